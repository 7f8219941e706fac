import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { isolated } from '../../isolated.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import { useCorrect } from './correct.hook.ts';
import { tone } from './imports.css.ts';
import type { ImportDetails } from './imports.data.ts';

/** What of a column was understood, and what not; a word of no list is mapped for all rows at once. */
export function ReadOf({ one, at }: { one: ImportDetails; at: number }) {
  const { t, i18n } = useTranslation('imports');
  const { number } = useFormat();
  const correct = useCorrect(one);
  const column = one.columns[at];
  if (!column?.target) return <span className={muted}>{t('notRead')}</span>;
  if (one.state === 'judging') return <span className={muted}>{t('isJudged')}</span>;
  const wrong = one.faults
    .filter((fault) => fault.column === at && fault.code !== 'empty')
    .reduce((sum, { count }) => sum + count, 0);
  const unknown = one.unknownWords.find((word) => word.column === at);
  const empty = one.rows - column.filled;
  if (unknown) {
    const { value, count, meant, row } = unknown;
    return (
      <span className={tone.look}>
        <Icon of={TriangleAlert} small />{' '}
        {t('unknownWord', { word: isolated(value, i18n.language), count, number: number(count) })}{' '}
        {meant !== null && one.isOwn && (
          <TextLink onPress={() => void correct({ row, column: at, value: meant, alike: true })}>
            {t('isMeant', { word: isolated(meant, i18n.language) })}
          </TextLink>
        )}
      </span>
    );
  }
  return (
    <>
      <span className={tone.good}>
        <Icon of={Check} small /> {t('readCells', { number: number(Math.max(0, column.filled - wrong)) })}
      </span>
      {wrong > 0 && (
        <span className={tone.bad}>
          {t('comma')}
          {t('wrongCells', { count: wrong, number: number(wrong) })}
        </span>
      )}
      {empty > 0 && (
        <span>
          {t('comma')}
          {t('emptyCells', { count: empty, number: number(empty) })}
        </span>
      )}
    </>
  );
}
