import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Prompt, type Standing, standingOf } from '../../../../../machines/ivr/audio/prompts.ts';
import type { Language } from '../../../../../machines/ivr/menu.ts';
import { clockOf } from '../../../duration.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { MenuTitle } from '../node/MenuTitle.tsx';
import * as styles from './audio.css.ts';
import { languageTags } from './worklist.ts';

const ROW = 52;

const tones: Readonly<Record<Standing, Tone>> = {
  missing: 'warn',
  older: 'info',
  recorded: 'accent',
  otherwise: 'neutral',
};

interface WorkListProps {
  prompts: readonly Prompt[];
  language: Language;
  at: number;
  onMove: (place: number) => void;
  /** Hears the keys that the list itself does not use; true where one was. */
  onKey: (event: KeyboardEvent) => boolean;
  ref: Ref<HTMLDivElement>;
}

/** The prompts in the order of the menu; the keyboard stays on the list, whatever a key does to the row. */
export function WorkList({ prompts, language, at, onMove, onKey, ref }: WorkListProps) {
  const { t } = useTranslation('ivrAudio');
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it is used here only and handed to nothing that is memoised
  const virtual = useVirtualizer({
    count: prompts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const follow = useEffectEvent((place: number) => {
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  });
  useEffect(() => follow(at), [at]);

  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 1);
  const moves: Record<string, () => number> = {
    ArrowDown: () => at + 1,
    ArrowUp: () => at - 1,
    PageDown: () => at + page(),
    PageUp: () => at - page(),
    Home: () => 0,
    End: () => prompts.length - 1,
  };

  function press(event: KeyboardEvent) {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (move) onMove(Math.max(0, Math.min(prompts.length - 1, move())));
    else if (!onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        ref={ref}
        role="grid"
        aria-label={t('prompts')}
        aria-rowcount={prompts.length}
        aria-activedescendant={prompts[at] ? rowId(prompts[at]) : undefined}
        tabIndex={0}
        className={styles.list}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const prompt = prompts[index];
          if (!prompt) return null;
          const standing = standingOf(prompt, language);
          const script = prompt.scripts[language]?.text;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keyboard
            // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant
            <div
              key={rowId(prompt)}
              id={rowId(prompt)}
              role="row"
              aria-rowindex={index + 1}
              aria-selected={index === at}
              className={styles.row}
              style={{ insetBlockStart: start, blockSize: ROW }}
              onClick={() => onMove(index)}
            >
              {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
              <div role="gridcell" className={styles.cell}>
                <span className={styles.keys} dir="ltr">
                  {prompt.kind === 'box' ? '' : (prompt.keys?.replaceAll('-', ' ') ?? '')}
                </span>
                <span className={styles.words} data-inactive={!prompt.isActive || undefined}>
                  <MenuTitle title={prompt.title} />
                  <bdi lang={languageTags[language]} className={styles.script}>
                    {script ?? t(prompt.kind === 'box' ? 'boxWithoutScript' : 'noScript')}
                  </bdi>
                </span>
                <span className={styles.state}>
                  {prompt.audio[language] && (
                    <span className={styles.seconds}>{clockOf(prompt.audio[language].seconds)}</span>
                  )}
                  <Badge label={t(`standings.${standing}`)} tone={tones[standing]} />
                </span>
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function rowId({ kind, id }: Prompt): string {
  return `prompt-${kind}-${id}`;
}
