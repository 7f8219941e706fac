import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { nameOf } from '../../person-name.ts';
import { titleOf } from '../../title-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import { useFarmerOf } from './cases.choices.ts';
import * as styles from './cases.css.ts';

/** Who calls, as soon as the number is whole. */
export function FarmerCard({ msisdn }: { msisdn: string | null }) {
  const { t } = useTranslation('cases');
  const { list } = useFormat();
  const { farmer, isUnknown } = useFarmerOf(msisdn);
  if (msisdn === null) return null;
  if (!farmer) return isUnknown ? <p className={muted}>{t('noFarmer')}</p> : null;
  const { village, tehsil, district } = farmer;
  const places = [tehsil, district].map((place) => place && titleOf(place));
  return (
    <div className={styles.farmerCard} role="status">
      <Avatar name={nameOf(farmer)} size="large" isMain />
      <div>
        <bdi className={strong}>{nameOf(farmer)}</bdi>
        <p className={meta}>{list([...new Set([village, ...places])])}</p>
      </div>
    </div>
  );
}
