import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { directionOf } from '../../ui/direction.ts';
import { NumbersApart } from '../../ui/NumbersApart.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr, meta, muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { StateBadge } from '../../workflow/StateBadge.tsx';
import * as styles from './cases.css.ts';
import type { SimilarCase } from './cases.data.ts';
import { isForeign } from './tongue.ts';

interface SimilarListProps {
  items: readonly SimilarCase[];
  /** Takes an answer over; left out where nothing is being answered. */
  onUse?: (answer: string) => void;
  /** Adds what is being typed to a case that the number has open. */
  onAdd?: (one: SimilarCase) => void;
  /** What the farmer reads, where it is known. */
  tongue?: 'en' | 'ur' | undefined;
  /** Why none can be taken over now. */
  denial?: string | undefined;
}

/** Cases that share words, the same number's open ones first and on amber. */
export function SimilarList({ items, onUse, onAdd, tongue, denial }: SimilarListProps) {
  const { t } = useTranslation('cases');
  const { date, number } = useFormat();
  return (
    <ul className={styles.similarList}>
      {items.map((one) => (
        <li key={one.id} className={styles.similar} data-own={one.isOwn}>
          <span className={styles.cardLine}>
            <TextLink href={path('case', one.id)}>
              <Written>{one.title}</Written>
            </TextLink>
            {one.isOwn ? (
              <StateBadge entity="case" state={one.state} />
            ) : (
              <span className={styles.likeness}>{t('percent', { number: number(one.likeness) })}</span>
            )}
          </span>
          <span className={`${meta} ${muted}`}>
            <span className={ltr}>{one.caseNumber}</span> · {date(one.createdAt)}
            {one.isOwn && <> · {t('hasItOpen')}</>}
          </span>
          {one.answer && (
            <p dir={directionOf(one.answer)}>
              <NumbersApart>{one.answer}</NumbersApart>
            </p>
          )}
          {one.isOwn && onAdd && (
            <span>
              <Button
                icon={CornerDownRight}
                directional
                label={t('addCall', { number: one.caseNumber })}
                onPress={() => onAdd(one)}
              />
            </span>
          )}
          {one.answer && onUse && (
            <span>
              {isForeign(one.answer, tongue) && <p className={`${meta} ${muted}`}>{t('otherTongue')}</p>}
              <Button label={t('useAnswer')} disabledReason={denial} onPress={() => onUse(one.answer ?? '')} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
