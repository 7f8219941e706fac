import type { PlayEffect } from '../../machines/call/call.effects.ts';
import type { Language } from '../../machines/ivr/menu.ts';

/** Something that is being heard. `position` is how far it has come, in seconds. */
export interface Sounding {
  position(): number;
  stop(): void;
}

export interface SoundOptions {
  /** Where a stored sound can be fetched. */
  address: (mediaId: string) => Promise<string>;
  /** Silent, the time passes all the same. */
  isAudible: boolean;
  /** Where to begin, in seconds. */
  from: number;
  /** Told once, at the end; never after `stop`. */
  over: () => void;
}

/** What browsers call the languages of a menu; Saraiki and Hindko have no voice of their own and borrow the nearest. */
const voices: Readonly<Record<Language, string>> = {
  en: 'en',
  ur: 'ur-PK',
  pa: 'pa',
  ps: 'ps',
  sd: 'sd',
  sk: 'ur-PK',
  hn: 'ur-PK',
};

/** Plays what a call asks for: its file; without one its words, read aloud; without a voice a silence of its length. */
export function sound(effect: PlayEffect, options: SoundOptions): Sounding {
  if (!options.isAudible) return silence(effect, options);
  if (effect.file) return recording(effect, effect.file.mediaId, options);
  return spoken(effect, options) ?? silence(effect, options);
}

function recording(effect: PlayEffect, mediaId: string, options: SoundOptions): Sounding {
  const element = new Audio();
  let instead: Sounding | null = null;
  let isStopped = false;
  /** What cannot be fetched or decoded still takes its time. */
  const fallBack = () => {
    if (isStopped || instead) return;
    instead = spoken(effect, options) ?? silence(effect, options);
  };
  element.addEventListener('ended', () => !isStopped && options.over());
  element.addEventListener('error', fallBack);
  options
    .address(mediaId)
    .then(async (address) => {
      if (isStopped) return;
      element.src = address;
      element.currentTime = options.from;
      await element.play();
    })
    .catch(fallBack);
  return {
    position: () => instead?.position() ?? element.currentTime,
    stop() {
      isStopped = true;
      element.pause();
      element.removeAttribute('src');
      instead?.stop();
    },
  };
}

/** Reads the words aloud; null where the browser has no voice for the language. */
function spoken(effect: PlayEffect, { from, over }: SoundOptions): Sounding | null {
  const speech = typeof window === 'undefined' ? undefined : window.speechSynthesis;
  const wanted = voices[effect.language];
  const voice = speech?.getVoices().find(({ lang }) => lang.startsWith(wanted.slice(0, 2)));
  if (!speech || !voice) return null;
  const words = new SpeechSynthesisUtterance(wordsOf(effect));
  words.voice = voice;
  words.lang = voice.lang;
  let isStopped = false;
  const begun = Date.now() - from * 1_000;
  words.addEventListener('end', () => !isStopped && over());
  words.addEventListener('error', () => !isStopped && over());
  speech.speak(words);
  return {
    position: () => Math.min(effect.seconds, (Date.now() - begun) / 1_000),
    stop() {
      isStopped = true;
      speech.cancel();
    },
  };
}

/** The part of a title in the caller's language, and the choices where a list is read. */
function wordsOf({ title, items, language }: PlayEffect): string {
  const part = (text: string) => text.split(' / ')[language === 'en' ? 0 : 1] ?? text;
  return items && items.length > 0 ? items.map((item) => `${item.key}: ${part(item.title)}.`).join(' ') : part(title);
}

function silence(effect: PlayEffect, { from, over }: SoundOptions): Sounding {
  const begun = Date.now() - from * 1_000;
  const timer = setTimeout(over, Math.max(0, effect.seconds - from) * 1_000);
  return {
    position: () => Math.min(effect.seconds, (Date.now() - begun) / 1_000),
    stop: () => clearTimeout(timer),
  };
}
