import type { ApiCallDetail, AudioFile, Caller, Language, TrunkCallDetail } from '../ivr/menu.ts';
import type { CallerPatch } from '../ivr/query/caller-patch.ts';
import type { CallResult, TrunkOutcome } from '../ivr/query/query.values.ts';
import type { QuestionKind } from '../ivr/questions.ts';

/*
 * What a call is (its state), what can happen to it (events) and what the machine asks for (effects). The machine does
 * nothing itself: a simulator or a telephone carries the effects out, in order, and answers with events.
 * State, events and effects are plain JSON, so a walk can be stored, replayed and compared.
 */

export type CallPhase = 'playing' | 'waiting' | 'recording' | 'calling' | 'dialling' | 'ended';

/** How far the caller has come in the place the call is at: the order of what happens on entering a node. */
export const stages = [
  'callBoxes',
  'boxes',
  'validation',
  'patch',
  'content',
  'campaigns',
  'surveys',
  'apiCalls',
  'trunkCalls',
  'recording',
  'success',
  'failed',
  'children',
  'back',
  'goodbye',
  'hangUp',
] as const;
export type Stage = (typeof stages)[number];

/** `at` is an ISO instant: the machine reads no clock. */
export type CallEvent = { at: string } & (
  | { type: 'PLAYED' }
  | { type: 'KEY'; key: string }
  | { type: 'NO_KEY' }
  | { type: 'RECORDED'; mediaId?: string; seconds: number }
  | { type: 'API_ANSWERED'; ok: boolean; status: number; body?: unknown }
  | { type: 'TRUNK_ENDED'; outcome: TrunkOutcome }
  | { type: 'HANG_UP' }
);

/** A key the caller may press now. `uuid` is the node it leads to; null where the key answers a survey. No title: it types a number or ends it, or passes over the question to the beep. */
export interface Offer {
  key: string;
  uuid: string | null;
  title: string;
}

export interface CallState {
  phase: CallPhase;
  /** The node the caller is at; null in the welcome boxes before the first one. */
  node: string | null;
  stage: Stage;
  /** Which box, survey, API call … of the stage comes next or is under way. */
  index: number;
  /** What of it comes next: a box's sound, action, way; a survey's introduction, questions. */
  part: number;
  /** Rounds of prompt and list at this node, or of the question under way; 1 is the first. */
  attempt: number;
  /** Spoken now. */
  language: Language;
  /** The profile as this call knows it, its own changes included. */
  caller: Caller;
  /** What the call changed of the profile. */
  patched: CallerPatch;
  /** Keys that lead somewhere now. */
  offered: readonly Offer[];
  /** What is still to be played before the stage goes on. */
  queue: readonly PlayEffect[];
  /** What is playing. */
  playing: PlayEffect | null;
  /** The question or the list was asked: next a key is awaited. */
  asked: boolean;
  /** A key pressed that is not yet decided on. */
  pressed: string | null;
  /** The digits of a number, so far. */
  typed: string;
  /** Events taken and nodes entered. */
  steps: number;
  /** Where the call begins when its welcome boxes are played. */
  startAt: string;
  /** How often each node was entered. */
  visits: Readonly<Record<string, number>>;
  /** How often each node was entered since the last key. */
  sinceKey: Readonly<Record<string, number>>;
  lastKey: string;
  result: CallResult;
  campaignsHeard: readonly string[];
  surveysTaken: readonly string[];
  /** Campaigns and surveys this number heard in earlier calls. */
  heardBefore: readonly string[];
  startedAt: string;
  /** The instant at which the phase began. */
  since: string;
  /** The last event's instant. */
  at: string;
}

export const playRoles = [
  'welcome',
  'prompt',
  'list',
  'campaign',
  'survey',
  'content',
  'invalid',
  'offTime',
  'recordingEnd',
  'goodbye',
] as const;
export type PlayRole = (typeof playRoles)[number];

/** A sound that was found, with the language it really is in. */
export type FoundFile = AudioFile & { language: Language };

export type Asked = Exclude<QuestionKind, 'keys'>;

export interface PlayEffect {
  type: 'play';
  role: PlayRole;
  node: string | null;
  /** The box, campaign, survey, survey question or content file that is heard; null where it is the node's own. */
  source: string | null;
  title: string;
  /** The language asked for; `file.language` is the one found. */
  language: Language;
  /** Null: read aloud where that is possible, else silence. */
  file: FoundFile | null;
  /** Keys and titles, where a list is read, with the node that a key leads to. */
  items?: readonly { key: string; title: string; uuid?: string | null }[];
  /** How a question is answered, where that is by none of its keys. */
  asks?: Asked;
  interruptible: boolean;
  /** The file's length, or how long reading aloud takes. */
  seconds: number;
}

export interface RecordEffect {
  type: 'record';
  node: string;
  maxSeconds: number;
  maxSilenceSeconds: number;
  path: string | null;
  /** The campaign or survey that it answers. */
  source?: string;
  /** The question of the survey. */
  input?: string;
}

export interface KeepRecordingEffect {
  type: 'keepRecording';
  node: string;
  path: string | null;
  /** The campaign or survey that it answers. */
  source?: string;
  /** The question of the survey. */
  input?: string;
  mediaId: string | null;
  seconds: number;
  /** The caller hung up while speaking. */
  partial: boolean;
}

/** `caller` and `lastKey` fill the places of the address, the query string and the body. */
export interface CallApiEffect {
  type: 'callApi';
  node: string | null;
  action: ApiCallDetail;
  caller: Caller;
  lastKey: string;
}

export interface DialTrunkEffect {
  type: 'dialTrunk';
  node: string | null;
  trunk: TrunkCallDetail;
  /** Whether the conversation is recorded at this time. */
  recorded: boolean;
}

export const noteCodes = [
  'entered',
  'boxSkipped',
  'queryFailed',
  'validationFalse',
  'childHidden',
  'patchRefused',
  'fileUnknown',
  'audioFellBack',
  'silence',
  'linkInactive',
  'nothingOffered',
  'keyInvalid',
  'numberInvalid',
  'outsideTimes',
  'actionMissing',
  'surveyUnanswered',
  'loopEnded',
  'stepsEnded',
] as const;
export type NoteCode = (typeof noteCodes)[number];

/** A line for the log: why something was or was not done. `values` fill the words of the code. */
export interface NoteEffect {
  type: 'note';
  code: NoteCode;
  node: string | null;
  values: Readonly<Record<string, string>>;
}

export type Effect =
  | PlayEffect
  | { type: 'stop' }
  | { type: 'waitKey'; seconds: number }
  | RecordEffect
  | KeepRecordingEffect
  | CallApiEffect
  | DialTrunkEffect
  | { type: 'patchCaller'; changes: CallerPatch }
  | {
      type: 'saveAnswer';
      survey: string;
      input: string;
      /** The key that was pressed, or the number that was typed. */
      key: string;
      isNumber?: true;
    }
  /** The caller began to hear a campaign, or was asked a survey: what "once ever" is judged by. */
  | { type: 'markHeard'; kind: 'campaign' | 'survey'; id: string }
  | { type: 'hangUp' }
  | NoteEffect;

export interface Step {
  state: CallState;
  effects: readonly Effect[];
}
