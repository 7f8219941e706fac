import { type Audio, type Language, languages } from '../../../../machines/ivr/menu.ts';
import type { QuestionKind } from '../../../../machines/ivr/questions.ts';
import type { Failure } from '../../editing/edited.ts';
import type { Option } from '../../ui/Option.tsx';

export const AUDIENCE = [
  'crops',
  'locations',
  'languages',
  'profiles',
  'livestocks',
  'machineries',
  'operator',
] as const;
export type AudienceField = (typeof AUDIENCE)[number];
export const CHANNELS = ['smsEnabled', 'inAppEnabled', 'obdEnabled', 'ivrEnabled'] as const;
export const FILES = ['contentImage', 'contentVideo', 'audioFile'] as const;
export type FileField = (typeof FILES)[number];
export const QUERIES = { validationQuery: 'validation', dataQuery: 'patch', fileNameQuery: 'fileName' } as const;
export type QueryField = keyof typeof QUERIES;

export interface Question {
  id: string;
  title: string;
  keys: { key: string; label: string }[];
  kind?: QuestionKind | undefined;
  /** The most that is recorded; NaN is none that can be. */
  seconds?: number | undefined;
  /* The rest is of numbers alone; NaN is none that can be. */
  unit?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** What a campaign or a survey says, as it is typed; what only one of them has stays empty in the other. */
export type BroadcastForm = Record<AudienceField, string[]> &
  Record<(typeof CHANNELS)[number], boolean> &
  Record<FileField, File | null> & {
    title: string;
    type: string | null;
    category: string | null;
    startDt: string | null;
    endDt: string | null;
    /** For all who have none in their own language. */
    contentText: string;
    contentLanguage: Language;
    /** Of the other languages; nothing stands under that of the text for all. */
    contentTexts: Readonly<Record<Language, string>>;
    contentTextLong: string;
    promoData: string;
    activeSubscriberRange: string | null;
    isUserCharged: boolean;
    isUserPurged: boolean;
    oncePerCall: boolean;
    oncePerCallGlobal: boolean;
    validationQuery: string;
    dataQuery: string;
    fileNameQuery: string;
    recordingEnabled: boolean;
    maxDurationSeconds: number | null;
    maxSilenceSeconds: number | null;
    recordingPathId: string | null;
    recordingEndFiles: string[];
    sounds: Audio;
    questions: Question[];
    removedFiles: FileField[];
  };

export type FormValue = BroadcastForm[keyof BroadcastForm];

export const noTexts: BroadcastForm['contentTexts'] = { en: '', ur: '', pa: '', ps: '', sd: '', sk: '', hn: '' };

export const emptyForm: BroadcastForm = {
  title: '',
  type: null,
  category: null,
  startDt: null,
  endDt: null,
  contentText: '',
  contentLanguage: 'ur',
  contentTexts: noTexts,
  contentTextLong: '',
  promoData: '',
  smsEnabled: false,
  inAppEnabled: false,
  obdEnabled: false,
  ivrEnabled: false,
  crops: [],
  locations: [],
  languages: [],
  profiles: [],
  livestocks: [],
  machineries: [],
  operator: [],
  activeSubscriberRange: null,
  isUserCharged: false,
  isUserPurged: false,
  oncePerCall: true,
  oncePerCallGlobal: false,
  validationQuery: '',
  dataQuery: '',
  fileNameQuery: '',
  recordingEnabled: false,
  maxDurationSeconds: 60,
  maxSilenceSeconds: 5,
  recordingPathId: null,
  recordingEndFiles: [],
  sounds: {},
  questions: [],
  contentImage: null,
  contentVideo: null,
  audioFile: null,
  removedFiles: [],
};

type Written = Pick<BroadcastForm, 'contentText' | 'contentLanguage' | 'contentTexts'>;

/** What is typed under a language. */
export function textUnder({ contentText, contentLanguage, contentTexts }: Written, language: Language): string {
  return language === contentLanguage ? contentText : contentTexts[language];
}

export function withText(form: Written, language: Language, text: string): Partial<BroadcastForm> {
  if (language === form.contentLanguage) return { contentText: text };
  return { contentTexts: { ...form.contentTexts, [language]: text } };
}

/** The text of another language becomes the one for all; each stays under its own. */
export function forAllIn(form: Written, language: Language): Partial<BroadcastForm> {
  return {
    contentLanguage: language,
    contentText: textUnder(form, language),
    contentTexts: { ...form.contentTexts, [form.contentLanguage]: form.contentText, [language]: '' },
  };
}

/** The language whose text was refused just now: that of its tab, unless the open one has something wrong too. */
export function languageRefused(
  errors: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  { contentLanguage }: Pick<Written, 'contentLanguage'>,
  open: Language,
): Language | undefined {
  const refused = languages.filter((language) => errors[pointerOf(contentLanguage, language)] !== undefined);
  if (refused.includes(open)) return undefined;
  return refused.find((language) => before[pointerOf(contentLanguage, language)] === undefined);
}

/** Where the server names the text of a language. */
export function pointerOf(contentLanguage: Language, language: Language): string {
  return language === contentLanguage ? '/contentText' : `/contentTexts/${language}`;
}

const GOES_OUT: readonly (keyof BroadcastForm)[] = [
  ...AUDIENCE,
  ...CHANNELS,
  ...FILES,
  'title',
  'startDt',
  'endDt',
  'contentText',
  'contentLanguage',
  'contentTexts',
  'contentTextLong',
  'activeSubscriberRange',
  'sounds',
  'questions',
  'removedFiles',
];

/** Whether what farmers get, who gets it or when differs between two. */
export function changesWhatGoesOut(one: BroadcastForm, other: BroadcastForm): boolean {
  return GOES_OUT.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

export function isEmpty(value: FormValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** What is missing before it can be sent at all, each under the name that it is sent by. */
export function missingIn(
  form: BroadcastForm,
  names: readonly [field: keyof BroadcastForm, sent: string][],
): Failure[] {
  return names.flatMap(([field, sent]) => {
    return isEmpty(form[field]) ? [{ instancePath: '', keyword: 'required', params: { missingProperty: sent } }] : [];
  });
}

/** The form as it is sent; empty fields and lists are left out. */
export function formDataOf(form: BroadcastForm, nameOf: (field: keyof BroadcastForm) => string | null): FormData {
  const data = new FormData();
  for (const [field, value] of Object.entries(form) as [keyof BroadcastForm, FormValue][]) {
    const name = nameOf(field);
    const text = textOf(value);
    if (name === null || text === null) continue;
    data.append(name, text);
  }
  return data;
}

function textOf(value: FormValue): string | Blob | null {
  if (value instanceof File) return value;
  if (value === null || value === '') return null;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'object') {
    const said = Array.isArray(value) ? value : withoutBlanks(value);
    return Object.keys(said).length === 0 ? null : JSON.stringify(said);
  }
  return String(value);
}

function withoutBlanks(value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]: [string, unknown]) => typeof each !== 'string' || each.trim() !== ''),
  );
}

/** Entries of a list by their names: how many they are says nothing of what somebody else has chosen. */
export function namedAmong(value: unknown, options: readonly Option[] = []): string[] {
  if (!Array.isArray(value) || options.length === 0) return [];
  return value.map((id) => options.find((option) => option.value === id)?.label ?? '…');
}
