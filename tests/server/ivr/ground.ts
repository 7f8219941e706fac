import { randomUUID } from 'node:crypto';
import type { MenuNode } from '../../../machines/ivr/menu.ts';
import type { Person } from '../../support/app.ts';
import { newNode, rootOfMenu } from '../workflow/menu-node.driver.ts';

export const base = '/portal-adoptive-menu';
export { newNode, rootOfMenu };

/** A node as it can be put again: without what only an answer says. */
export function putOf({ refusals: _, ...node }: MenuNode & { refusals?: unknown }, change: Partial<MenuNode> = {}) {
  return { op: 'putNode', node: { ...node, ...change } };
}

export async function nodeNow(person: Person, id: string): Promise<MenuNode> {
  return (await person.get(`${base}/get-node/by-id/${id}`)).body;
}

export async function change(person: Person, ...changes: object[]) {
  return await person.post(`${base}/draft/changes`, { changes });
}

/** New nodes below this one, as a paste sends them: a comb of families of ten. */
export function pasted(like: MenuNode, under: string, count: number): { op: string; node: MenuNode }[] {
  const parents = [under];
  return Array.from({ length: count }, (_, index) => {
    const uuid = randomUUID();
    const parentNodeUuid = parents[Math.floor(index / 10)] ?? under;
    parents.push(uuid);
    const place = (index % 10) + 1;
    return putOf(like, {
      id: uuid,
      childNodeUuid: uuid,
      parentNodeUuid,
      title: `Pasted ${index}`,
      seqOrder: place,
      version: 0,
      active: 0,
    });
  });
}
