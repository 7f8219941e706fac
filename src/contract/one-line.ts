import { VISIBLE } from '../../machines/shared/blank.ts';
import { isObject, type Json, type JsonObject } from './bundle.ts';
import { methods } from './conventions.ts';

/** What is written in one line wherever it is sent: names and titles, and what a form asks for in a line. */
const ONE_LINE = new Set(
  `title titleUr name nameUr fatherName village address callerId list tags key farmTitle
  purpose season security coSigner source supplier unit quality fileName
  own symbol months rule`.split(/\s+/),
);

/** What is written in sentences, and read by others as it was: why something was done, and what is noted of it. */
const SEVERAL_LINES = new Set(
  'reason note why description descriptionUr areaReason boundaryReason overlapReason'.split(' '),
);

/** Such texts of bodies, of which nothing else rules the form, have the format `line` or `lines`. */
export function withOneLines(document: JsonObject): JsonObject {
  const done = new Set<Json>();
  const visit = (given: Json | undefined, format?: 'line' | 'lines') => {
    const node = isObject(given) && typeof given.$ref === 'string' ? lookUp(document, given.$ref) : given;
    if (!isObject(node)) return;
    if (format && isFreeText(node, LONGEST[format])) node.format = format;
    if (done.has(node)) return;
    done.add(node);
    const properties = isObject(node.properties) ? node.properties : {};
    for (const [name, property] of Object.entries(properties)) visit(property, formatOf(name));
    for (const part of [node.items, node.additionalProperties, node.if, node.then, node.else]) visit(part, format);
    for (const parts of [node.oneOf, node.anyOf, node.allOf])
      if (Array.isArray(parts)) for (const part of parts) visit(part, format);
  };
  for (const body of bodies(document))
    for (const media of Object.values(body)) if (isObject(media)) visit(media.schema);
  return document;
}

/** Longer ones are lists in JSON, as forms send them. */
const LONGEST = { line: 300, lines: 5000 } as const;

const formatOf = (name: string) => (ONE_LINE.has(name) ? 'line' : SEVERAL_LINES.has(name) ? 'lines' : undefined);

function isFreeText(
  { type, maxLength, pattern, format, enum: known, const: only }: JsonObject,
  longest: number,
): boolean {
  const isText =
    (type === 'string' || (Array.isArray(type) && type.includes('string'))) && Number(maxLength) <= longest;
  const isRuled = format !== undefined || known !== undefined || only !== undefined;
  return isText && !isRuled && (pattern === undefined || pattern === VISIBLE);
}

function* bodies(document: JsonObject): Generator<JsonObject> {
  const paths = isObject(document.paths) ? document.paths : {};
  for (const item of Object.values(paths).filter(isObject)) {
    for (const operation of methods.map((method) => item[method]).filter(isObject)) {
      const body = operation.requestBody;
      if (isObject(body) && isObject(body.content)) yield body.content;
    }
  }
}

function lookUp(document: JsonObject, ref: string): Json | undefined {
  const steps = ref.slice('#/'.length).split('/');
  return steps.reduce<Json | undefined>((at, step) => (isObject(at) ? at[step] : undefined), document);
}
