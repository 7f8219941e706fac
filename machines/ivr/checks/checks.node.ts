import { type ApiCallDetail, type Audio, languageNames, languages, type MenuNode, type WelcomeBox } from '../menu.ts';
import { isBlank, queriesOf } from '../node/node.facts.ts';
import { ownedIn } from '../query/query.ids.ts';
import { namesIn } from '../query/query.names.ts';
import type { QueryProblem } from '../query/query.problem.ts';
import { checkQuery, type QueryKind } from '../query/query.ts';
import type { Known } from './checks.known.ts';
import { apiProblems, contentProblems, trunkProblems } from './checks.used.ts';
import { type Problem, problem, type Severity } from './problem.ts';

/** What is wrong with a node taken by itself: its queries, its sounds, what it names outside the tree. */
export function nodeProblems(node: MenuNode, known: Known): Problem[] {
  const uuid = node.childNodeUuid;
  return [
    ...queryProblems(uuid, node),
    ...unknownIds(uuid, node.validationQuery),
    ...nodeAudio(node, known),
    ...missing(uuid, 'links.apiActions', 'error', node.links.apiActions, known.actions),
    ...missing(uuid, 'links.trunkActions', 'error', node.links.trunkActions, known.trunks),
    ...missing(uuid, 'links.contentFiles', 'error', node.links.contentFiles, known.files),
    ...missing(uuid, 'links.recordingEndFiles', 'error', node.links.recordingEndFiles, known.files),
    ...missing(uuid, 'links.campaigns', 'warning', node.links.campaigns, known.campaigns),
    ...missing(uuid, 'links.surveys', 'warning', node.links.surveys, known.surveys),
    ...inactive(uuid, 'links.apiActions', node.links.apiActions, known.actions),
    ...inactive(uuid, 'links.trunkActions', node.links.trunkActions, known.trunks),
    ...node.links.apiActions.flatMap(({ target }) => apiProblems(uuid, 'links.apiActions', known.actions.get(target))),
    ...node.links.trunkActions.flatMap(({ target }) =>
      trunkProblems(uuid, 'links.trunkActions', known.trunks.get(target), known.files),
    ),
    ...contentProblems(node, known),
    ...listProblems(node, known),
    ...(node.recordingEnabled && node.maxDurationSeconds <= 0
      ? [problem('recordingEmpty', 'error', uuid, {}, 'maxDurationSeconds')]
      : []),
  ];
}

/** What is wrong with a welcome box taken by itself; `hasFile` says whether some sound has this name. */
export function boxProblems(box: WelcomeBox, known: Known, hasFile: (name: string) => boolean): Problem[] {
  const uuid = box.id;
  const action = box.actionId === null || box.actionType === 'none' ? [] : [{ target: box.actionId }];
  const details = box.actionType === 'api' ? known.actions : known.trunks;
  const named = box.fileName ?? '';
  return [
    ...queryProblems(uuid, box),
    ...unknownIds(uuid, box.validationQuery),
    ...missing(uuid, 'actionId', 'error', action, details),
    ...inactive(uuid, 'actionId', action, details),
    ...(box.actionType === 'api' ? apiProblems(uuid, 'actionId', known.actions.get(box.actionId ?? '')) : []),
    ...(box.actionType === 'trunk'
      ? trunkProblems(uuid, 'actionId', known.trunks.get(box.actionId ?? ''), known.files)
      : []),
    ...namedProblems(uuid, box.fileNameQuery, hasFile),
    ...(box.actionType !== 'none' && box.actionId === null
      ? [problem('targetMissing', 'error', uuid, { target: 'The call to run' }, 'actionId')]
      : []),
    ...(named !== '' && !hasFile(named) ? [problem('fileUnknown', 'error', uuid, { name: named }, 'fileName')] : []),
    ...(named === '' && isBlank(box.fileNameQuery) ? boxAudio(box) : []),
  ];
}

/** A file query that comes, in some call, to a name that no sound has. */
export function namedProblems(uuid: string, query: string | null, hasFile: (name: string) => boolean): Problem[] {
  if (isBlank(query)) return [];
  const unknown = namesIn(query).filter((name) => !hasFile(name));
  return unknown.map((name) => problem('fileUnknown', 'warning', uuid, { name }, 'fileNameQuery'));
}

function queryProblems(uuid: string, of: Parameters<typeof queriesOf>[0]): Problem[] {
  return queriesOf(of).flatMap(({ field, kind, text }) => {
    const found = judged(text, kind);
    if (!found) return [];
    const { message, code, line, column, suggestion } = found;
    const said = { message, query: code, line, column, ...(suggestion === undefined ? {} : { suggestion }) };
    const values = { ...found.values, ...said };
    return [problem('queryInvalid', 'error', uuid, values, field)];
  });
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A condition that asks for a crop by its name: callers have ids, and nobody has that. */
function unknownIds(uuid: string, query: string | null): Problem[] {
  if (isBlank(query)) return [];
  const names = ownedIn(query).filter((name) => !ID.test(name));
  return names.map((name) => problem('idUnknown', 'warning', uuid, { name }, 'validationQuery'));
}

const judgements = new Map<string, QueryProblem | null>();
const MAX_JUDGEMENTS = 5000;

/** The same text is judged once: a menu has few different queries, and each edit would judge its own again. */
function judged(text: string, kind: QueryKind): QueryProblem | null {
  const key = `${kind} ${text}`;
  const known = judgements.get(key);
  if (known !== undefined) return known;
  if (judgements.size >= MAX_JUDGEMENTS) judgements.clear();
  const found = checkQuery(text, kind);
  judgements.set(key, found);
  return found;
}

function nodeAudio(node: MenuNode, known: Known): Problem[] {
  if (!isBlank(node.fileNameQuery)) return [];
  const files = node.links.contentFiles.flatMap(({ target }) => known.files.get(target) ?? []);
  return audioProblems(node.childNodeUuid, node.active, [node.audio, ...files]);
}

/** A box that only sends the caller on, or runs a call, may be silent. */
function boxAudio(box: WelcomeBox): Problem[] {
  const found = audioProblems(box.id, box.active, [box.audio]);
  const acts = box.actionType !== 'none' || box.childNodeUuid !== null;
  return acts ? found.filter(({ code }) => code !== 'noAudio') : found;
}

/** No sound at all is an error once callers would hear the silence; a language without one falls back and is a warning. */
function audioProblems(uuid: string, active: 0 | 1, sounds: readonly Audio[]): Problem[] {
  const silent = languages.filter((language) => sounds.every((audio) => audio[language] === undefined));
  if (silent.length === languages.length) {
    return [problem('noAudio', active === 1 ? 'error' : 'warning', uuid, {}, 'audio')];
  }
  if (silent.length === 0) return [];
  const values = { languages: silent.map((language) => languageNames[language]).join(', '), codes: silent.join(',') };
  return [problem('audioMissing', 'warning', uuid, values, 'audio')];
}

function missing(
  uuid: string,
  field: string,
  severity: Severity,
  links: readonly { target: string }[],
  known: { has(id: string): boolean },
): Problem[] {
  return links
    .filter(({ target }) => !known.has(target))
    .map(({ target }) => problem('targetMissing', severity, uuid, { target }, field));
}

function inactive(
  uuid: string,
  field: string,
  links: readonly { target: string }[],
  known: ReadonlyMap<string, Pick<ApiCallDetail, 'title' | 'active'>>,
): Problem[] {
  return links.flatMap(({ target }) => {
    const detail = known.get(target);
    return detail?.active === 0
      ? [problem('targetInactive', 'warning', uuid, { target, title: detail.title }, field)]
      : [];
  });
}

function listProblems({ childNodeUuid: uuid, menuLovId }: MenuNode, { lists }: Known): Problem[] {
  if (menuLovId === null || menuLovId === '') return [];
  const entries = lists[menuLovId];
  // Of one that has not been read yet nothing is known.
  return entries?.length === 0 ? [problem('listEmpty', 'warning', uuid, { list: menuLovId }, 'menuLovId')] : [];
}
