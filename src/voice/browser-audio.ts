import type { PlayEffect } from '../../machines/call/call.effects.ts';
import type { Language } from '../../machines/ivr/menu.ts';

/*
 * Plays what a call asks for in a browser: the recorded file; where there is none, or it can't be played, the words are
 * read aloud; where the browser has no voice for the language, the line is silent for as long as reading would take.
 */

export type HeardAs = 'file' | 'speech' | 'silence';

export interface BrowserAudio {
  /** Resolves when the sound has ended by itself with true, and with false when it was stopped. */
  play(effect: PlayEffect): Promise<boolean>;
  pause(): void;
  resume(): void;
  stop(): void;
  /** 1: as recorded. */
  setRate(rate: number): void;
}

export interface BrowserAudioOptions {
  /** The address from which a stored sound is played. */
  urlOf: (mediaId: string) => string | Promise<string>;
  /** What to read aloud; by default the title, or keys and titles of a list. */
  wordsOf?: (effect: PlayEffect) => string;
  /** Told how the sound is heard. */
  onHeard?: (effect: PlayEffect, as: HeardAs) => void;
  /** Without it nothing is read aloud. */
  speech?: SpeechSynthesis | null;
  makeAudio?: (url: string) => HTMLAudioElement;
}

/** Voices of the menu's languages as browsers name them; Saraiki and Hindko are read by an Urdu voice. */
const voices: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'],
  ur: ['ur'],
  pa: ['pa', 'ur'],
  ps: ['ps', 'ur'],
  sd: ['sd', 'ur'],
  sk: ['skr', 'ur'],
  hn: ['hno', 'ur'],
};

interface Playing {
  pause(): void;
  resume(): void;
  stop(): void;
  setRate(rate: number): void;
}

export function browserAudio({
  urlOf,
  wordsOf = wordsToRead,
  onHeard,
  speech = globalThis.speechSynthesis ?? null,
  makeAudio = (url) => new Audio(url),
}: BrowserAudioOptions): BrowserAudio {
  let playing: Playing | null = null;
  let rate = 1;
  /** Which sound was asked for last: one that is still being fetched when the next is asked for must not begin. */
  let asked = 0;

  const stop = () => {
    asked += 1;
    playing?.stop();
    playing = null;
  };
  const addressOf = async (mediaId: string): Promise<string | null> => {
    try {
      return await urlOf(mediaId);
    } catch {
      return null;
    }
  };
  const begin = async (effect: PlayEffect, mine: number): Promise<boolean> => {
    const start = async (as: HeardAs, make: (rate: number, done: Done) => Playing): Promise<End> => {
      if (mine !== asked) return 'stopped';
      onHeard?.(effect, as);
      return await new Promise<End>((resolve) => {
        playing = make(rate, resolve);
      });
    };
    if (effect.file) {
      const url = await addressOf(effect.file.mediaId);
      const heard = url === null ? 'failed' : await start('file', (...now) => fromFile(makeAudio(url), ...now));
      if (heard !== 'failed') return heard === 'ended';
    }
    const words = wordsOf(effect);
    const voice = speech ? voiceFor(speech, effect.language) : null;
    if (speech && voice && words !== '') {
      const heard = await start('speech', (...now) => aloud(speech, voice, words, ...now));
      if (heard !== 'failed') return heard === 'ended';
    }
    return (await start('silence', (...now) => silence(effect.seconds, ...now))) === 'ended';
  };
  return {
    async play(effect) {
      stop();
      return await begin(effect, asked);
    },
    pause: () => playing?.pause(),
    resume: () => playing?.resume(),
    stop,
    setRate(next) {
      rate = next;
      playing?.setRate(next);
    },
  };
}

type End = 'ended' | 'stopped' | 'failed';
type Done = (end: End) => void;

function fromFile(audio: HTMLAudioElement, rate: number, done: Done): Playing {
  audio.playbackRate = rate;
  audio.addEventListener('ended', () => done('ended'), { once: true });
  audio.addEventListener('error', () => done('failed'), { once: true });
  const play = () => {
    audio.play().catch((error: unknown) => {
      const wasStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!wasStopped) done('failed');
    });
  };
  play();
  return {
    pause: () => audio.pause(),
    resume: play,
    stop() {
      audio.pause();
      done('stopped');
    },
    setRate(next) {
      audio.playbackRate = next;
    },
  };
}

function aloud(speech: SpeechSynthesis, voice: SpeechSynthesisVoice, words: string, rate: number, done: Done): Playing {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.addEventListener('end', () => done('ended'), { once: true });
  utterance.addEventListener('error', ({ error }) =>
    done(error === 'canceled' || error === 'interrupted' ? 'stopped' : 'failed'),
  );
  speech.speak(utterance);
  return {
    pause: () => speech.pause(),
    resume: () => speech.resume(),
    stop() {
      done('stopped');
      speech.cancel();
    },
    /** A voice that has begun can't change its pace: the next words have it. */
    setRate: () => undefined,
  };
}

function silence(seconds: number, atFirst: number, done: Done): Playing {
  let left = seconds * 1000;
  let rate = atFirst;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const halt = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= (performance.now() - since) * rate;
  };
  const run = () => {
    if (timer !== null) return;
    since = performance.now();
    timer = setTimeout(() => done('ended'), Math.max(0, left / rate));
  };
  run();
  return {
    pause: halt,
    resume: run,
    stop() {
      halt();
      done('stopped');
    },
    setRate(next) {
      const wasRunning = timer !== null;
      halt();
      rate = next;
      if (wasRunning) run();
    },
  };
}

function voiceFor(speech: SpeechSynthesis, language: Language): SpeechSynthesisVoice | null {
  const known = speech.getVoices();
  for (const wanted of voices[language]) {
    const voice = known.find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === wanted);
    if (voice) return voice;
  }
  return null;
}

function wordsToRead({ role, title, items }: PlayEffect): string {
  if (!items) return title;
  const keys = items.map(({ key, title: entry }) => `${key}: ${entry}`).join('. ');
  return role === 'list' ? keys : `${title}. ${keys}`;
}
