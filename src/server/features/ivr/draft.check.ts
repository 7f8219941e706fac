import type { TargetKind } from '../../../../machines/ivr/exchange/exchange.targets.ts';
import { type Audio, byLinkKind, type Change, linkKinds, type MenuNode } from '../../../../machines/ivr/menu.ts';
import { checkQuery } from '../../../../machines/ivr/query/query.ts';
import type { FieldError } from '../../platform/errors.ts';
import { type FieldMessage, fieldMessage } from '../../platform/field.messages.ts';
import type { Executor } from '../../platform/transaction.ts';
import { queryMessage } from '../campaigns/query.messages.ts';
import type { DraftState } from './draft.state.ts';
import { unknownAmong } from './draft.targets.ts';

/** A query that does not compile is refused with the place of its fault, which the editor underlines. */
interface QueryError extends FieldError {
  line: number;
  column: number;
  length: number;
}

/** How changes are looked at. */
export interface Look {
  /** Where the changes stand in the body: `/changes`. */
  pointerOf: (index: number) => string;
  /** Queries that do not compile are taken: the draft keeps what is being written, and publishing refuses it. */
  keepsBrokenQueries?: boolean;
}

/**
 * What is wrong with the fields of changed nodes and boxes: queries that do not compile, sounds and link targets that
 * do not exist. Only what differs from the draft is looked at, so that an old fault stops nobody from changing the rest.
 */
export async function faultsOf(
  db: Executor,
  { draft }: DraftState,
  changes: readonly Change[],
  { pointerOf, keepsBrokenQueries = false }: Look,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const sounds: Asked[] = [];
  const targets = byLinkKind((): Asked[] => []);
  const added = new Set(changes.flatMap((change) => (change.op === 'putNode' ? [change.node.childNodeUuid] : [])));
  for (const [index, change] of changes.entries()) {
    const pointer = pointerOf(index);
    if (change.op === 'putNode') {
      const { node } = change;
      const before = draft.nodes.get(node.childNodeUuid);
      if (!keepsBrokenQueries) errors.push(...queryErrors(pointer, node, before));
      errors.push(...doubleLinks(pointer, node));
      sounds.push(...newSounds(pointer, node.audio, before?.audio));
      for (const kind of linkKinds) {
        if (kind === 'contentNodes') continue;
        const known = new Set(before?.links[kind].map(({ target }) => target));
        for (const [place, { target }] of node.links[kind].entries()) {
          if (known.has(target)) continue;
          targets[kind].push({ id: target, pointer: `${pointer}/links/${kind}/${place}/target` });
        }
      }
    } else if (change.op === 'putBox') {
      const before = draft.boxes.get(change.box.id);
      if (!keepsBrokenQueries) errors.push(...queryErrors(pointer, change.box, before));
      sounds.push(...newSounds(pointer, change.box.audio, before?.audio));
      const { parentNodeUuid: owner } = change.box;
      if (owner !== null && !draft.nodes.has(owner) && !added.has(owner)) {
        errors.push({ pointer: `${pointer}/parentNodeUuid`, ...fieldMessage('noSuchNode') });
      }
    }
  }
  errors.push(...(await missing(db, 'sounds', sounds, fieldMessage('noSuchSound'))));
  for (const kind of linkKinds) {
    if (kind !== 'contentNodes')
      errors.push(...(await missing(db, kind, targets[kind], fieldMessage('nothingToLink'))));
  }
  return errors.slice(0, 200);
}

interface Asked {
  id: string;
  pointer: string;
}

const kinds = { validationQuery: 'validation', fileNameQuery: 'fileName', patchDataQuery: 'patch' } as const;
type Queries = Partial<Record<keyof typeof kinds, string | null>>;

function queryErrors(pointer: string, now: Queries, before: Queries | undefined): QueryError[] {
  return (['validationQuery', 'fileNameQuery', 'patchDataQuery'] as const).flatMap((field) => {
    const text = now[field] ?? null;
    if (text === null || text.trim() === '' || text === before?.[field]) return [];
    const problem = checkQuery(text, kinds[field]);
    if (!problem) return [];
    const { line, column, length } = problem;
    return [{ pointer: `${pointer}/${field}`, ...queryMessage(problem), line, column, length }];
  });
}

function doubleLinks(pointer: string, { links }: MenuNode): FieldError[] {
  const ids = new Set<string>();
  return linkKinds.flatMap((kind) =>
    links[kind].flatMap(({ id }, place) => {
      const double = ids.has(id);
      ids.add(id);
      return double ? [{ pointer: `${pointer}/links/${kind}/${place}/id`, ...fieldMessage('linkIdTaken') }] : [];
    }),
  );
}

function newSounds(pointer: string, now: Audio, before: Audio | undefined): Asked[] {
  const known = new Set(Object.values(before ?? {}).map(({ mediaId }) => mediaId));
  return Object.entries(now)
    .filter(([, { mediaId }]) => !known.has(mediaId))
    .map(([language, { mediaId }]) => ({ id: mediaId, pointer: `${pointer}/audio/${language}` }));
}

/** What is asked for and is not there. */
async function missing(
  db: Executor,
  kind: TargetKind,
  asked: readonly Asked[],
  words: FieldMessage,
): Promise<FieldError[]> {
  const unknown = new Set(
    await unknownAmong(
      db,
      kind,
      asked.map(({ id }) => id),
    ),
  );
  return asked.filter(({ id }) => unknown.has(id)).map(({ pointer }) => ({ pointer, ...words }));
}
