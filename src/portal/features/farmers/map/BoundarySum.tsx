import { Magnet, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { acresOn, type Shape, swap, withoutLand } from '../../../../../machines/farmers/land/polygon.ts';
import { useFormat } from '../../../format.ts';
import { nameOf } from '../../../person-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFaultWords } from '../fault.words.ts';
import * as styles from './farm-map.css.ts';
import type { FarmMap } from './farm-map.hook.ts';
import { outlineOf } from './outline.ts';

/** How large the land is, what is wrong with its boundary, and whose land it lies on. */
export function BoundarySum({ map, refusal }: { map: FarmMap; refusal: string | undefined }) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const faultWords = useFaultWords();
  const { boundary, overlaps, gained, form } = map;
  const { ring } = boundary.outline;
  const { shape, fault, acres, sides } = boundary.measured;
  const round = Math.round(sides.reduce((sum, side) => sum + side, 0));
  const theirs = overlaps.map(({ farm }) => farm.shape as Shape);
  const shared = shape ? acresOn(shape, theirs) : 0;
  const names = overlaps.map(({ farm }) => nameOf({ name: farm.farmer, nameUr: farm.farmerUr }));
  const snapToEdges = () => {
    const left = shape && withoutLand(shape, theirs);
    if (left) boundary.step(outlineOf(left));
  };
  return (
    <section className={styles.sum} aria-label={t('map.boundary')}>
      <p className={styles.acres}>
        <output aria-live="polite">
          <strong className={styles.large}>{acres.toFixed(2)}</strong> {t('map.acresWord')}
        </output>
        {Math.abs(gained) >= 0.01 && (
          <bdi className={styles.gained}>
            {gained > 0 ? '+' : '−'}
            {Math.abs(gained).toFixed(2)}
          </bdi>
        )}
        <span className={styles.spacer} />
        <span className={styles.muted}>
          {ring.length === 0
            ? t('farmers:nothingDrawn')
            : t('map.round', { count: ring.length, metres: number(round) })}
        </span>
      </p>
      {fault && (
        <div role="alert" className={styles.fault} tabIndex={-1} data-fault>
          <p>{faultWords(fault)}</p>
          {fault.swapped && shape && (
            <Button
              label={t('farmers:swap')}
              disabledReason={refusal}
              onPress={() => boundary.step(outlineOf(swap(shape)))}
            />
          )}
        </div>
      )}
      {overlaps.length > 0 && (
        <div role="status" className={styles.warning}>
          <p className={styles.warningHead}>
            <Icon of={TriangleAlert} small />{' '}
            {t('map.overlap', { number: number(Math.round(shared * 100) / 100), count: overlaps.length })}
          </p>
          <p>{names.join(t('map.comma'))}</p>
          <Button icon={Magnet} label={t('map.snapToEdge')} disabledReason={refusal} onPress={snapToEdges} />
        </div>
      )}
      {(overlaps.length > 0 || form.typed.overlapReason !== '' || form.errorOf('overlapReason')) && (
        <TextField
          label={t('farmers:fields.overlapReason')}
          description={t('farmers:overlapHint')}
          maxLength={300}
          {...form.field('overlapReason')}
        />
      )}
      {map.isRedrawn && map.farm?.shape && (
        <TextField label={t('farmers:fields.boundaryReason')} maxLength={300} {...form.field('boundaryReason')} />
      )}
    </section>
  );
}
