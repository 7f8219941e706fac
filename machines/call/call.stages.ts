import type { CallContent, TrunkCallDetail, WelcomeBox } from '../ivr/menu.ts';
import { asksRecording, kindOf } from '../ivr/questions.ts';
import { childrenFor, isCampaignDue, isFor, isSurveyDue } from './call.audience.ts';
import type { CallPhase, Stage } from './call.effects.ts';
import {
  choosesChild,
  enter,
  follow,
  go,
  goNext,
  inputAncestor,
  markSurvey,
  nextQuestion,
  offersAt,
  patchCaller,
  questionHere,
  queueSystem,
} from './call.moves.ts';
import { recordingHere } from './call.recording.ts';
import { queue, queueBox, queueBroadcast, queueContent, queueFile, queueList } from './call.sounds.ts';
import { isWithin } from './call.times.ts';
import { ask, holds, isEmpty, nodeOf, note, type Walk } from './call.walk.ts';

/*
 * What happens on coming to a node, stage by stage in this order. A stage does what it can at once and moves on; where
 * the caller has to hear, do or wait for something it names the phase of that, and is asked again afterwards.
 */

export const SECONDS_FOR_A_KEY = 5;
/** What a number is typed with; the last one ends it. */
const TYPED = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '#'];

/** Who has heard enough of a question speaks at once; the same key ends what is recorded. */
const TO_THE_BEEP = '#';

/** The phase the call is to be in, `choosing` where a key is to be decided on, or null: on with the next stage. */
export type Due = Exclude<CallPhase, 'playing'> | 'choosing' | null;

export const dueIn: Readonly<Record<Stage, (walk: Walk) => Due>> = {
  callBoxes: (walk) => box(walk, walk.menu.boxes, () => enter(walk, walk.call.startAt)),
  boxes: (walk) => box(walk, nodeOf(walk)?.boxes ?? [], () => go(walk, 'validation')),
  validation,
  patch,
  content,
  campaigns,
  surveys,
  apiCalls,
  trunkCalls,
  recording,
  success,
  failed: (walk) => follow(walk, 'failed', 'children'),
  children,
  back,
  goodbye(walk) {
    // A key during what is played before the end is one of somebody who is still there.
    if (walk.call.pressed !== null && nodeOf(walk)) return go(walk, 'children');
    queueSystem(walk, 'goodbye');
    return go(walk, 'hangUp');
  },
  hangUp(walk) {
    walk.effects.push({ type: 'hangUp' });
    return 'ended';
  },
};

/** A welcome box: its sound, then its call, then where it sends the caller. */
function box(walk: Walk, boxes: readonly WelcomeBox[], done: () => null): Due {
  const { call } = walk;
  const current = boxes[call.index];
  if (!current) return done();
  switch (call.part) {
    case 0:
      if (!holds(walk, current.validationQuery, current.title)) {
        note(walk, 'boxSkipped', { title: current.title });
        return goNext(walk);
      }
      queueBox(walk, current);
      call.part = 1;
      return null;
    case 1:
      call.part = 2;
      if (current.actionType === 'api') return callApi(walk, current.actionId ?? '');
      if (current.actionType === 'trunk') return dialTrunk(walk, current.actionId ?? '');
      return null;
    default: {
      const target = current.childNodeUuid;
      if (target === null) return goNext(walk);
      if (walk.menu.nodes.get(target)?.reachable) return enter(walk, target);
      note(walk, 'linkInactive', { target });
      return goNext(walk);
    }
  }
}

/** Who comes by a link to a node that is not for them takes its failed branch, and never sees its children. */
function validation(walk: Walk): Due {
  const node = nodeOf(walk);
  if (node && isFor(walk, node.targets) && holds(walk, node.node.validationQuery, node.title)) {
    return go(walk, 'patch');
  }
  note(walk, 'validationFalse', { title: node?.title ?? '' });
  return follow(walk, 'failed', 'back');
}

function patch(walk: Walk): Due {
  const node = nodeOf(walk);
  patchBy(walk, node?.node.patchDataQuery ?? null, node?.title ?? '');
  return go(walk, 'content');
}

function patchFor(walk: Walk, { dataQuery = null, title }: CallContent): void {
  patchBy(walk, dataQuery, title);
}

function patchBy(walk: Walk, query: string | null, of: string): void {
  if (isEmpty(query)) return;
  const changes = ask(walk, query, 'patch', of);
  if (changes) patchCaller(walk, changes);
}

function content(walk: Walk): Due {
  const node = nodeOf(walk);
  if (node) {
    queueContent(walk, node, 'prompt');
    for (const uuid of node.targets.contentNodes) {
      const other = walk.menu.nodes.get(uuid);
      if (other?.reachable) queueContent(walk, other, 'content');
      else note(walk, 'linkInactive', { target: other?.title ?? uuid });
    }
  }
  return go(walk, 'campaigns');
}

/** One after another; where a caller may say something to one, it is recorded before the next. */
function campaigns(walk: Walk): Due {
  const { call } = walk;
  const all = nodeOf(walk)?.campaigns ?? [];
  for (let campaign = all[call.index]; campaign; campaign = all[call.index]) {
    if (call.part === 1) {
      call.part = 2;
      if (call.pressed === null) return record(walk);
    } else if (call.part === 0 && isCampaignDue(walk, campaign)) {
      patchFor(walk, campaign);
      queueBroadcast(walk, 'campaign', campaign);
      call.part = 1;
      if (campaign.recording) return null;
    }
    goNext(walk);
  }
  return go(walk, 'surveys');
}

/**
 * A survey's introduction, then question after question. Who chose a child before it began is in a hurry and asked another
 * time; one pressed during the introduction passes over that, and is no answer to a question that was not heard.
 */
function surveys(walk: Walk): Due {
  const { call, menu } = walk;
  if (call.asked) return answering(walk);
  const id = nodeOf(walk)?.targets.surveys[call.index];
  if (id === undefined) return go(walk, 'apiCalls');
  const survey = menu.surveys.get(id);
  if (!survey || (call.part === 0 && !isSurveyDue(walk, id))) return goNext(walk);
  if (call.part === 0) {
    keepChoice(walk);
    if (call.pressed !== null) return go(walk, 'apiCalls');
    patchFor(walk, survey);
    queueBroadcast(walk, 'survey', survey);
    return nextQuestion(walk);
  }
  call.pressed = null;
  const question = survey.surveyInputs[call.part - 1];
  if (!question) {
    markSurvey(walk, id);
    return survey.recording ? record(walk) : goNext(walk);
  }
  call.asked = true;
  const asked = { role: 'survey', title: question.title, audio: {}, source: question.id } as const;
  const asks = kindOf(question);
  if (asks === 'keys') {
    call.offered = question.keys.map(({ key, label }) => ({ key, uuid: null, title: label }));
    queue(walk, { ...asked, items: question.keys.map(({ key, label }) => ({ key, title: label })) });
  } else {
    call.offered = (asks === 'number' ? TYPED : [TO_THE_BEEP]).map((key) => ({ key, uuid: null, title: '' }));
    queue(walk, { ...asked, asks });
  }
  return null;
}

/** What comes after a question was heard. */
function answering(walk: Walk): Due {
  const { call } = walk;
  const question = questionHere(walk);
  if (question && asksRecording(question) && (call.pressed === null || call.pressed === TO_THE_BEEP)) {
    call.pressed = null;
    return record(walk);
  }
  return call.pressed === null ? awaitKey(walk) : 'choosing';
}

function apiCalls(walk: Walk): Due {
  const id = nodeOf(walk)?.targets.apiActions[walk.call.index];
  if (id === undefined) return go(walk, 'trunkCalls');
  return callApi(walk, id) ?? go(walk, 'failed');
}

/** The trunks of a node are dialled in turn until one answers. */
function trunkCalls(walk: Walk): Due {
  const { call, menu } = walk;
  const ids = nodeOf(walk)?.targets.trunkActions ?? [];
  const id = ids[call.index];
  if (id === undefined) {
    if (ids.length === 0) return go(walk, 'recording');
    const closed = ids.flatMap((each) => menu.trunkDetails.get(each) ?? []).find((one) => isClosed(one, call.at));
    if (call.part === 0 && closed?.offtimeContentId) queueFile(walk, closed.offtimeContentId, 'offTime');
    return go(walk, 'failed');
  }
  const wasDialled = call.part;
  const due = dialTrunk(walk, id);
  if (due) return due;
  goNext(walk);
  call.part = wasDialled;
  return null;
}

function recording(walk: Walk): Due {
  if (!nodeOf(walk)?.node.recordingEnabled) return go(walk, 'success');
  keepChoice(walk);
  return record(walk);
}

function record(walk: Walk): Due {
  const recorded = recordingHere(walk);
  if (!recorded) return null;
  const { endFiles: _, source, input, ...limits } = recorded;
  walk.effects.push({ type: 'record', ...limits, ...(source && { source }), ...(input && { input }) });
  return 'recording';
}

/** Only a node that did something, or a choice from a reference list, has a success to follow. */
function success(walk: Walk): Due {
  const node = nodeOf(walk);
  const didSomething =
    node &&
    (node.entry !== null ||
      node.node.recordingEnabled ||
      node.targets.apiActions.length > 0 ||
      node.targets.trunkActions.length > 0);
  return didSomething ? follow(walk, 'success', 'children') : go(walk, 'children');
}

function children(walk: Walk): Due {
  const { call } = walk;
  const node = nodeOf(walk);
  if (!node) return go(walk, 'goodbye');
  if (node.node.hasInput === 0) {
    const [first] = childrenFor(walk, node);
    return first ? enter(walk, first.uuid) : go(walk, 'back');
  }
  if (call.attempt === 1 && !call.asked) {
    call.offered = offersAt(walk, node);
    if (call.offered.length === 0) note(walk, 'nothingOffered', { title: node.title });
  }
  if (call.pressed !== null) return 'choosing';
  if (call.asked) return awaitKey(walk);
  if (call.attempt > 1 && call.attempt <= node.node.nodeRepeat) queueContent(walk, node, 'prompt');
  if (call.attempt <= node.node.childRepeat && call.offered.length > 0) queueList(walk, call.offered);
  call.asked = true;
  return null;
}

function back(walk: Walk): Due {
  const ancestor = inputAncestor(walk);
  return ancestor ? enter(walk, ancestor.uuid) : go(walk, 'hangUp');
}

function awaitKey(walk: Walk): Due {
  walk.effects.push({ type: 'waitKey', seconds: SECONDS_FOR_A_KEY });
  return 'waiting';
}

/** Null where the call is not there to be made. */
function callApi(walk: Walk, id: string): Due {
  const { call, menu } = walk;
  const action = menu.apiDetails.get(id);
  if (action?.active !== 1) {
    note(walk, 'actionMissing', { action: action?.title ?? id });
    return null;
  }
  walk.effects.push({ type: 'callApi', node: call.node, action, caller: call.caller, lastKey: call.lastKey });
  return 'calling';
}

/** Null where the trunk is not there to be dialled, or not at this time. */
function dialTrunk(walk: Walk, id: string): Due {
  const { call, menu } = walk;
  const trunk = menu.trunkDetails.get(id);
  if (trunk?.active !== 1) {
    note(walk, 'actionMissing', { action: trunk?.title ?? id });
    return null;
  }
  if (!isWithin(trunk.dialingTimings, call.at)) {
    note(walk, 'outsideTimes', { trunk: trunk.title });
    if (call.stage !== 'trunkCalls' && trunk.offtimeContentId) queueFile(walk, trunk.offtimeContentId, 'offTime');
    return null;
  }
  keepChoice(walk);
  call.part = call.stage === 'trunkCalls' ? 1 : call.part;
  walk.effects.push({
    type: 'dialTrunk',
    node: call.node,
    trunk,
    recorded: trunk.recordingTimings.length > 0 && isWithin(trunk.recordingTimings, call.at),
  });
  return 'dialling';
}

/** In use, with something to say at this time, at which it is not dialled. */
function isClosed({ active, offtimeContentId, dialingTimings }: TrunkCallDetail, at: string): boolean {
  return active === 1 && offtimeContentId !== null && !isWithin(dialingTimings, at);
}

/** What was pressed before a survey, a conversation or a recording is decided on after it, if it chooses a child; else it only passed over the prompt. */
function keepChoice(walk: Walk): void {
  const { call } = walk;
  if (call.pressed !== null && !choosesChild(walk, call.pressed)) call.pressed = null;
}
