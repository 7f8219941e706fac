import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocation } from 'wouter';
import { useFormat } from '../../format.ts';
import { getLocale } from '../../locales.ts';
import { vars } from '../../ui/theme.css.ts';
import type { ForumStats } from './figures.ts';
import * as styles from './forum.css.ts';

const HEIGHT = 220;
const LINE = 26;
const MAX_LINES = 12;

const colours: Readonly<Record<string, string>> = {
  posts: vars.accent.main,
  replies: vars.info.main,
  pending: vars.warn.main,
  approved: vars.accent.main,
  rejected: vars.danger.main,
};

const axis = { stroke: vars.border.main, tick: { fill: vars.text.muted, fontSize: 12 } };
const tip = {
  contentStyle: {
    background: vars.surface[1],
    border: `1px solid ${vars.border.main}`,
    borderRadius: 6,
    color: vars.text.main,
  },
  itemStyle: { color: vars.text.main },
  cursor: { fill: vars.surface[3] },
  isAnimationActive: false,
} as const;

interface DayBarsProps {
  days: ForumStats['days'];
  series: readonly ('posts' | 'replies' | 'pending' | 'approved' | 'rejected')[];
  hrefOf: (day: string, series: string) => string;
}

/** A column a day, its parts on top of each other; a part leads to what it counts. */
export function DayBars({ days, series, hrefOf }: DayBarsProps) {
  const { t, i18n } = useTranslation('forum');
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const short = new Intl.DateTimeFormat(getLocale(i18n.language).tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const dayWords = (day: unknown) => (typeof day === 'string' ? short.format(new Date(`${day}T00:00:00Z`)) : '');
  return (
    <div className={styles.canvas} aria-hidden="true">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={vars.border.subtle} />
          <XAxis dataKey="day" tickFormatter={dayWords} minTickGap={24} {...axis} />
          <YAxis width={44} allowDecimals={false} tickFormatter={(value: number) => number(value)} {...axis} />
          <Tooltip labelFormatter={dayWords} {...tip} />
          <Legend />
          {series.map((name) => (
            <Bar
              key={name}
              dataKey={name}
              name={t(`tiles.${name}`)}
              stackId="day"
              fill={colours[name] ?? vars.border.main}
              isAnimationActive={false}
              className={styles.leads}
              onClick={(_, place) => {
                const day = days[place]?.day;
                if (day) navigate(hrefOf(day, name));
              }}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface ShareBarsProps {
  shares: ForumStats['topics'];
  hrefOf: (key: string) => string;
}

/** A line for each of the largest shares; it leads to what it counts. */
export function ShareBars({ shares, hrefOf }: ShareBarsProps) {
  const { t } = useTranslation('forum');
  const { number } = useFormat();
  const [, navigate] = useLocation();
  const shown = shares.slice(0, MAX_LINES);
  return (
    <div className={styles.canvas} aria-hidden="true">
      <ResponsiveContainer width="100%" height={shown.length * LINE + 32}>
        <BarChart
          data={shown}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid horizontal={false} stroke={vars.border.subtle} />
          <XAxis type="number" allowDecimals={false} tickFormatter={(value: number) => number(value)} {...axis} />
          <YAxis type="category" dataKey="title" width={132} {...axis} />
          <Tooltip {...tip} />
          <Bar
            dataKey="posts"
            name={t('tiles.both')}
            fill={vars.accent.main}
            isAnimationActive={false}
            className={styles.leads}
            onClick={(_, place) => {
              const share = shown[place];
              if (share) navigate(hrefOf(share.key));
            }}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
