/** Something wrong in a file: where (RFC 6901) and what. */
export interface FileFault {
  pointer: string;
  message: string;
}

/** What a JSON value must look like, described as data. */
export type Shape =
  | { kind: 'text'; min?: number; max: number; pattern?: RegExp; says?: string }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'flag' }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'nothingOr'; shape: Shape }
  | { kind: 'list'; of: Shape; max: number }
  | { kind: 'record'; fields: Readonly<Record<string, Shape>>; optional?: readonly string[] };

/** Everything in which a value differs from a shape. */
export function faultsIn(shape: Shape, value: unknown, pointer = ''): FileFault[] {
  const wrong = (message: string): FileFault[] => [{ pointer, message }];
  switch (shape.kind) {
    case 'nothingOr':
      return value === null ? [] : faultsIn(shape.shape, value, pointer);
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('must be true or false');
    case 'choice':
      return shape.of.some((one) => one === value) ? [] : wrong(`must be one of ${shape.of.join(', ')}`);
    case 'text': {
      if (typeof value !== 'string') return wrong('must be a text');
      if (value.length < (shape.min ?? 0)) return wrong('must not be empty');
      if (value.length > shape.max) return wrong(`must have at most ${shape.max} characters`);
      return shape.pattern && !shape.pattern.test(value) ? wrong(`must be ${shape.says ?? 'of another form'}`) : [];
    }
    case 'whole':
    case 'number': {
      const isNumber = shape.kind === 'whole' ? Number.isInteger(value) : Number.isFinite(value);
      if (typeof value !== 'number' || !isNumber)
        return wrong(`must be a ${shape.kind === 'whole' ? 'whole ' : ''}number`);
      return value < shape.min || value > shape.max ? wrong(`must be from ${shape.min} to ${shape.max}`) : [];
    }
    case 'list': {
      if (!Array.isArray(value)) return wrong('must be a list');
      if (value.length > shape.max) return wrong(`must have at most ${shape.max} entries`);
      return value.flatMap((entry: unknown, index) => faultsIn(shape.of, entry, `${pointer}/${index}`));
    }
    case 'record':
      return recordFaults(shape, value, pointer);
  }
}

function recordFaults(shape: Extract<Shape, { kind: 'record' }>, value: unknown, pointer: string): FileFault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ pointer, message: 'must be an object' }];
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const missing = Object.keys(shape.fields).filter((name) => !given.has(name) && !shape.optional?.includes(name));
  return [
    ...missing.map((name) => ({ pointer: `${pointer}/${name}`, message: 'is missing' })),
    ...[...given].flatMap(([name, inner]) => {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
      return field ? faultsIn(field, inner, at) : [{ pointer: at, message: 'is not known here' }];
    }),
  ];
}
