import type { Audio } from '../../../../machines/ivr/menu.ts';
import type { Failure } from '../../editing/edited.ts';

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

export interface Question {
  id: string;
  title: string;
  keys: { key: string; label: string }[];
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
    contentText: string;
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

export const emptyForm: BroadcastForm = {
  title: '',
  type: null,
  category: null,
  startDt: null,
  endDt: null,
  contentText: '',
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

const GOES_OUT: readonly (keyof BroadcastForm)[] = [
  ...AUDIENCE,
  ...CHANNELS,
  ...FILES,
  'title',
  'startDt',
  'endDt',
  'contentText',
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
  if (typeof value === 'object') return Object.keys(value).length === 0 ? null : JSON.stringify(value);
  return String(value);
}
