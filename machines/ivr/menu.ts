/**
 * The voice menu as it is stored, exchanged and edited. Fields are called as the API calls them, so that the same value
 * travels from the database to the canvas and back without translation.
 */

/** The clock by which calls, dialling times and campaigns go. */
export const timeZone = 'Asia/Karachi';

/** Languages a menu can speak, in the order in which they are always shown. */
export const languages = ['en', 'ur', 'pa', 'ps', 'sd', 'sk', 'hn'] as const;
export type Language = (typeof languages)[number];

/** English names of the languages: Saraiki is `sk` and Hindko `hn` here. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ur: 'Urdu',
  pa: 'Punjabi',
  ps: 'Pashto',
  sd: 'Sindhi',
  sk: 'Saraiki',
  hn: 'Hindko',
};

/** Reference lists tag Saraiki and Hindko by their codes of three letters, the menu with two. */
export const menuLanguages: Readonly<Record<string, Language>> = {
  en: 'en',
  ur: 'ur',
  pa: 'pa',
  ps: 'ps',
  sd: 'sd',
  skr: 'sk',
  hno: 'hn',
};

export function menuLanguage(tag: string | null | undefined): Language {
  return menuLanguages[tag ?? ''] ?? 'ur';
}

/** A stored sound. `seconds` is its length; `name` is how a file query names it. */
export interface AudioFile {
  mediaId: string;
  name: string;
  seconds: number;
}

export type Audio = Readonly<Partial<Record<Language, AudioFile>>>;

/** In which language somebody hears it who speaks this one: in that, or in Urdu, or in English, or not at all. */
export function heardIn(audio: Audio, language: Language): Language | null {
  return ([language, 'ur', 'en'] as const).find((spoken) => audio[spoken]) ?? null;
}

/** What is to be read out for a sound. `older`: the sound that was there when the text changed, and so says something else. */
export interface Script {
  text: string;
  older: string | null;
}

export type Scripts = Readonly<Partial<Record<Language, Script>>>;

export const linkKinds = [
  'crops',
  'campaigns',
  'surveys',
  'machineries',
  'livestocks',
  'languages',
  'locations',
  'contentFiles',
  'apiActions',
  'trunkActions',
  'contentNodes',
  'recordingEndFiles',
] as const;
export type LinkKind = (typeof linkKinds)[number];

/** One thing a node points at. `id` names the link itself, `target` the crop, campaign, node … */
export interface Link {
  id: string;
  target: string;
}

export type Links = Readonly<Record<LinkKind, readonly Link[]>>;

/** Something of each kind of link. */
export function byLinkKind<T>(of: (kind: LinkKind) => T): Record<LinkKind, T> {
  return {
    crops: of('crops'),
    campaigns: of('campaigns'),
    surveys: of('surveys'),
    machineries: of('machineries'),
    livestocks: of('livestocks'),
    languages: of('languages'),
    locations: of('locations'),
    contentFiles: of('contentFiles'),
    apiActions: of('apiActions'),
    trunkActions: of('trunkActions'),
    contentNodes: of('contentNodes'),
    recordingEndFiles: of('recordingEndFiles'),
  };
}

export const noLinks: Links = byLinkKind(() => []);

/** A node of the menu tree; `childNodeUuid` is its own immutable name, `id` its row. */
export interface MenuNode {
  id: string;
  childNodeUuid: string;
  /** Null only for the root. */
  parentNodeUuid: string | null;
  title: string;
  /** Order among its siblings; lower is earlier. */
  seqOrder: number;
  /** 0-9, * or #; null: the place among the active siblings. */
  specialChar: string | null;
  /** 1: waits for a key. 0: plays and goes on. */
  hasInput: 0 | 1;
  active: 0 | 1;
  /** How often the prompt is played in all. */
  nodeRepeat: number;
  /** How often the list of children is read. */
  childRepeat: number;
  maxChildNodes: number;
  /** CEL; null where there is none. */
  validationQuery: string | null;
  fileNameQuery: string | null;
  patchDataQuery: string | null;
  successNodeUuid: string | null;
  failedNodeUuid: string | null;
  playSuccessNodeContent: 'yes' | 'no';
  playFailedNodeContent: 'yes' | 'no';
  /** The reference list whose entries become the children: its name, such as `crop`. */
  menuLovId: string | null;
  recordingEnabled: boolean;
  maxDurationSeconds: number;
  maxSilenceSeconds: number;
  recordingPathId: string | null;
  links: Links;
  audio: Audio;
  scripts?: Scripts;
  /** For those who draw the menu; no caller hears it. */
  note?: string | undefined;
  /** Counts up with each saved change of this node. */
  version: number;
}

/** Plays before the menu (no `parentNodeUuid`) or on entering the node it belongs to. */
export interface WelcomeBox {
  id: string;
  title: string;
  seqOrder: number;
  active: 0 | 1;
  actionType: 'none' | 'api' | 'trunk';
  /** The API-call or trunk-call detail to run. */
  actionId: string | null;
  /** The name of an audio file. */
  fileName: string | null;
  fileNameQuery: string | null;
  validationQuery: string | null;
  parentNodeUuid: string | null;
  /** Sends the caller to this node at once. */
  childNodeUuid: string | null;
  audio: Audio;
  scripts?: Scripts;
  version: number;
}

export interface ApiCallDetail {
  id: string;
  title: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body: string | null;
  queryString: string | null;
  /** The answer may change the caller's profile. */
  updateCore: boolean;
  active: 0 | 1;
  version: number;
}

/** From `from` to `to` (HH:mm, Asia/Karachi) on these ISO weekdays (Monday 1). */
export interface Timing {
  days: readonly number[];
  from: string;
  to: string;
}

export interface TrunkCallDetail {
  id: string;
  title: string;
  trunkName: string;
  endpoint: string;
  mask: string | null;
  stasisName: string;
  active: 0 | 1;
  /** The content file played outside the dialling times. */
  offtimeContentId: string | null;
  /** Empty: always. */
  dialingTimings: readonly Timing[];
  /** Empty: never. */
  recordingTimings: readonly Timing[];
  version: number;
}

/** What a caller says after it was heard. */
export interface ContentRecording {
  maxSeconds: number;
  maxSilenceSeconds: number;
  path: string | null;
  /** Content files that are played when it has ended. */
  endFiles: readonly string[];
}

/** What of a campaign or survey a call needs. Empty audience lists mean everybody. `startDt`, `endDt`: ISO dates. */
export interface CallContent {
  id: string;
  title: string;
  startDt: string;
  endDt: string;
  oncePerCall: boolean;
  oncePerCallGlobal: boolean;
  validationQuery: string | null;
  crops: readonly string[];
  locations: readonly string[];
  machineries: readonly string[];
  livestocks: readonly string[];
  languages: readonly string[];
  audio: Audio;
  /* The rest is not there in menus that were published before it was kept. */
  /** Occupations. */
  profiles?: readonly string[];
  /** By what numbers carry: `jazz`. */
  operators?: readonly string[];
  /** For who called within so many days. */
  calledWithinDays?: number | null;
  /** Changes the profile of who hears it. */
  dataQuery?: string | null;
  fileNameQuery?: string | null;
  recording?: ContentRecording | null;
}

export interface SurveyInput {
  id: string;
  title: string;
  /** None where a number is typed or the caller speaks. */
  keys: readonly { key: string; label: string }[];
  /** Left out: by its keys, as all were before. */
  kind?: 'keys' | 'number' | 'recording';
  /** The most that is recorded. */
  seconds?: number;
  /* The rest is of numbers alone. */
  unit?: string;
  /** A number below or above is a mistake. */
  min?: number;
  max?: number;
}

export interface SurveyContent extends CallContent {
  /** Asked one after another; the caller answers each with one of the keys, types a number, or speaks. */
  surveyInputs: readonly SurveyInput[];
}

export interface ListEntry {
  id: string;
  code: string;
  name: string;
  nameUr: string | null;
}

/** Everything a call needs: what a draft is, and what a revision keeps for good. */
export interface MenuSource {
  nodes: readonly MenuNode[];
  boxes: readonly WelcomeBox[];
  apiDetails: readonly ApiCallDetail[];
  trunkDetails: readonly TrunkCallDetail[];
  campaigns: readonly CallContent[];
  surveys: readonly SurveyContent[];
  /** Audio that queries and links can name. */
  contentFiles: readonly { id: string; title: string; audio: Audio }[];
  /** The entries of the reference lists that nodes name in `menuLovId`. */
  lists: Readonly<Record<string, readonly ListEntry[]>>;
}

/** The smallest step by which a draft changes; several together are one change to the person who made it. */
export type Change =
  | { op: 'putNode'; node: MenuNode }
  | { op: 'removeNode'; uuid: string; version?: number }
  | { op: 'putBox'; box: WelcomeBox }
  | { op: 'removeBox'; id: string; version?: number };

/** A farmer on the phone, as queries see them (`caller`). Links hold ids of reference lists. */
export interface Caller {
  msisdn: string;
  language: Language;
  /** A tehsil's id with its district and province, innermost first. */
  location: readonly string[];
  crops: readonly string[];
  livestock: readonly string[];
  machineries: readonly string[];
  callCount: number;
  host: boolean;
  subscriberStatus: string;
  /** What campaigns and surveys go by beside. */
  occupation?: string | null;
  operator?: string | null;
  /** Before this call; an ISO instant. */
  lastCallAt?: string | null;
}

/** A caller of whom nothing is known. */
export const nobody: Caller = {
  msisdn: '',
  language: 'ur',
  location: [],
  crops: [],
  livestock: [],
  machineries: [],
  callCount: 0,
  host: false,
  subscriberStatus: '',
};
