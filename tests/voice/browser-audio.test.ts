import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayEffect } from '../../machines/call/call.effects.ts';
import { type BrowserAudioOptions, browserAudio, type HeardAs } from '../../src/voice/browser-audio.ts';

/** A sound element that does what it is told. */
class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  playbackRate = 1;
  paused = true;
  readonly src: string;

  constructor(src: string) {
    super();
    this.src = src;
    FakeAudio.made.push(this);
  }
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

/** A voice that reads until it is told that it has ended. */
class FakeUtterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const spoken: FakeUtterance[] = [];
const speech = (...langs: string[]) =>
  ({
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
  }) as unknown as SpeechSynthesis;

const effect: PlayEffect = {
  type: 'play',
  role: 'prompt',
  node: 'root',
  source: null,
  title: 'Main menu',
  language: 'pa',
  file: { mediaId: 'm1', name: 'root.pa.mp3', seconds: 4, language: 'pa' },
  interruptible: true,
  seconds: 4,
};

const heard: HeardAs[] = [];
const player = (options: Partial<BrowserAudioOptions> = {}) =>
  browserAudio({
    urlOf: (mediaId) => `/media/${mediaId}`,
    makeAudio: (url) => new FakeAudio(url) as unknown as HTMLAudioElement,
    speech: null,
    onHeard: (_, as) => heard.push(as),
    ...options,
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  FakeAudio.made = [];
  spoken.length = 0;
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sounds in the browser', () => {
  test('plays the file by its address and says when it has ended', async () => {
    const ended = player().play(effect);
    await settle();
    const [audio] = FakeAudio.made;
    expect([audio?.src, audio?.paused]).toEqual(['/media/m1', false]);
    audio?.dispatchEvent(new Event('ended'));
    expect([await ended, heard]).toEqual([true, ['file']]);
  });

  test('pauses, goes on, and stops', async () => {
    const sounds = player();
    const ended = sounds.play(effect);
    await settle();
    const [audio] = FakeAudio.made;
    sounds.pause();
    expect(audio?.paused).toBe(true);
    sounds.resume();
    expect(audio?.paused).toBe(false);
    sounds.setRate(1.5);
    expect(audio?.playbackRate).toBe(1.5);
    sounds.stop();
    expect([audio?.paused, await ended]).toEqual([true, false]);
  });

  test('the next sound stops the one before, also while that is still being fetched', async () => {
    let answer: (url: string) => void = () => undefined;
    const sounds = player({
      urlOf: (id) => (id === 'slow' ? new Promise((resolve) => (answer = resolve)) : `/media/${id}`),
    });
    const slow = sounds.play({ ...effect, file: { mediaId: 'slow', name: 's', seconds: 1, language: 'pa' } });
    const next = sounds.play(effect);
    answer('/media/slow');
    await settle();
    expect(await slow).toBe(false);
    expect(FakeAudio.made.filter(({ paused }) => !paused).map(({ src }) => src)).toEqual(['/media/m1']);
    sounds.stop();
    expect(await next).toBe(false);
  });

  test('reads the title aloud where there is no file, in the nearest voice', async () => {
    const ended = player({ speech: speech('en-US', 'ur-PK') }).play({ ...effect, file: null });
    await settle();
    const [utterance] = spoken;
    expect([utterance?.text, utterance?.lang, heard]).toEqual(['Main menu', 'ur-PK', ['speech']]);
    utterance?.dispatchEvent(new Event('end'));
    expect(await ended).toBe(true);
  });

  test('reads a list with its keys', async () => {
    const sounds = player({ speech: speech('pa-IN') });
    const ended = sounds.play({
      ...effect,
      role: 'list',
      file: null,
      items: [
        { key: '1', title: 'Wheat' },
        { key: '2', title: 'Rice' },
      ],
    });
    await settle();
    expect(spoken[0]?.text).toBe('1: Wheat. 2: Rice');
    sounds.stop();
    expect(await ended).toBe(false);
  });

  test('reads aloud when the file can not be played or fetched', async () => {
    const broken = player({ speech: speech('pa') }).play(effect);
    await settle();
    FakeAudio.made[0]?.dispatchEvent(new Event('error'));
    await settle();
    spoken[0]?.dispatchEvent(new Event('end'));
    expect([await broken, heard]).toEqual([true, ['file', 'speech']]);
    const lost = player({ speech: speech('pa'), urlOf: () => Promise.reject(new Error('gone')) }).play(effect);
    await settle();
    spoken[1]?.dispatchEvent(new Event('end'));
    expect([await lost, heard]).toEqual([true, ['file', 'speech', 'speech']]);
  });

  test('is silent for as long as reading takes where the browser has no voice', async () => {
    const sounds = player({ speech: speech('fr') });
    let result: boolean | null = null;
    void sounds.play({ ...effect, file: null }).then((ended) => {
      result = ended;
    });
    await vi.advanceTimersByTimeAsync(1000);
    sounds.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    sounds.resume();
    await vi.advanceTimersByTimeAsync(2999);
    expect(result).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect([result, heard]).toEqual([true, ['silence']]);
  });

  test('a silence can be stopped and hurried', async () => {
    const sounds = player();
    sounds.setRate(2);
    const hurried = sounds.play({ ...effect, file: null });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await hurried).toBe(true);
    const stopped = sounds.play({ ...effect, file: null });
    await settle();
    sounds.stop();
    expect(await stopped).toBe(false);
  });
});
