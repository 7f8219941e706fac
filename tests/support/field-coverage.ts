import { type ContractCall, calls, followed, isObject, type Json, type JsonObject, list } from './contract.ts';

/** Fields by their place in what is sent: `farmcrops[].cropId`. */
export type SentFields = { [operationId: string]: string[] };

/** Deeper is not told apart. */
const DEEPEST = 5;

interface Sent {
  headers(): { [name: string]: string };
  postDataBuffer(): Buffer | null;
}

/** The fields that a request carries; of a form those that its parts name. */
export function fieldsSent(request: Sent): string[] {
  const body = request.postDataBuffer();
  if (!body) return [];
  const type = request.headers()['content-type'] ?? '';
  const text = body.toString('utf8');
  if (type.startsWith('multipart/')) return [...text.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
  if (type.includes('urlencoded')) return [...new URLSearchParams(text).keys()];
  try {
    return placesIn(JSON.parse(text));
  } catch {
    return [];
  }
}

function placesIn(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, `${at}[]`));
  if (!isObject(value)) return at === '' ? [] : [at];
  return Object.entries(value).flatMap(([name, part]) => placesIn(part, at === '' ? name : `${at}.${name}`));
}

/** The fields that the contract lets a call carry. */
function fieldsOf(call: ContractCall): string[] {
  const [schema] = Object.values(call.body ?? {});
  const inside = schema && followed(schema).schema;
  return inside === undefined ? [] : [...new Set(placesOf(followed(inside), '', 0))];
}

function placesOf(schema: JsonObject, at: string, depth: number): string[] {
  const ways = [...list(schema.oneOf), ...list(schema.anyOf), ...list(schema.allOf)].map(followed);
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const below = ways.flatMap((way) => placesOf(way, at, depth));
  if (schema.items !== undefined) return placesOf(followed(schema.items), `${at}[]`, depth + 1);
  if (properties.length === 0) return below.length > 0 || at === '' ? below : [at];
  if (depth >= DEEPEST) return [at];
  const own = properties.flatMap(([name, part]) =>
    placesOf(followed(part), at === '' ? name : `${at}.${name}`, depth + 1),
  );
  return [...own, ...below.filter((place) => place !== at)];
}

/** Of each call that a journey makes with a body: which of its fields the journeys entered, and which they did not. */
export function fieldReport(sent: SentFields): string {
  const rows = calls.flatMap((call) => {
    const fields = fieldsOf(call);
    const entered = new Set(sent[call.id]);
    if (fields.length === 0 || entered.size === 0) return [];
    // A list that was sent empty, or of plain values, was entered as a whole.
    const isEntered = (field: string) => entered.has(field) || entered.has(`${field}[]`);
    const left = fields.filter((field) => !isEntered(field));
    return [{ call, entered: fields.length - left.length, of: fields.length, left }];
  });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return [
    '# Fields that are entered',
    '',
    `${sum(({ entered }) => entered)} of the ${sum(({ of }) => of)} fields of the ${rows.length} calls with a body that the portal makes are sent in a journey in a browser. The fields are those of the contract.`,
    '',
    'Written by `FMIS_UPDATE_COVERAGE=1 npm run journeys`.',
    '',
    '| Call | Entered | Not entered in any journey |',
    '|---|---|---|',
    ...rows.map(
      ({ call, entered, of, left }) =>
        `| \`${call.method.toUpperCase()} ${call.path}\` | ${entered} of ${of} | ${left.map((field) => `\`${field}\``).join(', ')} |`,
    ),
    '',
  ].join('\n');
}
