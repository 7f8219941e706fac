import { readFileSync } from 'node:fs';
import { findList, type ListKey } from '../features/lovs/lists.ts';
import { referenceCode, referenceId } from '../features/lovs/reference-id.ts';

export interface ContentItem {
  id: string;
  list: ListKey;
  code: string;
  name: string;
  nameUr: string | null;
  parentId: string | null;
  attributes: Record<string, string | number>;
  sort: number;
}

const known = new Map<ListKey, ContentItem[]>();
const idsByName = new Map<ListKey, Map<string, string>>();

/** The shipped items of a list, in their order. */
export function contentOf(list: ListKey): readonly ContentItem[] {
  const items = known.get(list) ?? readItems(list);
  known.set(list, items);
  return items;
}

/** The id of a shipped item without a parent, or of the first one with that name. */
export function shippedId(list: ListKey, name: string): string {
  const ids = idsByName.get(list) ?? new Map(contentOf(list).map((item) => [item.name, item.id]));
  idsByName.set(list, ids);
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${list}.tsv has no ${name}`);
  return id;
}

/** Rows of a tab-separated file of this folder, by the names of its first line. */
export function readTable(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`content/${name}.tsv`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

function readItems(list: ListKey): ContentItem[] {
  const parents = new Map(parentItems(list).map((parent) => [parent.name, parent]));
  const hasOwnCodes = findList(list)?.ownCodes === true;
  return readTable(list).map((row, sort) => {
    const { name = '', name_ur, parent: parentName, ...attributes } = row;
    const parent = parentName ? parents.get(parentName) : undefined;
    if (parentName && !parent) throw new Error(`${list}.tsv: ${name} belongs to ${parentName}, which does not exist`);
    const code = referenceCode(name, hasOwnCodes ? undefined : parent?.code);
    return {
      id: referenceId(list, code),
      list,
      code,
      name,
      nameUr: name_ur || null,
      parentId: parent?.id ?? null,
      attributes: withNumbers(attributes),
      sort,
    };
  });
}

function parentItems(list: ListKey): readonly ContentItem[] {
  const parent = findList(findList(list)?.parent ?? '');
  return parent ? contentOf(parent.key) : [];
}

const numbers = new Set([
  'lat',
  'lng',
  'days',
  'afterSowing',
  'kilograms',
  'acres',
  'needed',
  'perMinute',
  'mostADay',
  'mostAWeek',
]);

function withNumbers(cells: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([, cell]) => cell !== '')
      .map(([key, cell]) => [key, numbers.has(key) ? Number(cell) : cell]),
  );
}
