import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { useFormat } from '../../format.ts';
import { path } from '../../paths.ts';
import { titleOf } from '../../title-of.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr, muted, strong } from '../../ui/text.css.ts';
import * as styles from './forum.css.ts';
import { coordinateWords, plan, type Spot, spotOf } from './place.ts';

const LONG = { staleTime: 10 * 60_000 };

/** Where a post was written: a plan of the districts with the place on it, the nearest tehsil and how far it is. */
export function PlaceMap({ lat, lng }: { lat: number; lng: number }) {
  const { t } = useTranslation('forum');
  const { number } = useFormat();
  const districts = $api.useQuery('get', '/location/districts/', {}, LONG).data?.items ?? [];
  const query = { lat, lng };
  // Far from every tehsil is an answer too.
  const { data: near, isPending } = $api.useQuery(
    'get',
    '/location/by-query',
    { params: { query } },
    { ...LONG, retry: false },
  );
  const here = spotOf({ lat, lng });
  return (
    <figure className={styles.place}>
      <svg
        className={styles.plan}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={near ? t('planNear', { tehsil: titleOf(near.tehsil) }) : t('plan')}
      >
        {districts.map(({ id, attributes }) => {
          const spot = spotIn(attributes);
          return (
            spot && (
              <circle
                key={id}
                className={id === near?.district.id ? styles.nearDot : styles.dot}
                cx={spot.x}
                cy={spot.y}
                r={id === near?.district.id ? 4 : 2.5}
              />
            )
          );
        })}
        {here && (
          <g>
            <line className={styles.cross} x1={here.x} x2={here.x} y1={0} y2={plan.height} />
            <line className={styles.cross} x1={0} x2={plan.width} y1={here.y} y2={here.y} />
            <circle className={styles.ring} cx={here.x} cy={here.y} r={9} />
            <circle className={styles.here} cx={here.x} cy={here.y} r={3.5} />
          </g>
        )}
      </svg>
      <figcaption className={styles.placeWords}>
        <span className={`${ltr} ${strong}`}>{coordinateWords({ lat, lng })}</span>
        {near && (
          <>
            <span>{t('nearestTehsil', { tehsil: titleOf(near.tehsil), kilometres: number(near.kilometres) })}</span>
            <span className={muted}>{[titleOf(near.district), titleOf(near.province)].join(' · ')}</span>
            <TextLink href={`${path('forum')}?district=${near.district.id}`}>
              {t('postsOfDistrict', { district: titleOf(near.district) })}
            </TextLink>
          </>
        )}
        {!near && !isPending && <span className={muted}>{t('nothingNear')}</span>}
        {!here && <span className={muted}>{t('notOnPlan')}</span>}
      </figcaption>
    </figure>
  );
}

function spotIn({ lat, lng }: Readonly<Record<string, unknown>>): Spot | null {
  return typeof lat === 'number' && typeof lng === 'number' ? spotOf({ lat, lng }) : null;
}
