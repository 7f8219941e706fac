import { readPatch } from '../ivr/query/caller-patch.ts';
import { asksNumber, MOST_DIGITS } from '../ivr/questions.ts';
import type { CallEvent, Effect } from './call.effects.ts';
import {
  aboveOf,
  enter,
  go,
  goNext,
  leavesNode,
  MAX_STEPS,
  markSurvey,
  missRound,
  nextQuestion,
  patchCaller,
  questionHere,
  queueSystem,
} from './call.moves.ts';
import { type RecordingHere, recordingHere } from './call.recording.ts';
import { noteFallback, queueFile } from './call.sounds.ts';
import { type Due, dueIn } from './call.stages.ts';
import { secondsBetween } from './call.times.ts';
import { nodeOf, note, setResult, type Walk } from './call.walk.ts';

/* What the call machine's transitions do, by the names they have there. */

type Of<T extends CallEvent['type']> = Extract<CallEvent, { type: T }>;

/** Goes through the stages until the caller has to hear, do or wait for something, and says what that is. */
export function walkOn(walk: Walk): NonNullable<Due> | 'playing' {
  const { call } = walk;
  call.since = call.at;
  for (;;) {
    if (call.steps >= MAX_STEPS && call.stage !== 'hangUp' && call.stage !== 'goodbye') {
      note(walk, 'stepsEnded', { steps: String(MAX_STEPS) });
      call.queue = [];
      call.pressed = null;
      go(walk, 'goodbye');
    }
    const due = playNext(walk) ?? (leavesNode(walk) ? 'choosing' : dueIn[call.stage](walk));
    if (due) return due;
  }
}

/** The next sound; those a pressed key interrupts are left out. */
function playNext(walk: Walk): 'playing' | null {
  const { call } = walk;
  call.playing = null;
  while (call.queue.length > 0) {
    const sound = call.queue[0];
    call.queue = call.queue.slice(1);
    if (!sound || (call.pressed !== null && (sound.interruptible || leavesNode(walk)))) continue;
    if (sound.source !== null && sound.role === 'campaign') {
      call.campaignsHeard = [...call.campaignsHeard, sound.source];
      walk.effects.push({ type: 'markHeard', kind: 'campaign', id: sound.source });
    }
    noteFallback(walk, sound);
    walk.effects.push(sound);
    call.playing = sound;
    return 'playing';
  }
  return null;
}

export function stopPlaying({ effects }: Walk): void {
  effects.push({ type: 'stop' });
}

export function takeKey({ call }: Walk, { key }: Of<'KEY'>): void {
  call.pressed = key;
  call.lastKey = key;
  call.sinceKey = {};
}

export function openChild(walk: Walk): void {
  const offer = walk.call.offered.find(({ key }) => key === walk.call.pressed);
  if (offer?.uuid) enter(walk, offer.uuid);
}

export function openParent(walk: Walk): void {
  const above = aboveOf(walk);
  if (above) enter(walk, above.uuid);
}

export function openStart(walk: Walk): void {
  if (walk.menu.root) enter(walk, walk.menu.root.uuid);
}

export function saveAnswer(walk: Walk): void {
  const { call, effects } = walk;
  const survey = nodeOf(walk)?.targets.surveys[call.index];
  const question = questionHere(walk);
  if (survey !== undefined && question && call.pressed !== null) {
    const answer = asksNumber(question) ? ({ key: call.typed, isNumber: true } as const) : { key: call.pressed };
    effects.push({ type: 'saveAnswer', survey, input: question.id, ...answer });
    markSurvey(walk, survey);
  }
  call.pressed = null;
  nextQuestion(walk);
}

/** One digit more than a number can have is kept: it tells that there were too many. */
export function takeDigit({ call }: Walk): void {
  call.typed = (call.typed + (call.pressed ?? '')).slice(0, MOST_DIGITS + 1);
  call.pressed = null;
}

/** Who types no more has ended the number. */
export function endTyping({ call }: Walk): void {
  call.pressed = '#';
}

export function refuseKey(walk: Walk): void {
  const { pressed, typed } = walk.call;
  if (pressed === '#' && typed !== '') note(walk, 'numberInvalid', { number: typed });
  else note(walk, 'keyInvalid', { key: pressed ?? '' });
  walk.call.pressed = null;
  queueSystem(walk, 'invalid');
  missRound(walk);
}

export { missRound };

export function takeAnswer(walk: Walk, { ok, status, body = null }: Of<'API_ANSWERED'>): void {
  const { call, menu } = walk;
  const action = menu.apiDetails.get(actionUnderWay(walk));
  setResult(walk, { kind: 'api', ok, status, body });
  if (ok && action?.updateCore) {
    const { patch, refused } = readPatch(body);
    if (refused.length > 0) note(walk, 'patchRefused', { fields: refused.join(', ') });
    patchCaller(walk, patch);
  }
  if (call.stage !== 'apiCalls') return;
  if (ok) goNext(walk);
  else go(walk, 'failed');
}

export function endTrunkCall(walk: Walk, { outcome }: Of<'TRUNK_ENDED'>): void {
  const { call } = walk;
  setResult(walk, { kind: 'trunk', ok: outcome === 'answered', outcome });
  if (call.stage !== 'trunkCalls') return;
  if (outcome === 'answered') {
    go(walk, 'recording');
  } else {
    goNext(walk);
    call.part = 1;
  }
}

export function keepRecording(walk: Walk, { mediaId, seconds }: Of<'RECORDED'>): void {
  const recorded = recordingHere(walk);
  if (!recorded) return;
  keep(walk, recorded, { mediaId: mediaId ?? null, seconds, partial: false });
  setResult(walk, { kind: 'recording', ok: true, seconds, mediaId: mediaId ?? '' });
  for (const file of recorded.endFiles) queueFile(walk, file, 'recordingEnd');
  if (walk.call.stage === 'recording') go(walk, 'success');
  else if (recorded.input === null) goNext(walk);
  else nextQuestion(walk);
}

function keep(walk: Walk, { node, path, source, input }: RecordingHere, kept: Kept): void {
  const answered = { ...(source && { source }), ...(input && { input }) };
  walk.effects.push({ type: 'keepRecording', node, path, ...answered, ...kept });
  if (source !== null && input !== null && kept.seconds > 0) markSurvey(walk, source);
}
type Kept = Pick<Extract<Effect, { type: 'keepRecording' }>, 'mediaId' | 'seconds' | 'partial'>;

export function failRecording(walk: Walk): void {
  setResult(walk, { kind: 'recording', ok: false, seconds: 0, mediaId: '' });
  if (walk.call.stage === 'recording') go(walk, 'failed');
  else if (recordingHere(walk)?.input == null) goNext(walk);
  else missRound(walk);
}

export function keepPartialRecording(walk: Walk): void {
  const recorded = recordingHere(walk);
  if (!recorded) return;
  keep(walk, recorded, {
    mediaId: null,
    seconds: secondsBetween(walk.call.since, walk.call.at),
    partial: true,
  });
}

export function leave({ call }: Walk): void {
  call.queue = [];
  call.playing = null;
  call.offered = [];
  call.since = call.at;
}

function actionUnderWay(walk: Walk): string {
  const { call, menu } = walk;
  if (call.stage === 'callBoxes') return menu.boxes[call.index]?.actionId ?? '';
  if (call.stage === 'boxes') return nodeOf(walk)?.boxes[call.index]?.actionId ?? '';
  return nodeOf(walk)?.targets.apiActions[call.index] ?? '';
}
