import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';

/** Its owner wants no calls: subscribed again it is only on a consent of the day of the entry or later. */
export function ConsentAsked({ record: { listedOn } }: { record: { listedOn: string | null } }) {
  const { t } = useTranslation('refusals');
  const { date } = useFormat();
  if (listedOn === null) return null;
  return <p className={record.notice}>{t('fields.onDoNotCall', { replace: { day: date(listedOn) } })}</p>;
}
