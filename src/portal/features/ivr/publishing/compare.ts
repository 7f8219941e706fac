import { heardOf } from '../../../../../machines/ivr/audio/scripts.ts';
import { type Draft, nodesInOrder } from '../../../../../machines/ivr/draft/draft.ts';
import { differingFields, fieldsOf } from '../document/merge.ts';

/** One field that is not what it was. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** A node or welcome box that is not what it was. */
export interface PieceChange {
  id: string;
  kind: 'node' | 'box';
  title: string;
  change: 'added' | 'changed' | 'removed';
  fields: readonly FieldChange[];
}

/** What changed from one state of a menu to another: nodes in the order of the menu, then boxes. */
export function changesBetween(before: Draft, after: Draft): PieceChange[] {
  const nodes = new Map(nodesInOrder(after).map((node) => [node.childNodeUuid, node]));
  return [...piecesOf('node', before.nodes, nodes), ...piecesOf('box', before.boxes, after.boxes)];
}

function piecesOf(
  kind: PieceChange['kind'],
  before: ReadonlyMap<string, { title: string }>,
  after: ReadonlyMap<string, { title: string }>,
): PieceChange[] {
  const ids = new Set([...after.keys(), ...before.keys()]);
  return [...ids].flatMap((id): PieceChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return is ? [{ id, kind, title: is.title, change: 'added', fields: [] }] : [];
    if (!is) return [{ id, kind, title: was.title, change: 'removed', fields: [] }];
    const fields = fieldChanges(was, is);
    return fields.length === 0 ? [] : [{ id, kind, title: is.title, change: 'changed', fields }];
  });
}

/** What of one piece is not what it was. */
export function fieldChanges<Piece extends object>(was: Piece, is: Piece): FieldChange[] {
  const names = differingFields(heardOf(was), heardOf(is));
  if (names.length === 0) return [];
  const [old, now] = [fieldsOf(was), fieldsOf(is)];
  return names.map((field) => ({ field, before: old.get(field), after: now.get(field) }));
}
