import { editBox } from '../commands/commands.box.ts';
import { type Command, editLinks, editNode, isRefused, type Refused, setActive } from '../commands/commands.ts';
import { generatedChildren } from '../compile/compile.lists.ts';
import { keysOf } from '../compile/compile.ts';
import { ancestorsOf, type Draft, familyOf, type MenuContext } from '../draft/draft.ts';
import { linkKinds, type MenuNode } from '../menu.ts';
import { isBlank, queriesOf } from '../node/node.facts.ts';
import { fixed } from '../query/query.fix.ts';
import { checkQuery } from '../query/query.ts';
import type { Problem, ProblemCode } from './problem.ts';

/* What mends a finding at once, where that is known. Each is a command like any other: one step that can be undone. */

export const fixCodes = [
  'takeKey',
  'switchOn',
  'removeLink',
  'allowChildren',
  'recordMinute',
  'readNoList',
  'useSuggestion',
] as const;
export type FixCode = (typeof fixCodes)[number];

export interface Fix {
  code: FixCode;
  /** Fill the words of the code. */
  values: Problem['values'];
  command: Command;
}

type Found = { code: FixCode; values?: Problem['values']; command: Command | Refused } | null;
type Fixer = (problem: Problem, draft: Draft, context: MenuContext) => Found;

const fixers: Partial<Record<ProblemCode, Fixer>> = {
  duplicateKey: takeFreeKey,
  noKeyLeft: takeFreeKey,
  keyHidesWay: takeFreeKey,
  targetInactive: switchTargetOn,
  underInactive: switchTargetOn,
  targetMissing: removeLink,
  contentOver: removeLink,
  surveyEmpty: removeLink,
  linkNeverFires: removeLink,
  tooManyChildren: ({ uuid, values }, draft) => {
    const count = Number(values['count']);
    if (count > MAX_CHILDREN) return null;
    return { code: 'allowChildren', values: { count }, command: editNode(draft, uuid, { maxChildNodes: count }) };
  },
  recordingEmpty: ({ uuid }, draft) => ({
    code: 'recordMinute',
    command: editNode(draft, uuid, { maxDurationSeconds: 60 }),
  }),
  listSilent: ({ uuid }, draft) => ({ code: 'readNoList', command: editNode(draft, uuid, { childRepeat: 0 }) }),
  queryInvalid: useSuggestion,
};
/** As many keys as a telephone has. */
const MAX_CHILDREN = 12;

/** What mends this on the draft as it is; null where nobody but the designer can say. */
export function fixOf(problem: Problem, draft: Draft, context: MenuContext): Fix | null {
  const found = fixers[problem.code]?.(problem, draft, context);
  if (!found || isRefused(found.command)) return null;
  return { code: found.code, values: found.values ?? {}, command: found.command };
}

function takeFreeKey({ uuid, field }: Problem, draft: Draft, context: MenuContext): Found {
  const node = draft.nodes.get(uuid);
  if (!node || field !== 'specialChar' || node.parentNodeUuid === null) return null;
  const key = freeKey(node, draft, context);
  return key === null
    ? null
    : { code: 'takeKey', values: { key }, command: editNode(draft, uuid, { specialChar: key }) };
}

/** The lowest number that leads nowhere yet, 0 last; those that inactive ones are to have only where no other is left. */
function freeKey(node: MenuNode, draft: Draft, context: MenuContext): string | null {
  const parent = draft.nodes.get(node.parentNodeUuid ?? '');
  const siblings = familyOf(draft, node.parentNodeUuid);
  const family = siblings.filter(({ active }) => active === 1);
  const lists = { ...context, nodes: [], boxes: [] };
  const entries = parent && !isBlank(parent.menuLovId) ? generatedChildren(parent, lists).map((one) => one.node) : [];
  const taken = new Set([...keysOf([...family, ...entries])].flatMap(([of, key]) => (of === node ? [] : [key])));
  const claimed = new Set(siblings.flatMap((one) => (one === node ? [] : [one.specialChar])));
  const free = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].filter((key) => !taken.has(key));
  return free.find((key) => !claimed.has(key)) ?? free[0] ?? null;
}

/** The target itself, and what is above it. */
function switchTargetOn({ values }: Problem, draft: Draft): Found {
  const target = draft.nodes.get(String(values['target']));
  if (!target) return null;
  const chain = [...ancestorsOf(draft, target.childNodeUuid).toReversed(), target.childNodeUuid];
  const asleep = chain.filter((uuid) => draft.nodes.get(uuid)?.active === 0);
  return { code: 'switchOn', values: { title: target.title }, command: setActive(draft, asleep, 1) };
}

function removeLink({ uuid, field = '', values }: Problem, draft: Draft): Found {
  const edit = unlinked(uuid, field, String(values['target'] ?? ''), draft);
  return edit && { code: 'removeLink', command: edit };
}

function unlinked(uuid: string, field: string, target: string, draft: Draft): Command | Refused | null {
  if (draft.boxes.has(uuid)) {
    if (field === 'childNodeUuid') return editBox(draft, uuid, { childNodeUuid: null });
    return field === 'actionId' ? editBox(draft, uuid, { actionType: 'none', actionId: null }) : null;
  }
  if (field === 'successNodeUuid' || field === 'failedNodeUuid') return editNode(draft, uuid, { [field]: null });
  const kind = linkKinds.find((one) => field === `links.${one}`);
  const links = kind && draft.nodes.get(uuid)?.links[kind];
  if (!kind || !links) return null;
  return editLinks(
    draft,
    uuid,
    kind,
    links.filter((link) => link.target !== target),
  );
}

function useSuggestion({ uuid, field }: Problem, draft: Draft): Found {
  const node = draft.nodes.get(uuid);
  const of = node ?? draft.boxes.get(uuid);
  const query = of && queriesOf(of).find((one) => one.field === field);
  const wrong = query && checkQuery(query.text, query.kind);
  if (!query || wrong?.suggestion === undefined) return null;
  const edit = { [query.field]: fixed(query.text, wrong) };
  const command = node ? editNode(draft, uuid, edit) : editBox(draft, uuid, edit);
  return { code: 'useSuggestion', values: { suggestion: wrong.suggestion }, command };
}
