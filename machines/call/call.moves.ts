import type { CompiledNode } from '../ivr/compile/compile.ts';
import type { SurveyInput } from '../ivr/menu.ts';
import type { CallerPatch } from '../ivr/query/caller-patch.ts';
import { asksNumber, isWithinBounds, numberTyped } from '../ivr/questions.ts';
import { childrenFor } from './call.audience.ts';
import type { Offer, Stage } from './call.effects.ts';
import { queue, queueContent, titleOf } from './call.sounds.ts';
import { nodeOf, note, setResult, type Walk, walkOf } from './call.walk.ts';

/** A call never runs longer than this many events taken and nodes entered. */
export const MAX_STEPS = 1000;
/** Every circle needs a key: without one a node is entered at most so often. */
const MAX_ENTRIES_WITHOUT_KEY = 3;

/* Moves answer null: the walk goes on from where they lead. */

/** The caller comes to a node. */
export function enter(walk: Walk, uuid: string): null {
  const { call, menu } = walk;
  const node = menu.nodes.get(uuid);
  call.pressed = null;
  if (!node?.reachable) {
    note(walk, 'linkInactive', { target: node?.title ?? uuid });
    return go(walk, 'goodbye');
  }
  const entries = (call.sinceKey[uuid] ?? 0) + 1;
  if (entries > MAX_ENTRIES_WITHOUT_KEY) {
    note(walk, 'loopEnded', { title: node.title });
    return go(walk, 'goodbye');
  }
  call.node = uuid;
  call.steps += 1;
  call.visits = { ...call.visits, [uuid]: (call.visits[uuid] ?? 0) + 1 };
  call.sinceKey = { ...call.sinceKey, [uuid]: entries };
  walk.seen = null;
  note(walk, 'entered', { title: titleOf(node, call.language) });
  if (node.entry) {
    const { id, code, name } = node.entry;
    setResult(walk, { kind: 'choice', ok: true, id, code, name });
    return go(walk, 'success');
  }
  return go(walk, 'boxes');
}

/** On to a stage, from its beginning. */
export function go({ call }: Walk, stage: Stage): null {
  call.stage = stage;
  call.index = 0;
  call.part = 0;
  return afresh(call);
}

/** On to the next box, survey, API call … of the stage. */
export function goNext({ call }: Walk): null {
  call.index += 1;
  call.part = 0;
  return afresh(call);
}

/** Nothing is asked yet. */
function afresh(call: Walk['call']): null {
  call.attempt = 1;
  call.asked = false;
  call.typed = '';
  call.offered = [];
  return null;
}

/**
 * Follows a link of the node the caller is at. `otherwise` is the stage to go on with where there is no link, where it
 * leads nowhere, or where the linked node is only played and the caller comes back.
 */
export function follow(walk: Walk, branch: 'success' | 'failed', otherwise: Stage): null {
  const at = nodeOf(walk)?.node;
  const link = branch === 'success' ? at?.successNodeUuid : at?.failedNodeUuid;
  const playOnly = (branch === 'success' ? at?.playSuccessNodeContent : at?.playFailedNodeContent) === 'yes';
  if (!link) return go(walk, otherwise);
  const target = walk.menu.nodes.get(link);
  if (!target?.reachable) {
    note(walk, 'linkInactive', { target: target?.title ?? link });
    return go(walk, branch === 'success' ? 'failed' : otherwise);
  }
  if (!playOnly) return enter(walk, link);
  queueContent(walk, target, 'content');
  return go(walk, otherwise);
}

/** Back to the nearest ancestor that takes input; null where there is none. */
export function inputAncestor(walk: Walk): CompiledNode | null {
  const { menu, call } = walk;
  let above = call.node === null ? null : menu.parentOf(call.node);
  while (above && above.node.hasInput === 0) above = menu.parentOf(above.uuid);
  return above;
}

export function offersAt(walk: Walk, node: CompiledNode): readonly Offer[] {
  return childrenFor(walk, node).flatMap((child) =>
    child.key === null ? [] : [{ key: child.key, uuid: child.uuid, title: titleOf(child, walk.call.language) }],
  );
}

/** Whether the node the call is at offers this caller a child on a key. */
export function choosesChild({ menu, call }: Pick<Walk, 'menu' | 'call'>, key: string): boolean {
  // On a walk of its own: what is asked ahead is no line of the log.
  const ahead = walkOf(menu, call, []);
  const node = nodeOf(ahead);
  return node !== null && offersAt(ahead, node).some((offer) => offer.key === key);
}

/** Where `*` leads: to the parent; from a node that takes no key to the nearest above that does, which a parent would lead past. */
export function aboveOf(walk: Walk): CompiledNode | null {
  const at = nodeOf(walk);
  return at?.node.hasInput === 0 ? inputAncestor(walk) : at && walk.menu.parentOf(at.uuid);
}

/** Whether the key pressed leaves the node: `*` for above, `#` for the start, unless it means something else here. */
export function leavesNode(walk: Walk): boolean {
  const { call, menu } = walk;
  const at = nodeOf(walk);
  const target = call.pressed === '*' ? aboveOf(walk) : call.pressed === '#' ? menu.root : null;
  if (call.pressed === null || !target || !at) return false;
  if (call.asked) return !call.offered.some(({ key }) => key === call.pressed);
  return at.node.hasInput === 0 || !choosesChild(walk, call.pressed);
}

/** The caller was asked: what "once a call" and "once ever" are judged by. Who left before the first answer was not. */
export function markSurvey({ call, effects }: Walk, id: string): void {
  if (call.surveysTaken.includes(id)) return;
  call.surveysTaken = [...call.surveysTaken, id];
  effects.push({ type: 'markHeard', kind: 'survey', id });
}

/** A round without a key that leads somewhere: the next one, or the end of the rounds. */
export function missRound(walk: Walk): void {
  const { call } = walk;
  const node = nodeOf(walk)?.node;
  call.attempt += 1;
  call.asked = false;
  call.typed = '';
  if (call.stage === 'surveys') {
    if (call.attempt <= Math.max(1, node?.nodeRepeat ?? 1)) return;
    note(walk, 'surveyUnanswered', {
      survey: nodeOf(walk)?.targets.surveys[call.index] ?? '',
      question: String(call.part),
    });
    nextQuestion(walk);
  } else if (call.attempt > Math.max(1, node?.nodeRepeat ?? 1, node?.childRepeat ?? 1))
    follow(walk, 'failed', 'goodbye');
}

export function nextQuestion({ call }: Walk): null {
  call.part += 1;
  return afresh(call);
}

/** The question of a survey that the call is at. */
export function questionHere(walk: Walk): SurveyInput | null {
  const { call, menu } = walk;
  if (call.stage !== 'surveys') return null;
  const survey = menu.surveys.get(nodeOf(walk)?.targets.surveys[call.index] ?? '');
  return survey?.surveyInputs[call.part - 1] ?? null;
}

/** What the key pressed does to a number that is asked for: digits write it, `#` ends it if it is one that may be. */
export function typing(walk: Walk): 'digit' | 'number' | null {
  const { call } = walk;
  const question = call.asked ? questionHere(walk) : null;
  if (!question || !asksNumber(question) || !call.offered.some(({ key }) => key === call.pressed)) return null;
  if (call.pressed !== '#') return 'digit';
  const number = numberTyped(call.typed);
  return number !== null && isWithinBounds(question, number) ? 'number' : null;
}

export function queueSystem(walk: Walk, role: 'invalid' | 'goodbye'): void {
  queue(walk, { role, title: role === 'invalid' ? 'Wrong key' : 'Goodbye', audio: walk.menu.sounds[role] });
}

/** Changes the profile for the rest of the call and asks for it to be saved; a new language is spoken at once. */
export function patchCaller(walk: Walk, changes: CallerPatch): void {
  if (Object.keys(changes).length === 0) return;
  const { call } = walk;
  call.caller = { ...call.caller, ...changes };
  call.patched = { ...call.patched, ...changes };
  call.language = call.caller.language;
  walk.seen = null;
  walk.effects.push({ type: 'patchCaller', changes });
}
