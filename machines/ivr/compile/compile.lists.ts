import { type ListEntry, type MenuNode, type MenuSource, noLinks } from '../menu.ts';

/**
 * The children a node gets from the entries of its reference list: one an entry, called `<uuid>/<code>`. Who chooses one
 * has made a choice (`result.code` …) and goes on where the list node's success leads.
 */
export function generatedChildren(list: MenuNode, source: MenuSource): readonly { node: MenuNode; entry: ListEntry }[] {
  const entries = list.menuLovId === null ? [] : (source.lists[list.menuLovId] ?? []);
  return entries.map((entry, index) => ({ entry, node: nodeOf(list, entry, index) }));
}

function nodeOf(list: MenuNode, entry: ListEntry, index: number): MenuNode {
  const uuid = `${list.childNodeUuid}/${entry.code}`;
  return {
    ...list,
    id: uuid,
    childNodeUuid: uuid,
    parentNodeUuid: list.childNodeUuid,
    title: entry.name,
    seqOrder: index + 1,
    specialChar: null,
    hasInput: 0,
    active: 1,
    nodeRepeat: 1,
    childRepeat: 1,
    validationQuery: null,
    fileNameQuery: null,
    patchDataQuery: null,
    menuLovId: null,
    recordingEnabled: false,
    recordingPathId: null,
    links: noLinks,
    audio: {},
  };
}
