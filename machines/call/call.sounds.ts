import type { CompiledNode } from '../ivr/compile/compile.ts';
import { type Audio, type CallContent, heardIn, type Language, type WelcomeBox } from '../ivr/menu.ts';
import type { Asked, FoundFile, Offer, PlayEffect, PlayRole } from './call.effects.ts';
import { ask, isEmpty, nodeOf, note, type Walk } from './call.walk.ts';

interface Sound {
  role: PlayRole;
  title: string;
  audio: Audio;
  /** The node, box, campaign … it belongs to, where that is not the node the caller is at. */
  node?: string;
  source?: string;
  items?: PlayEffect['items'];
  asks?: Asked;
}

/** A sound in the caller's language, or in one that stands in for it. */
export function fileFor(audio: Audio, language: Language): FoundFile | null {
  const spoken = heardIn(audio, language);
  const file = spoken && audio[spoken];
  return file ? { ...file, language: spoken } : null;
}

/** Puts a sound behind what is still to be played. */
export function queue(walk: Walk, sound: Sound): void {
  const { call } = walk;
  const file = fileFor(sound.audio, call.language);
  const play: PlayEffect = {
    type: 'play',
    role: sound.role,
    node: sound.node ?? call.node,
    source: sound.source ?? null,
    title: sound.title,
    language: call.language,
    file,
    ...(sound.items && { items: sound.items }),
    ...(sound.asks && { asks: sound.asks }),
    interruptible: sound.role !== 'goodbye' && nodeOf(walk)?.node.hasInput === 1,
    seconds: file?.seconds ?? readSeconds(sound),
  };
  call.queue = [...call.queue, play];
}

/** What a node says: the file its query names, before the language's audio, before its content files. */
export function queueContent(walk: Walk, of: CompiledNode, role: 'prompt' | 'content'): void {
  const { menu, call } = walk;
  const { node } = of;
  const title = titleOf(of, call.language);
  const own = audioNamed(walk, node.fileNameQuery, title, node.audio);
  if (own) {
    queue(walk, { role, title, audio: own, node: of.uuid });
    return;
  }
  const files = of.targets.contentFiles.flatMap((id) => menu.contentFiles.get(id) ?? []);
  const heard = files.filter(({ audio }) => fileFor(audio, call.language));
  if (heard.length === 0) queue(walk, { role, title, audio: {}, node: of.uuid });
  for (const file of heard) {
    queue(walk, { role, title: file.title, audio: file.audio, node: of.uuid, source: file.id });
  }
}

/** A campaign, or what comes before the questions of a survey. */
export function queueBroadcast(walk: Walk, role: 'campaign' | 'survey', content: CallContent): void {
  const { id, title, audio, fileNameQuery = null } = content;
  queue(walk, { role, title, audio: audioNamed(walk, fileNameQuery, title, audio) ?? {}, source: id });
}

/** What the query names, before the audio that is there anyway; null where neither has a sound to be heard. */
function audioNamed(walk: Walk, query: string | null, of: string, audio: Audio): Audio | null {
  const named = isEmpty(query) ? null : fileNamed(walk, query, of);
  return [named, audio].find((one) => one && fileFor(one, walk.call.language)) ?? null;
}

/** A box without any sound of its own is there for its call or its way only. */
export function queueBox(walk: Walk, box: WelcomeBox): void {
  const { menu, call } = walk;
  if (box.fileName === null && isEmpty(box.fileNameQuery) && Object.keys(box.audio).length === 0) return;
  const named = isEmpty(box.fileNameQuery) ? null : fileNamed(walk, box.fileNameQuery, box.title);
  const listed = box.fileName === null ? null : (menu.files.get(box.fileName) ?? null);
  if (box.fileName !== null && listed === null) note(walk, 'fileUnknown', { name: box.fileName, of: box.title });
  const audio = [named, listed, box.audio].find((one) => one && fileFor(one, call.language));
  queue(walk, { role: 'welcome', title: box.title, audio: audio ?? {}, source: box.id });
}

export function queueList(walk: Walk, offered: readonly Offer[]): void {
  const items = offered.map(({ key, title, uuid }) => ({ key, title, uuid }));
  queue(walk, { role: 'list', title: nodeOf(walk)?.title ?? '', audio: {}, items });
}

export function queueFile(walk: Walk, id: string, role: 'offTime' | 'recordingEnd'): void {
  const file = walk.menu.contentFiles.get(id);
  if (file) queue(walk, { role, title: file.title, audio: file.audio, source: id });
  else note(walk, 'fileUnknown', { name: id, of: role });
}

/** Says in the log what the caller hears instead of what was asked for. */
export function noteFallback(walk: Walk, { role, title, language, file }: PlayEffect): void {
  if (file === null) note(walk, 'silence', { title, language, role });
  else if (file.language !== language) note(walk, 'audioFellBack', { title, language, to: file.language });
}

export function titleOf({ title, titleUr }: CompiledNode, language: Language): string {
  return language === 'ur' ? (titleUr ?? title) : title;
}

/** A list is its keys alone; a question of a survey is asked before its keys, or before how a number or what is spoken is ended. */
function readSeconds({ role, title, items, asks }: Sound): number {
  if (asks) return questionSeconds(title, [ANSWER_ENDED]);
  if (!items) return spokenSeconds(title);
  return role === 'list' ? listSeconds(items) : questionSeconds(title, items);
}

/** "… press hash": as long as the shortest of keys. */
export const ANSWER_ENDED = { title: '' };

export function questionSeconds(title: string, items: readonly { title: string }[]): number {
  return spokenSeconds(title) + listSeconds(items);
}

/** How long reading a text aloud takes. */
export function spokenSeconds(text: string): number {
  return Math.max(1, Math.round((text.length / LETTERS_A_SECOND) * 10) / 10);
}
const LETTERS_A_SECOND = 14;

/** How long "for … press …" takes for a list. */
export function listSeconds(items: readonly { title: string }[]): number {
  return items.reduce((sum, { title }) => sum + spokenSeconds(title) + SECONDS_A_KEY, 0);
}
const SECONDS_A_KEY = 1.5;

function fileNamed(walk: Walk, query: string, of: string): Audio | null {
  const name = ask(walk, query, 'fileName', of);
  if (name === null) return null;
  const audio = walk.menu.files.get(name);
  if (!audio) note(walk, 'fileUnknown', { name, of });
  return audio ?? null;
}
