import { useTranslation } from 'react-i18next';
import { useReferenceWords } from '../../reference/ReferenceWord.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { DayBars, ShareBars } from './chart.bars.tsx';
import { type ForumStats, listOf } from './figures.ts';
import * as styles from './forum.css.ts';

const SERIES = ['posts', 'replies'] as const;
const DECIDED = ['pending', 'approved', 'rejected'] as const;
const SHARES = ['topics', 'languages', 'districts'] as const;
const PARAMETERS = { topics: 'topic', languages: 'language', districts: 'district' } as const;

type Share = ForumStats['topics'][number];

/** What came and what was decided day by day; what it was about, in which language and from where. */
export function Charts({ stats }: { stats: ForumStats }) {
  const { t } = useTranslation('forum');
  const topicOf = useReferenceWords('forum-topic');
  const districtOf = useReferenceWords('district');
  const wordOf = {
    topics: ({ title }: Share) => topicOf({ title }),
    languages: ({ key, title }: Share) => t(`languages.${key}`, { defaultValue: title }),
    districts: ({ title }: Share) => districtOf({ title }),
  };
  const ofDay = (day: string, conditions = {}) => listOf({ from: day, to: day }, conditions);
  return (
    <div className={styles.charts}>
      {[SERIES, DECIDED].map((series) => {
        const key = series === SERIES ? 'came' : 'standing';
        const hrefOf = (day: string, name: string) =>
          ofDay(day, series === SERIES ? { kind: name === 'posts' ? 'post' : 'reply' } : { status: name });
        return (
          <ChartFrame
            key={key}
            title={t(`charts.${key}`)}
            heads={[t('day'), ...series.map((name) => t(`tiles.${name}`))]}
            lines={stats.days.map((day) => ({
              key: day.day,
              title: day.day,
              values: series.map((name) => ({ value: day[name], href: hrefOf(day.day, name) })),
            }))}
          >
            <DayBars days={stats.days} series={series} hrefOf={hrefOf} />
          </ChartFrame>
        );
      })}
      {SHARES.map((kind) => {
        const hrefOf = (key: string) => listOf(stats, { [PARAMETERS[kind]]: key });
        const shares = stats[kind].map((share) => ({
          ...share,
          title: wordOf[kind](share),
        }));
        return (
          <ChartFrame
            key={kind}
            title={t(`charts.${kind}`)}
            heads={[t(`share.${kind}`), t('tiles.both')]}
            lines={shares.map(({ key, title, posts }) => ({
              key,
              title,
              values: [{ value: posts, href: hrefOf(key) }],
            }))}
          >
            <ShareBars shares={shares} hrefOf={hrefOf} />
          </ChartFrame>
        );
      })}
    </div>
  );
}
