import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { walkAcross } from '../../../ui/arrow-keys.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { meta, muted, strong } from '../../../ui/text.css.ts';
import { apart, useNumberWords } from '../number-words.hook.ts';
import { ByProvince } from './ByProvince.tsx';
import { type Column, furtherOut, type Numbers, percentOf, type Question, shareAt } from './compared.ts';
import * as styles from './results.css.ts';
import type { SurveyResults } from './results.data.ts';

interface NumberColumnsProps {
  question: Question;
  numbers: Numbers;
  before: Question | undefined;
  /** Whoever typed a number of this column. */
  onOpen: (column: Column) => void;
}

/** Beyond so much of the width the words at the median stand before its line. */
const WORDS_AFTER = 0.55;

/** How often which numbers were typed: columns from the smallest on, in the direction of reading, and the median across them. */
export function NumberColumns({ question, numbers, before, onOpen }: NumberColumnsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { withUnit } = useNumberWords();
  const columnWords = useColumnWords(numbers);
  const { columns, median } = numbers;
  const percents = columns.map(({ count }) => percentOf(count, question.answered));
  const then = columns.map((_, place) => thenIn(before, place));
  const most = Math.max(...percents, ...then.map((percent) => percent ?? 0), 1);
  const at = median === null ? null : shareAt(columns, median);
  const written = (percent: number) => t('results.percentOf', { percent: format.number(percent) });
  return (
    <div className={styles.numbers}>
      <ol className={styles.columns} onKeyDown={walkAcross}>
        {columns.map((column, place) => {
          const percent = percents[place] ?? 0;
          const percentThen = then[place];
          const name = format.list([
            t('results.column', {
              column: withUnit(columnWords(place), question.unit),
              number: format.number(column.count),
              percent: written(percent),
            }),
            percentThen === undefined ? undefined : t('results.before', { percent: written(percentThen) }),
          ]);
          return (
            <li key={column.from} className={styles.columnPlace}>
              <Tooltip content={name}>
                <Button
                  className={styles.column}
                  aria-label={name}
                  isDisabled={column.count === 0}
                  onPress={() => onOpen(column)}
                >
                  <span className={styles.stems}>
                    <span className={styles.stem} style={{ blockSize: `${(percent / most) * 100}%` }}>
                      <span className={`${styles.onStem} ${strong}`}>
                        <span className={styles.figureOn}>{format.number(column.count)}</span>
                      </span>
                    </span>
                    {percentThen !== undefined && (
                      <span
                        className={styles.stem}
                        data-before
                        style={{ blockSize: `${(percentThen / most) * 100}%` }}
                      />
                    )}
                  </span>
                  <span className={`${styles.columnName} ${meta} ${muted}`}>{columnWords(place)}</span>
                </Button>
              </Tooltip>
            </li>
          );
        })}
      </ol>
      {median !== null && at !== null && (
        <p
          className={styles.median}
          data-before={at > WORDS_AFTER || undefined}
          style={{ insetInlineStart: `${at * 100}%` }}
        >
          <span className={`${styles.medianWords} ${meta}`}>
            {t('results.median', { number: withUnit(format.number(median), question.unit) })}
          </span>
        </p>
      )}
    </div>
  );
}

interface NumberTableProps {
  question: Question;
  numbers: Numbers;
  places: SurveyResults['places'];
  before: Question | undefined;
}

export function NumberTable({ question, numbers, places, before }: NumberTableProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const columnWords = useColumnWords(numbers);
  return (
    <ByProvince
      rows={numbers.columns.map((column, place) => ({
        ...column,
        id: String(column.from),
        name: columnWords(place),
        countThen: before?.number?.columns[place]?.count,
      }))}
      answered={question.answered}
      answeredThen={before?.answered}
      places={places}
      heads={[{ title: format.list([t('results.number'), question.unit]), render: ({ name }) => name }]}
    />
  );
}

/** What of a question was no answer, and why. */
export function useLeftOut(): (question: Question) => string | undefined {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const { span, withUnit } = useNumberWords();
  return ({ number, unit }) => {
    if (!number || number.leftOut === 0) return undefined;
    const { min = 0, max, leftOut } = number;
    const count = format.number(leftOut);
    const said = (which: string, figures: string) =>
      t(`results.leftOut.${which}`, { count, number: withUnit(figures, unit) });
    if (max === undefined) return said('under', format.number(min));
    return min === 0 ? said('over', format.number(max)) : said('outside', span(min, max));
  };
}

/** "<2", "2–5" or ">25", by the place of the column. */
function useColumnWords({ columns }: Numbers): (place: number) => string {
  const format = useFormat();
  const { span } = useNumberWords();
  return (place) => {
    const outer = furtherOut(columns, place);
    if (outer) return apart('under' in outer ? `<${format.number(outer.under)}` : `>${format.number(outer.over)}`);
    const column = columns[place];
    return column ? span(column.from, column.to) : '';
  };
}

/** Per cent of what was typed in the survey before; its columns are the same. */
function thenIn(before: Question | undefined, place: number): number | undefined {
  const column = before?.number?.columns[place];
  return before && column && percentOf(column.count, before.answered);
}
