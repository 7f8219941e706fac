import type {
  ApiCallDetail,
  CallContent,
  MenuSource,
  SurveyContent,
  Timing,
  TrunkCallDetail,
} from '../../../../machines/ivr/menu.ts';
import { type Described, described, menuId } from './described.ts';
import { aimsOf } from './nodes.ts';
import { audioOf, soundName } from './sounds.ts';

const DAY = 86_400_000;
const KARACHI = 5 * 3_600_000;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

export type DescribedCampaign = Described & { content: CallContent };
export type DescribedSurvey = Described & { content: SurveyContent };

export function describedCampaigns(now: Date): DescribedCampaign[] {
  return described('campaigns')
    .filter(({ part }) => part === '')
    .map((line) => ({ ...line, content: contentOf('campaign', line, now) }));
}

export function describedSurveys(now: Date): DescribedSurvey[] {
  return described('campaigns')
    .filter(({ part }) => part === 'surveys')
    .map((line) => ({
      ...line,
      content: { ...contentOf('survey', line, now), surveyInputs: line.questions.map(questionOf(line.name)) },
    }));
}

function contentOf(kind: string, { name, title, part, words }: Described, now: Date): CallContent {
  const [from = 0, to = 0] = (words.text('days') ?? '').split('..').map(Number);
  const aims = aimsOf(words);
  const targets = (wanted: string) => aims.filter((aim) => aim.kind === wanted).map(({ target }) => target);
  return {
    id: menuId(kind, name),
    title,
    startDt: dayFrom(now, from),
    endDt: dayFrom(now, to),
    oncePerCall: !words.has('everytime'),
    oncePerCallGlobal: words.has('ever'),
    validationQuery: words.query('if'),
    crops: targets('crops'),
    locations: targets('locations'),
    machineries: targets('machineries'),
    livestocks: targets('livestocks'),
    languages: targets('languages'),
    audio: audioOf(soundName(part || 'campaigns', name)),
    profiles: [],
    operators: [],
    calledWithinDays: null,
    dataQuery: null,
    fileNameQuery: null,
    recording: null,
  };
}

/** The day on the calendar of Pakistan. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + KARACHI + days * DAY).toISOString().slice(0, 10);
}

function questionOf(survey: string) {
  return (line: string, index: number): SurveyContent['surveyInputs'][number] => {
    const [title = '', ...answers] = line.split(' | ');
    const id = menuId('survey-input', `${survey} ${index}`);
    const [, min, max, unit = ''] = /^number (\d+)\.\.(\d+) (.+)$/.exec(answers[0] ?? '') ?? [];
    if (min !== undefined) return { id, title, keys: [], kind: 'number', unit, min: Number(min), max: Number(max) };
    const [, seconds] = /^recording (\d+)$/.exec(answers[0] ?? '') ?? [];
    if (seconds !== undefined) return { id, title, keys: [], kind: 'recording', seconds: Number(seconds) };
    const keys = answers.map((answer) => {
      const [, key = '', label = ''] = /^(\S) (.+)$/.exec(answer) ?? [];
      return { key, label };
    });
    return { id, title, keys };
  };
}

interface Named {
  code: string;
  titleUr: string;
}

export interface CallDetails {
  api: (Named & { detail: ApiCallDetail })[];
  trunk: (Named & { detail: TrunkCallDetail })[];
  files: (Named & { file: MenuSource['contentFiles'][number] })[];
}

/** What the menu asks of other systems, and the sounds that it can name. */
export function describedDetails(): CallDetails {
  const of = (part: string) => described('details').filter((line) => line.part === part);
  return {
    api: of('api').map((line) => ({ ...namedBy(line), detail: apiDetail(line) })),
    trunk: of('trunk').map((line) => ({ ...namedBy(line), detail: trunkDetail(line) })),
    files: described('files').map((line) => ({
      ...namedBy(line),
      file: { id: menuId('file', line.name), title: inEnglish(line), audio: audioOf(line.name) },
    })),
  };
}

function namedBy({ name, title }: Described): Named {
  return { code: name, titleUr: title.split(' / ')[1] ?? '' };
}

function inEnglish({ title }: Described): string {
  return title.split(' / ')[0] ?? title;
}

function apiDetail(line: Described): ApiCallDetail {
  const { name, words } = line;
  const method = methods.find((one) => words.has(one)) ?? 'get';
  return {
    id: menuId('api', name),
    title: inEnglish(line),
    method: METHODS[method],
    url: words.text(method) ?? '',
    body: words.text('body'),
    queryString: words.text('query'),
    updateCore: words.has('updates'),
    active: words.has('off') ? 0 : 1,
    version: 1,
  };
}

function trunkDetail(line: Described): TrunkCallDetail {
  const { name, words } = line;
  const outside = words.text('outside');
  return {
    id: menuId('trunk', name),
    title: inEnglish(line),
    trunkName: words.text('trunk') ?? '',
    endpoint: words.text('endpoint') ?? '',
    mask: words.text('mask'),
    stasisName: words.text('stasis') ?? '',
    active: words.has('off') ? 0 : 1,
    offtimeContentId: outside === null ? null : menuId('file', outside),
    dialingTimings: words.list('dial').map(timingOf),
    recordingTimings: words.list('record').map(timingOf),
    version: 1,
  };
}

/** `1-5 09:00-17:00`: Monday to Friday from nine to five. */
function timingOf(text: string): Timing {
  const [, first, last, from = '', to = ''] = /^(\d)(?:-(\d))? (\S+)-(\S+)$/.exec(text) ?? [];
  const [start, end] = [Number(first), Number(last ?? first)];
  return { days: Array.from({ length: end - start + 1 }, (_, index) => start + index), from, to };
}
