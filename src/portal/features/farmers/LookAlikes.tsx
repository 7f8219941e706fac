import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { $api } from '../../api/client.ts';
import { path } from '../../paths.ts';
import { nameOf } from '../../person-name.ts';
import { phoneWritten } from '../../ui/phones.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ltr } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { type Called, isSamePerson } from './alike.ts';
import * as styles from './farmers.css.ts';

const FARMERS = 'subscription:farmer-agent-wise-list:get';
/** More namesakes than that are not looked through. */
const NAMESAKES = 100;
const SHOWN = 3;

/** Farmers of this very name and village, while a profile is made: one of them may be who it is made for. */
export function LookAlikes({ name, village }: Called) {
  const { t } = useTranslation('farmers');
  const mayFind = useViewer().permissions.has(FARMERS);
  const search = useDeferredValue(name.trim());
  const params = { query: { search, limit: NAMESAKES } };
  const enabled = mayFind && search !== '' && village.trim() !== '';
  const { data } = $api.useQuery('get', '/subscription/farmer-agent-wise-list', { params }, { enabled, retry: false });
  const alike = enabled ? (data?.items ?? []).filter((one) => isSamePerson({ name, village }, one)) : [];
  if (alike.length === 0) return null;
  return (
    <p role="status" className={styles.warned}>
      {t('mayBe')}{' '}
      {alike.slice(0, SHOWN).map((one) => (
        <span key={one.id}>
          <TextLink href={path('profile', one.id)}>
            <bdi>{nameOf(one)}</bdi>
          </TextLink>{' '}
          <span className={ltr}>{phoneWritten(one.phone)}</span>{' '}
        </span>
      ))}
    </p>
  );
}
