import type { CallEvent, CallState, Effect, Step } from '../../machines/call/call.effects.ts';
import { advance, begin } from '../../machines/call/call.machine.ts';
import type { BeginOptions } from '../../machines/call/call.state.ts';
import { compile, type Menu } from '../../machines/ivr/compile/compile.ts';
import {
  type ApiCallDetail,
  type Audio,
  byLinkKind,
  type CallContent,
  type Caller,
  type Language,
  type Links,
  type MenuNode,
  type MenuSource,
  noLinks,
  type SurveyContent,
  type TrunkCallDetail,
  type WelcomeBox,
} from '../../machines/ivr/menu.ts';
import type { SimulatedEvent } from '../../src/voice/simulator.ts';

/** Small menus and callers to say one thing at a time with. Sunday, 22 November 2026, 10:00 in Pakistan. */
export const now = '2026-11-22T05:00:00.000Z';

export const caller: Caller = {
  msisdn: '923001234567',
  language: 'ur',
  location: ['chiniot', 'chiniot-district', 'punjab'],
  crops: ['wheat'],
  livestock: [],
  machineries: [],
  callCount: 3,
  host: false,
  subscriberStatus: 'active',
};

/** Links from targets by kind. */
export function linksTo(targets: Partial<Record<keyof Links, string[]>>): Links {
  return byLinkKind((kind) => (targets[kind] ?? []).map((target) => ({ id: target, target })));
}

export function sound(name: string, ...languages: Language[]): Audio {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      { mediaId: `${name}.${language}`, name: `${name}.${language}.mp3`, seconds: 4 },
    ]),
  );
}

let order = 0;

/** A node that speaks Urdu under its own name and takes input. */
export function node(uuid: string, parent: string | null, fields: Partial<MenuNode> = {}): MenuNode {
  order += 1;
  return {
    id: uuid,
    childNodeUuid: uuid,
    parentNodeUuid: parent,
    title: uuid,
    seqOrder: order,
    specialChar: null,
    hasInput: 1,
    active: 1,
    nodeRepeat: 1,
    childRepeat: 1,
    maxChildNodes: 9,
    validationQuery: null,
    fileNameQuery: null,
    patchDataQuery: null,
    successNodeUuid: null,
    failedNodeUuid: null,
    playSuccessNodeContent: 'no',
    playFailedNodeContent: 'no',
    menuLovId: null,
    recordingEnabled: false,
    maxDurationSeconds: 60,
    maxSilenceSeconds: 5,
    recordingPathId: null,
    links: noLinks,
    audio: sound(uuid, 'ur'),
    version: 1,
    ...fields,
  };
}

export function box(id: string, fields: Partial<WelcomeBox> = {}): WelcomeBox {
  order += 1;
  return {
    id,
    title: id,
    seqOrder: order,
    active: 1,
    actionType: 'none',
    actionId: null,
    fileName: null,
    fileNameQuery: null,
    validationQuery: null,
    parentNodeUuid: null,
    childNodeUuid: null,
    audio: sound(id, 'ur'),
    version: 1,
    ...fields,
  };
}

export function campaign(id: string, fields: Partial<CallContent> = {}): CallContent {
  return {
    id,
    title: id,
    startDt: '2026-11-01',
    endDt: '2026-11-30',
    oncePerCall: false,
    oncePerCallGlobal: false,
    validationQuery: null,
    crops: [],
    locations: [],
    machineries: [],
    livestocks: [],
    languages: [],
    audio: sound(id, 'ur'),
    ...fields,
  };
}

export function survey(id: string, fields: Partial<SurveyContent> = {}): SurveyContent {
  const keys = [
    { key: '1', label: 'yes' },
    { key: '2', label: 'no' },
  ];
  return {
    ...campaign(id),
    surveyInputs: [
      { id: `${id}-first`, title: 'first', keys },
      { id: `${id}-second`, title: 'second', keys },
    ],
    ...fields,
  };
}

/** Two questions: how many acres, from 1 to 500, and one answered by keys. */
export function acres(id: string): SurveyContent {
  const [, second] = survey(id).surveyInputs;
  const first = {
    id: `${id}-acres`,
    title: 'acres',
    keys: [],
    kind: 'number',
    unit: 'acres',
    min: 1,
    max: 500,
  } as const;
  return survey(id, { surveyInputs: second ? [first, second] : [first] });
}

/** Two questions: what worries them, in 20 seconds at most, and one answered by keys. */
export function worries(id: string): SurveyContent {
  const [, second] = survey(id).surveyInputs;
  const first = { id: `${id}-worries`, title: 'worries', keys: [], kind: 'recording', seconds: 20 } as const;
  return survey(id, { surveyInputs: second ? [first, second] : [first] });
}

export function api(id: string, fields: Partial<ApiCallDetail> = {}): ApiCallDetail {
  return {
    id,
    title: id,
    method: 'POST',
    url: 'https://example.org/answer',
    body: null,
    queryString: null,
    updateCore: false,
    active: 1,
    version: 1,
    ...fields,
  };
}

export function trunk(id: string, fields: Partial<TrunkCallDetail> = {}): TrunkCallDetail {
  return {
    id,
    title: id,
    trunkName: 'jazz',
    endpoint: '92519000000',
    mask: null,
    stasisName: 'advisory',
    active: 1,
    offtimeContentId: null,
    dialingTimings: [],
    recordingTimings: [],
    version: 1,
    ...fields,
  };
}

export function source(fields: Partial<MenuSource>): MenuSource {
  return {
    nodes: [],
    boxes: [],
    apiDetails: [],
    trunkDetails: [],
    campaigns: [],
    surveys: [],
    contentFiles: [],
    lists: {},
    ...fields,
  };
}

/** A call one can talk to, and what was heard in it, step by step. */
export interface Talk {
  readonly menu: Menu;
  readonly state: CallState;
  /** All effects so far. */
  readonly effects: readonly Effect[];
  /** The effects of the last step. */
  readonly last: readonly Effect[];
  /** In short words, without notes: `prompt root`, `wait 5`, `hang up` … of the last step. */
  readonly heard: readonly string[];
  /** The same of the whole call. */
  readonly allHeard: readonly string[];
  /** Codes of the notes of the whole call, arrivals left out. */
  readonly notes: readonly string[];
  send(event: SimulatedEvent, at?: string): Talk;
  press(...keys: string[]): Talk;
  /** Lets sounds play to their end until something else is due. */
  listen(): Talk;
  /** Listens, waits for a key in vain, and so on: `rounds` times. */
  stayStill(rounds?: number): Talk;
}

export interface TalkOptions extends BeginOptions {
  caller?: Partial<Caller>;
  at?: string;
}

export function talk(given: MenuSource, { caller: some = {}, at = now, ...options }: TalkOptions = {}): Talk {
  const menu = compile(given);
  const steps: Step[] = [begin(menu, { ...caller, ...some }, at, options)];
  const last = () => steps[steps.length - 1] as Step;
  const call: Talk = {
    menu,
    get state() {
      return last().state;
    },
    get effects() {
      return steps.flatMap(({ effects }) => effects);
    },
    get last() {
      return last().effects;
    },
    get heard() {
      return last().effects.flatMap(inShort);
    },
    get allHeard() {
      return call.effects.flatMap(inShort);
    },
    get notes() {
      return call.effects.flatMap((effect) => (effect.type === 'note' && effect.code !== 'entered' ? effect.code : []));
    },
    send(event, when = call.state.at) {
      const sent: CallEvent = { ...event, at: when };
      steps.push(advance(menu, call.state, sent));
      return call;
    },
    press(...keys) {
      for (const key of keys) call.send({ type: 'KEY', key });
      return call;
    },
    listen() {
      while (call.state.phase === 'playing') call.send({ type: 'PLAYED' });
      return call;
    },
    stayStill(rounds = 1) {
      for (let round = 0; round < rounds; round++) call.listen().send({ type: 'NO_KEY' });
      return call.listen();
    },
  };
  return call;
}

function inShort(effect: Effect): string[] {
  switch (effect.type) {
    case 'play':
      return [`${effect.role} ${effect.title}`];
    case 'waitKey':
      return [`wait ${effect.seconds}`];
    case 'record':
      return [`record ${effect.node}`];
    case 'keepRecording':
      return [`keep ${effect.partial ? 'part of ' : ''}recording ${effect.seconds}`];
    case 'callApi':
      return [`call ${effect.action.id}`];
    case 'dialTrunk':
      return [`dial ${effect.trunk.id}`];
    case 'patchCaller':
      return [`patch ${JSON.stringify(effect.changes)}`];
    case 'saveAnswer':
      return [`answer ${effect.input} ${effect.key}`];
    case 'markHeard':
      return [`mark ${effect.id}`];
    case 'hangUp':
      return ['hang up'];
    case 'stop':
      return ['stop'];
    case 'note':
      return [];
  }
}
