import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { h3, meta, muted } from '../../ui/text.css.ts';
import * as styles from './weather.css.ts';
import { type Span, valuesNow, type WeatherPlace } from './weather.data.ts';
import { spokenOf, usePlaceName } from './weather.words.hook.ts';

interface PlaceHeadProps {
  place: WeatherPlace;
  day: Span;
  hours: readonly Span[];
}

/** The place that is looked at: what a farmer there hears, and the course of its day. */
export function PlaceHead({ place, day, hours }: PlaceHeadProps) {
  const { t } = useTranslation('weather');
  const { dayOfMonth, number } = useFormat();
  const nameOf = usePlaceName();
  const now = valuesNow(day);
  const { narrative = '', maxTemperature = 0, rainfall = 0 } = now;
  return (
    <div className={styles.placeHead}>
      <div className={styles.placeWords}>
        <h2 className={h3}>
          <bdi>{nameOf(place)}</bdi>{' '}
          <bdi className={styles.coordinates} dir="ltr">
            {place.lat.toFixed(2)}, {place.lng.toFixed(2)}
          </bdi>
        </h2>
        <p className={muted}>{t('asHeard', { day: dayOfMonth(day.day), place: nameOf(place) })}</p>
        <p lang="ur" dir="rtl" className={styles.spoken}>
          {spokenOf(day.day, narrative, maxTemperature)}
        </p>
      </div>
      <DayCourse
        hours={hours}
        label={t('course', { place: nameOf(place) })}
        rain={t('rainInAll', { number: number(rainfall) })}
        note={isTheDayAlone(day, hours) ? t('courseOfForecast') : undefined}
      />
    </div>
  );
}

const COURSE = ['maxTemperature', 'minTemperature', 'rainfall'] as const;

/** Whether people changed of a day what its hours go on saying as it was forecast. */
function isTheDayAlone(day: Span, hours: readonly Span[]): boolean {
  return (
    COURSE.some((field) => day.change?.values[field] !== undefined) && hours.every(({ change }) => change === null)
  );
}

const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [400, 120, 34, 22, 18] as const;

interface DayCourseProps {
  hours: readonly Span[];
  label: string;
  rain: string;
  /** What the hours do not follow. */
  note: string | undefined;
}

/** Temperature as a line, rain as bars, hour by hour; the table by the hour has the same figures. */
function DayCourse({ hours, label, rain, note }: DayCourseProps) {
  const title = useId();
  const values = hours.map((hour) => valuesNow(hour));
  const degrees = values.map(({ temperature = 0 }) => temperature);
  if (degrees.length === 0) return null;
  const [least, most] = [Math.floor(Math.min(...degrees)) - 1, Math.ceil(Math.max(...degrees)) + 1];
  const wettest = Math.max(1, ...values.map(({ rainfall = 0 }) => rainfall));
  const x = (hour: number) => LEFT + (hour / 24) * (WIDTH - LEFT);
  const y = (degree: number) => TOP + ((most - degree) / (most - least)) * (HEIGHT - TOP - FOOT - 30);
  const hottest = degrees.indexOf(Math.max(...degrees));
  const floor = HEIGHT - FOOT;
  return (
    <div>
      <svg className={styles.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title}>
        <title id={title}>{label}</title>
        {[most - 1, least + 1].map((degree) => (
          <g key={degree}>
            <line x1={LEFT} x2={WIDTH} y1={y(degree)} y2={y(degree)} className={styles.courseRule} />
            <text x={LEFT - 6} y={y(degree) + 4} textAnchor="end" className={styles.courseText}>
              {degree}°
            </text>
          </g>
        ))}
        {values.map(({ rainfall = 0 }, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day
            key={hour}
            x={x(hour) + 2}
            width={(WIDTH - LEFT) / 24 - 4}
            y={floor - (rainfall / wettest) * 34}
            height={(rainfall / wettest) * 34}
            className={styles.courseRain}
          />
        ))}
        <polyline
          points={degrees.map((degree, hour) => `${x(hour + 0.5)},${y(degree)}`).join(' ')}
          className={styles.courseLine}
        />
        <text x={x(hottest + 0.5)} y={y(degrees[hottest] ?? 0) - 5} textAnchor="middle" className={styles.courseMark}>
          {Math.round(degrees[hottest] ?? 0)}°
        </text>
        {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
          <text key={hour} x={x(hour + 0.5)} y={HEIGHT - 4} textAnchor="middle" className={styles.courseText}>
            {String(hour).padStart(2, '0')}
          </text>
        ))}
        <text x={WIDTH} y={10} textAnchor="end" className={styles.courseTextRain}>
          {rain}
        </text>
      </svg>
      {note !== undefined && <p className={`${meta} ${muted}`}>{note}</p>}
    </div>
  );
}
