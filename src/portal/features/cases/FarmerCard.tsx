import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { meta, muted, strong } from '../../ui/text.css.ts';
import { useFarmerOf } from './cases.choices.ts';
import * as styles from './cases.css.ts';

/** Who calls, as soon as the number is whole. */
export function FarmerCard({ msisdn }: { msisdn: string | null }) {
  const { t, i18n } = useTranslation('cases');
  const { list } = useFormat();
  const { farmer, isUnknown } = useFarmerOf(msisdn);
  const titleOf = (place: { title: string; titleUr: string | null } | null) =>
    place && ((i18n.language === 'ur' && place.titleUr) || place.title);
  if (msisdn === null) return null;
  if (!farmer) return isUnknown ? <p className={muted}>{t('noFarmer')}</p> : null;
  const { name, nameUr, village, tehsil, district } = farmer;
  return (
    <div className={styles.farmerCard} role="status">
      <Avatar name={name} size="large" isMain />
      <div>
        <bdi className={strong}>{(i18n.language === 'ur' && nameUr) || name}</bdi>
        <p className={meta}>{list([...new Set([village, titleOf(tehsil), titleOf(district)])])}</p>
      </div>
    </div>
  );
}
