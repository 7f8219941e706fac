import { expect, test } from 'vitest';
import { calls, followed, isObject, type Json, type JsonObject, list, object } from '../support/contract.ts';

/*
 * A text that somebody writes and others read is `format: line` or `lines`, so that no hidden mark in it makes them read
 * something else. What is none of these, by the names of its fields:
 */
const noProse = new Set(
  [
    // Judged by the server, which says what is wrong with it: numbers, addresses, ids, days, codes.
    'msisdn outboundCid agent institutionId roleId languageId occupationId tehsilId id cnic dob email gender lat lng phoneType',
    'recordingPathId mediaId prefixes username transactionId icon kind category tag value url',
    // Shown to nobody: keys, secrets and what a list is asked with.
    'token code client_id client_secret redirect_uri refresh_token scope secret query filter removedFiles deletedImages order',
    // Queries and calls of the voice menu, which designers read as code.
    'fileNameQuery patchDataQuery validationQuery dataQuery queryString body values problems cause problem',
    // Who a caller of a trial is: ids, numbers and what a menu said.
    'crops heardBefore livestock location machineries operator subscriberStatus expected input',
    // Lists in JSON, as forms send them; their texts are judged one by one.
    'campaignFiles contentTexts languages livestocks locations profiles promoData recordingEndFiles tags metaData',
    'surveyCrops surveyFiles surveyInputs surveyLanguages surveyLivestocks surveyLocations surveyMachineries surveyOperator surveyProfiles',
    // Fields of events, which the machine describes: texts of several lines are judged there.
    'fields',
  ].flatMap((names) => names.split(' ')),
);
/** What is spoken to callers, and never shown to any of them. */
const spoken = /\/scripts\/\w+\/text$/;

test('what people write for others is a line or lines, or it is known why it is neither', () => {
  const free = calls.flatMap(({ id, body }) =>
    Object.values(body ?? {}).flatMap((media) => freeTexts(object(media).schema, id, new Set())),
  );
  const nameOf = (place: string) => /\/(\w+)[[\]{}]*$/.exec(place)?.[1] ?? place;
  const unknown = free.filter((place) => !noProse.has(nameOf(place)) && !spoken.test(place));
  expect([...new Set(unknown)]).toEqual([]);
  const met = new Set(free.map(nameOf));
  expect([...noProse].filter((name) => !met.has(name))).toEqual([]);
});

/** Where a text may be anything at all. */
function freeTexts(node: Json | undefined, place: string, above: ReadonlySet<Json>): string[] {
  if (!isObject(node)) return [];
  const schema = followed(node);
  if (above.has(schema)) return [];
  const within = new Set([...above, schema]);
  const parts: [string, Json][] = [
    ...Object.entries(object(schema.properties ?? {})).map(([name, part]): [string, Json] => [`/${name}`, part]),
    ...[schema.items].filter(isObject).map((part): [string, Json] => ['[]', part]),
    ...[schema.additionalProperties].filter(isObject).map((part): [string, Json] => ['{}', part]),
    ...[schema.if, schema.then, schema.else].filter(isObject).map((part): [string, Json] => ['', part]),
    ...[schema.oneOf, schema.anyOf, schema.allOf]
      .flatMap((some) => list(some ?? []))
      .map((part): [string, Json] => ['', part]),
  ];
  return [
    ...(isFree(schema) ? [place] : []),
    ...parts.flatMap(([step, part]) => freeTexts(part, place + step, within)),
  ];
}

function isFree({ type, format, pattern, enum: known, const: only }: JsonObject): boolean {
  const isText = [type].flat().includes('string');
  const isAnything = typeof pattern !== 'string' || pattern.startsWith('[^');
  return isText && isAnything && format === undefined && known === undefined && only === undefined;
}
