import { expect, test } from 'vitest';
import {
  type ContractCall,
  calls,
  followed,
  isObject,
  type Json,
  type JsonObject,
  list,
  object,
} from '../support/contract.ts';

/** Features whose calls a reader can try without having to guess a value. A feature joins when it is finished. */
const complete = ['auth', 'accounts', 'loans', 'lovs', 'workflow', 'views', 'notifications', 'dashboard', 'moderation'];

/** Words that say by themselves what stands there. */
const speakingFormats = ['date-time', 'date', 'uuid', 'email', 'uri', 'binary'];

/** The places of a schema where nothing shows what a value looks like. */
function bareIn(node: Json | undefined, place: string, above: readonly JsonObject[] = []): string[] {
  const schema = followed(node);
  if (above.includes(schema) || saysItself(schema)) return [];
  const within = [...above, schema];
  const options = [...list(schema.oneOf), ...list(schema.anyOf), ...list(schema.allOf)];
  const fields = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const parts = [
    ...options.map((option) => [place, option] as const),
    ...fields.map(([name, field]) => [`${place}/${name}`, field] as const),
    ...[schema.items, schema.additionalProperties].filter(isObject).map((part) => [`${place}/…`, part] as const),
  ];
  if (parts.length === 0 && schema.type !== 'object' && Object.keys(schema).length > 0) return [place];
  return parts.flatMap(([at, part]) => bareIn(part, at, within));
}

function saysItself(schema: JsonObject): boolean {
  const { examples, example, const: only, default: usual, type, format } = schema;
  return (
    [examples, example, only, usual, schema.enum].some((value) => value !== undefined) ||
    type === 'boolean' ||
    type === 'null' ||
    (typeof format === 'string' && speakingFormats.includes(format))
  );
}

function bareOf({ id, parameters, body, responses }: ContractCall): string[] {
  const taken = parameters
    .filter(({ example }) => example === undefined)
    .flatMap(({ name, schema }) => bareIn(schema, `${id} ${name}`));
  const answers = [responses['200'], responses['201']].flatMap((answer) =>
    Object.values(object(answer?.content ?? {})),
  );
  const media = [...Object.values(body ?? {}), ...answers.map(object)];
  const shown = media.filter(({ example, examples }) => example === undefined && examples === undefined);
  return [...taken, ...shown.flatMap(({ schema }) => bareIn(schema, id))];
}

test.each(complete)('%s shows an example of whatever its calls take and answer', (feature) => {
  const own = calls.filter((call) => call.feature === feature);
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap(bareOf)).toEqual([]);
});
