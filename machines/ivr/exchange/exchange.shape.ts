import { isBlank } from '../../shared/blank.ts';

/** Something wrong in a file: where (RFC 6901) and what, as a code with the values that its words name. */
export interface FileFault {
  pointer: string;
  code: FaultCode;
  values: Readonly<Record<string, string | number>>;
  /** What the node or box in which it lies is called in the file, where that is readable. */
  title?: string;
}

export type FaultCode =
  | 'notFlag'
  | 'notOneOf'
  | 'notText'
  | 'empty'
  | 'tooLong'
  | 'notUuid'
  | 'notWhole'
  | 'notNumber'
  | 'outOfRange'
  | 'notList'
  | 'tooMany'
  | 'notObject'
  | 'missing'
  | 'unknown'
  | 'repeated'
  | 'noTop'
  | 'notInFile'
  | 'secondTop'
  | 'rootIsNoTop'
  | 'circle'
  | 'noStart'
  | 'otherVersion';

export function fault(pointer: string, code: FaultCode, values: FileFault['values'] = {}): FileFault {
  return { pointer, code, values };
}

/** What a JSON value must look like, described as data. */
export type Shape =
  /** `filled`: more than blanks. */
  | { kind: 'text'; filled?: true; min?: number; max: number }
  | { kind: 'uuid' }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'flag' }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'nothingOr'; shape: Shape }
  | { kind: 'list'; of: Shape; max: number }
  | { kind: 'record'; fields: Readonly<Record<string, Shape>>; optional?: readonly string[] };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything in which a value differs from a shape. */
export function faultsIn(shape: Shape, value: unknown, pointer = ''): FileFault[] {
  const wrong = (code: FaultCode, values: FileFault['values'] = {}) => [fault(pointer, code, values)];
  switch (shape.kind) {
    case 'nothingOr':
      return value === null ? [] : faultsIn(shape.shape, value, pointer);
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('notFlag');
    case 'choice':
      return shape.of.some((one) => one === value) ? [] : wrong('notOneOf', { known: shape.of.join(', ') });
    case 'text':
      if (typeof value !== 'string') return wrong('notText');
      if (value.length < (shape.min ?? 0) || (shape.filled && isBlank(value))) return wrong('empty');
      return value.length > shape.max ? wrong('tooLong', { max: shape.max }) : [];
    case 'uuid':
      return typeof value === 'string' && UUID.test(value) ? [] : wrong('notUuid');
    case 'whole':
    case 'number': {
      const isNumber = shape.kind === 'whole' ? Number.isInteger(value) : Number.isFinite(value);
      if (typeof value !== 'number' || !isNumber) return wrong(shape.kind === 'whole' ? 'notWhole' : 'notNumber');
      const { min, max } = shape;
      return value < min || value > max ? wrong('outOfRange', { min, max }) : [];
    }
    case 'list': {
      if (!Array.isArray(value)) return wrong('notList');
      if (value.length > shape.max) return wrong('tooMany', { max: shape.max });
      return value.flatMap((entry: unknown, index) => faultsIn(shape.of, entry, `${pointer}/${index}`));
    }
    case 'record':
      return recordFaults(shape, value, pointer);
  }
}

function recordFaults(shape: Extract<Shape, { kind: 'record' }>, value: unknown, pointer: string): FileFault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [fault(pointer, 'notObject')];
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const missing = Object.keys(shape.fields).filter((name) => !given.has(name) && !shape.optional?.includes(name));
  return [
    ...missing.map((name) => fault(`${pointer}/${name}`, 'missing')),
    ...[...given].flatMap(([name, inner]) => {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
      return field ? faultsIn(field, inner, at) : [fault(at, 'unknown')];
    }),
  ];
}
