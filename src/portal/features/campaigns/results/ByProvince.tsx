import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../format.ts';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { fewPlaces, type Key, percentOf } from './compared.ts';
import { usePlaceTitle } from './place-title.hook.ts';
import * as styles from './results.css.ts';
import type { SurveyResults } from './results.data.ts';

/** An answer with how many gave it, where, and before. */
type Row = Pick<Key, 'count' | 'places'> & { id: string; countThen: number | undefined };

interface ByProvinceProps<One extends Row> {
  rows: One[];
  /** What the answer is. */
  heads: PlainColumn<One>[];
  answered: number;
  /** In the survey that it is compared with. */
  answeredThen: number | undefined;
  places: SurveyResults['places'];
}

/** Answers in rows with their figures, those of the largest provinces beside. */
export function ByProvince<One extends Row>({ rows, heads, answered, answeredThen, places }: ByProvinceProps<One>) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const placeTitle = usePlaceTitle();
  const { named, others } = fewPlaces(places);
  const countIn = (row: Row, ids: readonly (string | null)[]) =>
    row.places.filter(({ id }) => ids.includes(id)).reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number, of: number) =>
    t('results.percentOf', { percent: format.number(percentOf(count, of)) });
  const columns: PlainColumn<One>[] = [
    ...heads,
    { title: t('results.all'), atEnd: true, render: ({ count }) => <b>{format.number(count)}</b> },
    { title: t('results.percent'), atEnd: true, render: ({ count }) => percent(count, answered) },
    ...named.map((place) => ({
      title: placeTitle(place),
      atEnd: true,
      render: (row: One) => format.number(countIn(row, [place.id])),
    })),
    ...(others.length > 0
      ? [{ title: t('results.elsewhere'), atEnd: true, render: (row: One) => format.number(countIn(row, others)) }]
      : []),
    ...(answeredThen === undefined
      ? []
      : [
          {
            title: t('results.percentThen'),
            atEnd: true,
            render: ({ countThen }: One) => (countThen === undefined ? '–' : percent(countThen, answeredThen)),
          },
        ]),
  ];
  return (
    <div className={styles.calls}>
      <PlainTable rows={rows} keyOf={({ id }) => id} columns={columns} />
    </div>
  );
}
