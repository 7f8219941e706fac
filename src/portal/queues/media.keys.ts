import type { MediaCommand } from './keys.ts';
import { toNextSpeed } from './speed.hook.ts';

const PLAYERS = '[data-judged] audio, [data-judged] video';
const PICTURE = '[data-judged] [data-enlarges]';

/** Which of the keys for recordings and pictures the open item has something for. */
export function mediaHere(): { plays: boolean; hasSpeed: boolean; enlarges: boolean } {
  const has = (what: string) => document.querySelector(what) !== null;
  return { plays: has(PLAYERS), hasSpeed: has('[data-judged] audio'), enlarges: has(PICTURE) };
}

/** Plays or stops what plays, else the first; turns to the next speed; opens the first picture large. */
export function doWithMedia(command: MediaCommand): void {
  if (command === 'speed') {
    if (mediaHere().hasSpeed) toNextSpeed();
  } else if (command === 'enlarge') document.querySelector<HTMLElement>(PICTURE)?.click();
  else {
    const players = [...document.querySelectorAll<HTMLMediaElement>(PLAYERS)];
    const playing = players.find(({ paused }) => !paused);
    if (playing) playing.pause();
    // One that cannot be played says so itself.
    else players[0]?.play().catch(() => undefined);
  }
}
