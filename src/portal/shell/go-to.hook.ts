import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Holder } from '../../../machines/shared/screens.ts';
import { useAskedWay } from '../asked-way.hook.ts';
import { isTyping, keyOf, letterPressed } from '../ui/keyboard.ts';
import { isDialogOpen } from '../ui/open-dialog.ts';
import { isSilenced } from '../ui/own-keys.ts';
import type { KeyWords } from '../workflow/everywhere-keys.ts';
import { screensFor } from './menu.ts';

/** Pressed with Shift, as G alone is a key of queues and lists. */
const FIRST = 'g';
/** So long the second letter is waited for. */
const AWAITED_MS = 2_000;

/** The second letter, by the key of the page that it leads to. */
const LETTERS: Readonly<Record<string, string>> = {
  dashboard: 'd',
  subscribers: 's',
  cases: 'c',
  createCase: 'n',
  weather: 'w',
  jobs: 'j',
  surveys: 'y',
  campaignListing: 'm',
  accounts: 'a',
  loans: 'l',
  listingApproval: 'i',
  forum: 'f',
  postApproval: 'p',
  reportedPosts: 'r',
  badges: 'b',
  bulkActions: 'u',
  referenceLists: 'e',
  voiceMenu: 'v',
};

/** Of what came to this person, which stands on no page of its own. */
const NOTICES = 'o';

/** Shift G and a letter lead to a page, from every page: the keys of those that this person may open, and of the notices. */
export function useGoTo(viewer: Holder, openNotices: () => void): KeyWords[] {
  const { t } = useTranslation('shell');
  const lead = useAskedWay();
  const pages = screensFor(viewer).flatMap(({ key, path }) => {
    const letter = LETTERS[key];
    return letter === undefined ? [] : [{ letter, go: () => lead(path), words: t(`screens.${key}`) }];
  });
  const ways = [...pages, { letter: NOTICES, go: openNotices, words: t('notices') }];
  const go = useEffectEvent((pressed: string) => {
    ways.find(({ letter }) => letter === pressed)?.go();
  });
  useEffect(() => {
    let awaitedUntil = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
      if (isTyping(event.target) || isDialogOpen()) return;
      const isSecond = performance.now() < awaitedUntil && !event.repeat;
      const isFirst = event.shiftKey && letterPressed(event) === FIRST && !isSilenced(FIRST);
      if (!isSecond && !isFirst) return;
      // Neither is a key of the page: the second decides on nothing, whatever it is.
      event.preventDefault();
      event.stopPropagation();
      awaitedUntil = isSecond ? 0 : performance.now() + AWAITED_MS;
      if (isSecond) go(keyOf(event));
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return ways.map(({ letter, words }) => ({ keys: ['Shift G'], second: letter.toUpperCase(), words }));
}
