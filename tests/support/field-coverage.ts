import type { Operation } from '../../src/server/platform/contract.ts';
import type { Inspect } from '../../src/server/platform/router.ts';
import { type SpecEntity, specEntities } from './spec-fields.ts';

/** Names of fields that had something in them, by operation: what screens sent, and what they were answered with. */
export interface FieldsReached {
  entered: { [operationId: string]: string[] };
  shown: { [operationId: string]: string[] };
}

/** Notes which fields the pages of a journey send and get. */
export class FieldCounter {
  readonly #entered = new Map<string, Set<string>>();
  readonly #shown = new Map<string, Set<string>>();

  readonly note: Inspect = (operation: Operation, status, answer, call) => {
    const { body, files, request } = call;
    const params = call.params as Readonly<Record<string, string>>;
    // What the portal sends by the machines' own call is known by its event: `job.PAUSE`.
    const id = operation.id === 'sendWorkflowEvent' ? `${params['entity']}.${params['event']}` : operation.id;
    if (status >= 300 || !/Chrome/.test(String(request.headers['user-agent']))) return;
    const entered = namesIn(this.#entered, id);
    addNames(params, entered);
    addNames(body, entered);
    for (const { field } of files) entered.add(field);
    addNames(answer, namesIn(this.#shown, id));
  };

  reached(): FieldsReached {
    const plain = (all: Map<string, Set<string>>) =>
      Object.fromEntries([...all].map(([id, names]) => [id, [...names].sort()]));
    return { entered: plain(this.#entered), shown: plain(this.#shown) };
  }
}

function namesIn(all: Map<string, Set<string>>, id: string): Set<string> {
  const names = all.get(id) ?? new Set<string>();
  all.set(id, names);
  return names;
}

/** Of all that has something in it, at any depth. */
function addNames(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) addNames(each, names);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      if (child === null || child === '' || (Array.isArray(child) && child.length === 0)) continue;
      names.add(name);
      addNames(child, names);
    }
  }
}

type Reach = { how: 'entered' | 'shown'; journeys: string[] } | null;
type ByFile = ReadonlyMap<string, FieldsReached>;

function reachOf({ enteredBy, shownBy }: SpecEntity, name: string, byFile: ByFile): Reach {
  const journeys = (kind: keyof FieldsReached, operations: readonly string[]) =>
    [...byFile].flatMap(([file, reached]) =>
      operations.some((id) => reached[kind][id]?.includes(name)) ? [file] : [],
    );
  const entered = journeys('entered', enteredBy);
  if (entered.length > 0) return { how: 'entered', journeys: entered };
  const shown = journeys('shown', shownBy);
  return shown.length > 0 ? { how: 'shown', journeys: shown } : null;
}

/** A field as the specification says it, and the name that calls have for it. */
export function fieldsOf({ fields }: SpecEntity): [word: string, name: string][] {
  return fields.flatMap((field) => (typeof field === 'string' ? [[field, field]] : Object.entries(field)));
}

/** Fields that no screen of any journey entered or showed, as `Farm: shape`. */
export function unreachedFields(byFile: ByFile): string[] {
  return specEntities.flatMap((entity) =>
    fieldsOf(entity)
      .filter(([, name]) => reachOf(entity, name, byFile) === null)
      .map(([word]) => `${entity.entity}: ${word}`),
  );
}

export function fieldReport(byFile: ByFile): string {
  const all = specEntities.flatMap(fieldsOf).length;
  const row = (entity: SpecEntity, [word, name]: [string, string]) => {
    const reach = reachOf(entity, name, byFile);
    const named = word === name ? `\`${name}\`` : `${word} (\`${name}\`)`;
    const [first, second, ...more] = reach?.journeys ?? [];
    const journeys = [first, second, more.length > 0 && `${more.length} more`].filter(Boolean).join(', ');
    return `| ${named} | ${reach ? reach.how : '**neither**'} | ${journeys} |`;
  };
  return [
    '# Fields that are reached',
    '',
    `${all - unreachedFields(byFile).length} of the ${all} fields that the specification names are entered or shown by a screen in a journey in a browser: entered where a screen sent one with something in it, shown where a screen got one with something in it. A run of the journeys that reaches fewer fails.`,
    '',
    'Written by `FMIS_UPDATE_COVERAGE=1 npm run journeys`.',
    '',
    ...specEntities.flatMap((entity) => [
      `## ${entity.entity}`,
      '',
      '| Field | Reach | Journeys |',
      '|---|---|---|',
      ...fieldsOf(entity).map((field) => row(entity, field)),
      '',
    ]),
  ].join('\n');
}
