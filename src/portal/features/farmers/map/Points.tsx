import { ClipboardCopy, ClipboardPaste, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../machines/farmers/land/polygon.ts';
import { useFormat } from '../../../format.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { h3 } from '../../../ui/text.css.ts';
import { toast } from '../../../ui/toast.queue.ts';
import { written } from '../points.ts';
import type { Boundary } from './boundary.hook.ts';
import * as styles from './farm-map.css.ts';
import { moved, removed } from './outline.ts';

interface PointsProps {
  boundary: Boundary;
  isLocked: boolean;
  onPaste: () => void;
}

const MOST_ROWS = 60;

/** The corners as a list that can be written in: the way without a map. The chosen one is the same here and there. */
export function Points({ boundary, isLocked, onPaste }: PointsProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { outline, measured, chosen, choose, step } = boundary;
  const { ring } = outline;
  const copy = () => {
    navigator.clipboard.writeText(written({ coordinates: [[...ring, ...ring.slice(0, 1)]] })).then(
      () => toast.success(t('map.copied')),
      () => toast.error(t('map.notCopied')),
    );
  };
  return (
    <section aria-label={t('farmers:points')}>
      <div className={styles.sectionHead}>
        <h2 className={h3}>{t('farmers:points')}</h2>
        <span className={styles.spacer} />
        {!isLocked && <Button variant="quiet" icon={ClipboardPaste} label={t('map.paste')} onPress={onPaste} />}
        {ring.length > 0 && <IconButton icon={ClipboardCopy} label={t('map.copy')} onPress={copy} />}
      </div>
      {ring.length > 0 && (
        <table className={styles.points}>
          <thead>
            <tr>
              <th scope="col">{t('map.no')}</th>
              <th scope="col">{t('map.latitude')}</th>
              <th scope="col">{t('map.longitude')}</th>
              <th scope="col" data-end>
                {t('map.side')}
              </th>
              <th />
            </tr>
          </thead>
          <tbody>
            {ring.slice(0, MOST_ROWS).map((spot, place) => (
              <PointRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
                key={place}
                place={place}
                spot={spot}
                side={number(Math.round(measured.sides[place] ?? 0))}
                isChosen={chosen === place}
                isLocked={isLocked}
                onChoose={() => choose(place)}
                onMove={(to) => step(moved(outline, place, to))}
                onRemove={() => step(removed(outline, place))}
              />
            ))}
          </tbody>
        </table>
      )}
      {ring.length > MOST_ROWS && (
        <p className={styles.muted}>{t('map.morePoints', { number: number(ring.length - MOST_ROWS) })}</p>
      )}
    </section>
  );
}

interface PointRowProps {
  place: number;
  spot: Position;
  side: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
  onMove: (to: Position) => void;
  onRemove: () => void;
}

function PointRow({ place, spot: [lng, lat], side, isChosen, isLocked, onChoose, onMove, onRemove }: PointRowProps) {
  const { t } = useTranslation('farmers');
  const [wrong, setWrong] = useState(false);
  const cell = (name: 'latitude' | 'longitude', value: number, onValue: (value: number) => void) => (
    <NumberField
      key={value}
      label={t('map.ofPoint', { what: t(`map.${name}`), place: place + 1 })}
      hideLabel
      plain
      value={value}
      onChange={(next) => setWrong(next === null || Number.isNaN(next))}
      onCommit={(next) => next !== null && next !== value && onValue(next)}
      {...(isLocked && { disabledReason: t('map.locked') })}
    />
  );
  return (
    <tr data-chosen={isChosen ? '' : undefined} data-wrong={wrong ? '' : undefined} onFocus={onChoose}>
      <th scope="row">{place + 1}</th>
      <td>{cell('latitude', lat, (next) => onMove([lng, next]))}</td>
      <td>{cell('longitude', lng, (next) => onMove([next, lat]))}</td>
      <td data-end>{side}</td>
      <td>
        {!isLocked && (
          <IconButton icon={Trash2} label={t('map.removePoint', { place: place + 1 })} onPress={onRemove} />
        )}
      </td>
    </tr>
  );
}
