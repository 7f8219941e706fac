import { Ear } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useDesignerPart } from '../document/designer.store.ts';
import { useShortTitle } from '../node/short-title.hook.ts';
import { forgetHeard, useHeard } from './earlier-calls.store.ts';
import * as styles from './simulator.css.ts';

/** What this number has heard so far, which decides on what is heard once ever; it can be forgotten. */
export function HeardBefore({ msisdn }: { msisdn: string }) {
  const { t } = useTranslation('ivrSimulator');
  const { campaigns, surveys } = useDesignerPart((state) => state.context);
  const shortTitle = useShortTitle();
  const heard = useHeard(msisdn);
  if (heard.length === 0) return null;
  const titles = heard.flatMap((id) => {
    const content = campaigns.find((one) => one.id === id) ?? surveys.find((one) => one.id === id);
    return content ? [shortTitle(content.title)] : [];
  });
  const words = t('heardBefore', { titles: titles.join(t('listComma')) });
  return (
    <p className={styles.heard}>
      <Icon of={Ear} small />
      <span className={styles.heardTitles} title={words}>
        {words}
      </span>
      <TextLink onPress={() => forgetHeard(msisdn)}>{t('forgetHeard')}</TextLink>
    </p>
  );
}
