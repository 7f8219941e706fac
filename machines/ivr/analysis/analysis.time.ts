import { ANSWER_ENDED, fileFor, listSeconds, questionSeconds, spokenSeconds } from '../../call/call.sounds.ts';
import type { CompiledNode, Menu } from '../compile/compile.ts';
import {
  type Audio,
  type CallContent,
  type Language,
  languages,
  type SurveyContent,
  type WelcomeBox,
} from '../menu.ts';
import { kindOf } from '../questions.ts';

/** Seconds by language, in the order of `languages`. */
export type Seconds = readonly number[];

const silence: Seconds = languages.map(() => 0);

export function plus(a: Seconds, b: Seconds): Seconds {
  return a.map((seconds, index) => seconds + (b[index] ?? 0));
}

export function toTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

/** The language in which it takes longest; the first of equals. */
export function slowest(seconds: Seconds): { seconds: number; language: Language } {
  let worst = 0;
  seconds.forEach((value, index) => {
    if (value > (seconds[worst] ?? 0)) worst = index;
  });
  return { seconds: toTenths(seconds[worst] ?? 0), language: languages[worst] ?? 'en' };
}

/**
 * What a caller hears on coming to a node, up to the end of its prompt: its boxes, its content, the nodes it quotes, and
 * its campaigns and surveys on the day on which they take longest.
 */
export function promptSeconds(menu: Menu, node: CompiledNode): Seconds {
  const quoted = node.targets.contentNodes.flatMap((uuid) => {
    const other = menu.nodes.get(uuid);
    return other?.reachable ? [contentSeconds(menu, other)] : [];
  });
  const surveys = node.targets.surveys.flatMap((id) => menu.surveys.get(id) ?? []);
  return [
    boxSeconds(menu, node.boxes),
    contentSeconds(menu, node),
    ...quoted,
    longestDay(node.campaigns, ({ audio, title }) => soundSeconds(audio, title)),
    longestDay(surveys, surveySeconds),
  ].reduce(plus, silence);
}

/** Only what is in date on one day is heard in one call; the most that can be is at the start of one of them. */
function longestDay<T extends CallContent>(contents: readonly T[], secondsOf: (content: T) => Seconds): Seconds {
  const timed = contents.map((content) => ({ content, seconds: secondsOf(content) }));
  const days = timed.map(({ content: { startDt } }) =>
    timed
      .filter(({ content }) => dayOf(content.startDt) <= dayOf(startDt) && dayOf(startDt) <= dayOf(content.endDt))
      .map(({ seconds }) => seconds)
      .reduce(plus, silence),
  );
  return days.reduce((max, day) => max.map((seconds, index) => Math.max(seconds, day[index] ?? 0)), silence);
}

function dayOf(date: string): string {
  return date.slice(0, 10);
}

/** The introduction, then every question with its keys. */
function surveySeconds({ audio, title, surveyInputs }: SurveyContent): Seconds {
  const asked = surveyInputs.reduce(
    (sum, question) =>
      sum +
      questionSeconds(
        question.title,
        kindOf(question) === 'keys' ? question.keys.map(({ label }) => ({ title: label })) : [ANSWER_ENDED],
      ),
    0,
  );
  return soundSeconds(audio, title).map((seconds) => seconds + asked);
}

/** How long reading out all children takes. */
export function childrenSeconds(node: CompiledNode): Seconds {
  const items = (urdu: boolean) =>
    node.children.flatMap(({ key, title, titleUr }) =>
      key === null ? [] : [{ title: urdu ? (titleUr ?? title) : title }],
    );
  const [plain, urdu] = [listSeconds(items(false)), listSeconds(items(true))];
  return languages.map((language) => (language === 'ur' ? urdu : plain));
}

/** The longest that welcome boxes can take: all of them, whatever their conditions. */
export function boxSeconds(menu: Menu, boxes: readonly WelcomeBox[]): Seconds {
  return boxes
    .map((box) => soundSeconds(menu.files.get(box.fileName ?? '') ?? box.audio, box.title))
    .reduce(plus, silence);
}

export function contentSeconds(menu: Menu, { node, targets, title }: CompiledNode): Seconds {
  const files = targets.contentFiles.flatMap((id) => menu.contentFiles.get(id) ?? []);
  return languages.map((language) => {
    const own = fileFor(node.audio, language);
    if (own) return own.seconds;
    const heard = files.flatMap(({ audio }) => fileFor(audio, language) ?? []);
    return heard.length > 0 ? heard.reduce((sum, file) => sum + file.seconds, 0) : spokenSeconds(title);
  });
}

function soundSeconds(audio: Audio, title: string): Seconds {
  return languages.map((language) => fileFor(audio, language)?.seconds ?? spokenSeconds(title));
}
