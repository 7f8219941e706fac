import { newNode } from '../../../../machines/ivr/commands/commands.ts';
import {
  byLinkKind,
  type Link,
  type LinkKind,
  type Links,
  type MenuNode,
  type WelcomeBox,
} from '../../../../machines/ivr/menu.ts';
import type { BodyOf } from '../../platform/feature.ts';

export type NewNode = BodyOf<'addMenuNode'>;
export type NodeUpdate = BodyOf<'updateMenuNode'>['update'];
type NewId = () => string;

/** A new node with the defaults of the API where the sender says nothing. */
export function nodeFrom(input: NewNode, siblings: readonly MenuNode[], newId: NewId): MenuNode {
  const uuid = input.childNodeUuid ?? newId();
  const bare = newNode(input.parentNodeUuid ?? null, uuid, newId());
  return {
    ...bare,
    seqOrder: input.seqOrder ?? siblings.reduce((max, { seqOrder }) => Math.max(max, seqOrder), 0) + 1,
    ...fieldsOf(input, bare, null, newId),
    active: input.active ?? 0,
  };
}

/** A full update: what is absent is cleared, but for the node's name and place, which cannot be, and its scripts and note, of which this call knows nothing. */
export function updated(node: MenuNode, input: NodeUpdate & { title: string }, newId: NewId): MenuNode {
  const bare = newNode(node.parentNodeUuid, node.childNodeUuid, node.id);
  return {
    ...bare,
    parentNodeUuid: input.parentNodeUuid === undefined ? node.parentNodeUuid : input.parentNodeUuid,
    seqOrder: input.seqOrder ?? node.seqOrder,
    ...fieldsOf(input, bare, node.links, newId),
    active: input.active ?? 1,
    ...scriptsOf(node),
    ...(node.note !== undefined && { note: node.note }),
    version: node.version,
  };
}

export function isFullUpdate(update: NodeUpdate): update is NodeUpdate & { title: string } {
  return update.title !== undefined;
}

function fieldsOf(
  input: Omit<NewNode, 'title'> & { title: string },
  bare: MenuNode,
  before: Links | null,
  newId: NewId,
) {
  return {
    title: input.title.trim(),
    specialChar: input.specialChar ?? null,
    hasInput: input.hasInput ?? 1,
    nodeRepeat: input.nodeRepeat ?? bare.nodeRepeat,
    childRepeat: input.childRepeat ?? bare.childRepeat,
    maxChildNodes: input.maxChildNodes ?? bare.maxChildNodes,
    validationQuery: textOf(input.validationQuery),
    fileNameQuery: textOf(input.fileNameQuery),
    patchDataQuery: textOf(input.patchDataQuery),
    successNodeUuid: input.successNodeUuid ?? null,
    failedNodeUuid: input.failedNodeUuid ?? null,
    playSuccessNodeContent: input.playSuccessNodeContent ?? 'no',
    playFailedNodeContent: input.playFailedNodeContent ?? 'no',
    menuLovId: input.menuLovId ?? null,
    recordingEnabled: input.recordingEnabled ?? false,
    maxDurationSeconds: input.maxDurationSeconds ?? bare.maxDurationSeconds,
    maxSilenceSeconds: input.maxSilenceSeconds ?? bare.maxSilenceSeconds,
    recordingPathId: input.recordingPathId ?? null,
    links: linksFrom(input.links ?? {}, before, newId),
    audio: input.audio ?? {},
  };
}

/** A link sent without its id keeps the one it has. */
function linksFrom(input: NonNullable<NewNode['links']>, before: Links | null, newId: NewId): Links {
  const linkOf =
    (kind: LinkKind) =>
    (given: { id?: string; target: string }): Link => ({
      id: given.id ?? before?.[kind].find(({ target }) => target === given.target)?.id ?? newId(),
      target: given.target,
    });
  return byLinkKind((kind) => (input[kind] ?? []).map(linkOf(kind)));
}

type BoxInput = BodyOf<'createWelcomeBox'>;
export type BoxUpdate = BodyOf<'updateWelcomeBox'>;

export function boxFrom(input: BoxInput, box: Pick<WelcomeBox, 'id' | 'version' | 'seqOrder' | 'scripts'>): WelcomeBox {
  return {
    id: box.id,
    title: input.title.trim(),
    seqOrder: input.seqOrder ?? box.seqOrder,
    active: input.active ?? 1,
    actionType: input.actionType ?? 'none',
    actionId: input.actionId ?? null,
    fileName: textOf(input.fileName),
    fileNameQuery: textOf(input.fileNameQuery),
    validationQuery: textOf(input.validationQuery),
    parentNodeUuid: input.parentNodeUuid ?? null,
    childNodeUuid: input.childNodeUuid ?? null,
    audio: input.audio ?? {},
    ...scriptsOf(box),
    version: box.version,
  };
}

function scriptsOf({ scripts }: Pick<WelcomeBox, 'scripts'>): Pick<WelcomeBox, 'scripts'> {
  return scripts ? { scripts } : {};
}

export function isFullBox(update: BoxUpdate): update is BoxUpdate & BoxInput {
  return update.title !== undefined;
}

function textOf(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The database writes ids in small letters, and what is compared with it must too. */
export function withPlainIds<T>(value: T): T {
  return plain(value) as T;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return UUID.test(value) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
