import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../machines/farmers/land/polygon.ts';
import { useFormat } from '../../format.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import * as styles from './farmers.css.ts';
import { useReadWords } from './fault.words.ts';
import { outlineOf, type ReadPoints, written } from './points.ts';
import { ShapeChoice } from './ShapeChoice.tsx';

interface ShapeFieldProps {
  text: string;
  read: ReadPoints;
  /** What the server said of it. */
  refused: string | undefined;
  onChange: (text: string) => void;
  /** One of several shapes. */
  onChoose: (place: number) => void;
  /** Takes the acres as they were measured. */
  onMeasured: (acres: number) => void;
}

/** Land as a list of points, with its acres and its outline as it is typed. A map stands beside it where there is one. */
export function ShapeField({ text, read, refused, onChange, onChoose, onMeasured }: ShapeFieldProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const readWords = useReadWords();
  const said = readWords(read) ?? refused;
  const swapped: Shape | undefined = read.kind === 'fault' && read.fault.swapped ? read.fault.swapped : undefined;
  const acres = read.kind === 'shape' ? Math.round(read.acres * 100) / 100 : null;
  return (
    <div className={styles.plan}>
      <div className={styles.field}>
        <TextArea
          label={t('points')}
          description={t('pointsHint')}
          rows={7}
          value={text}
          onChange={onChange}
          {...(said && { error: said })}
        />
        <ShapeChoice read={read} onChoose={onChoose} />
        {swapped && <Button label={t('swap')} onPress={() => onChange(written(swapped))} />}
      </div>
      <div className={styles.field}>
        {read.kind === 'shape' ? (
          <>
            <svg viewBox="-4 -4 108 108" className={styles.outline} role="img" aria-label={t('outline')}>
              <path d={outlineOf(read.shape, 100)} />
            </svg>
            <output aria-live="polite">{t('measured', { number: number(acres ?? 0) })}</output>
            <Button label={t('takeAcres')} onPress={() => onMeasured(acres ?? 0)} />
          </>
        ) : (
          <span className={styles.muted}>{t('nothingDrawn')}</span>
        )}
      </div>
    </div>
  );
}

/** Which farms it shares land with, in amber. */
export function OverlapLine({
  overlaps,
}: {
  overlaps: readonly { farmTitle: string; farmer: string; acres: number }[];
}) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const [most] = overlaps.toSorted((one, other) => other.acres - one.acres);
  if (!most) return null;
  return (
    <span className={styles.warning}>
      <Icon of={TriangleAlert} small />
      {t('overlaps', { number: number(most.acres), farm: most.farmTitle, name: most.farmer })}
    </span>
  );
}
