import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { keyOf } from '../ui/keyboard.ts';
import * as styles from './content.css.ts';
import type { Attachment } from './queue.ts';

interface PictureViewerProps {
  pictures: readonly Attachment[];
  place: number;
  title: string;
  onTurn: (place: number) => void;
  onClose: () => void;
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const STEP = 80;

/** The pictures of an item, large: arrows turn to the next one, or walk through one that is enlarged; Escape leads back. */
export function PictureViewer({ pictures, place, title, onTurn, onClose }: PictureViewerProps) {
  const { t, i18n } = useTranslation('queues');
  const { number } = useFormat();
  const [level, setLevel] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const picture = pictures[place];
  const zoom = ZOOMS[level] ?? 1;
  const turn = (step: 1 | -1) => {
    if (!pictures[place + step]) return;
    setLevel(0);
    onTurn(place + step);
  };
  /** What is in the middle stays there, as parts of the whole picture. */
  const middle = useRef({ across: 0.5, down: 0.5 });
  const enlarge = (step: 1 | -1) => {
    if (frame.current && level > 0) middle.current = middleOf(frame.current);
    else middle.current = { across: 0.5, down: 0.5 };
    setLevel(Math.min(ZOOMS.length - 1, Math.max(0, level + step)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture has another size at another level
  useLayoutEffect(() => {
    const { across, down } = middle.current;
    const it = frame.current;
    it?.scrollTo({
      left: across * it.scrollWidth - it.clientWidth / 2,
      top: down * it.scrollHeight - it.clientHeight / 2,
    });
  }, [level]);
  const forward = i18n.dir() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event.nativeEvent);
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    if (isAcross && zoom === 1) turn(key === forward ? 1 : -1);
    else if (isAcross) frame.current?.scrollBy({ left: key === 'ArrowRight' ? STEP : -STEP });
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      frame.current?.scrollBy({ top: key === 'ArrowDown' ? STEP : -STEP });
    else if (key === '+' || key === '=') enlarge(1);
    else if (key === '-') enlarge(-1);
    else if (key === '0') setLevel(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!picture) return null;
  return (
    <Dialog isOpen onClose={onClose} title={title} width="huge">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole viewer, each of which has a button too */}
      <div onKeyDown={press}>
        <div className={styles.viewerTools} role="toolbar" aria-label={t('viewer.tools')}>
          <IconButton
            icon={ChevronLeft}
            directional
            label={t('viewer.previous')}
            disabledReason={place > 0 ? undefined : t('isFirst')}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            directional
            label={t('viewer.next')}
            disabledReason={place < pictures.length - 1 ? undefined : t('isLast')}
            onPress={() => turn(1)}
          />
          <IconButton
            icon={ZoomOut}
            label={t('viewer.smaller')}
            disabledReason={level > 0 ? undefined : t('viewer.isSmallest')}
            onPress={() => enlarge(-1)}
          />
          <IconButton
            icon={ZoomIn}
            label={t('viewer.larger')}
            disabledReason={level < ZOOMS.length - 1 ? undefined : t('viewer.isLargest')}
            onPress={() => enlarge(1)}
          />
          <span aria-live="polite">{t('viewer.zoom', { percent: number(zoom * 100) })}</span>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged picture is scrolled by keys */}
        <div ref={frame} className={styles.viewer} tabIndex={0} role="group" aria-label={title}>
          <img
            className={styles.large}
            style={zoom > 1 ? { inlineSize: `${zoom * 100}%`, maxInlineSize: 'none', maxBlockSize: 'none' } : undefined}
            src={picture.url}
            alt={title}
          />
        </div>
      </div>
    </Dialog>
  );
}

function middleOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement) {
  return { across: (scrollLeft + clientWidth / 2) / scrollWidth, down: (scrollTop + clientHeight / 2) / scrollHeight };
}
