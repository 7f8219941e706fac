import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path } from '../../../paths.ts';
import { nameOf } from '../../../person-name.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { farmPath } from '../farm.path.ts';
import type { Farm, Farmer } from '../farmers.data.ts';
import { MergedMeanwhile } from '../Meanwhile.tsx';
import * as styles from './farm-map.css.ts';

interface FarmMapHeadProps {
  farmer: Farmer;
  land: readonly Farm[];
  farm: Farm | null;
  isRedrawn: boolean;
  refusal: string | undefined;
}

/** Whose farm it is, and the way to the others. */
export function FarmMapHead({ farmer, land, farm, isRedrawn, refusal }: FarmMapHeadProps) {
  const { t } = useTranslation('farmers');
  const here = farm?.id ?? null;
  return (
    <div className={styles.head}>
      <Breadcrumb
        label={t('farmers:whereYouAre')}
        steps={[
          { label: nameOf(farmer), href: `${path('profile', farmer.id)}#farms` },
          { label: farm?.farmTitle ?? t('farmers:newFarm') },
        ]}
      />
      {isRedrawn && (
        <span className={styles.changed} role="status">
          {t('map.boundaryChanged')}
        </span>
      )}
      <MergedMeanwhile />
      <span className={styles.spacer} />
      <nav className={styles.farms} aria-label={t('map.farmsOf')}>
        {land
          .filter(({ id }) => id !== here)
          .map(({ id, farmTitle }) => (
            <TextLink key={id} href={farmPath(farmer.id, id)}>
              <bdi>{farmTitle}</bdi>
            </TextLink>
          ))}
        {farm && refusal === undefined && (
          <TextLink href={farmPath(farmer.id, 'new')}>
            <Icon of={Plus} small /> {t('map.drawFarm')}
          </TextLink>
        )}
      </nav>
    </div>
  );
}
