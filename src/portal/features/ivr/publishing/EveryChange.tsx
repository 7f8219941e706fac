import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from '../bars/bars.css.ts';
import { useDesignerPart } from '../document/designer.store.ts';
import { useHeldBack } from './held.hook.ts';

/** Stands in the head as long as every change goes live by itself, and says what keeps those back that are not. */
export function EveryChange() {
  const { t } = useTranslation('ivr');
  const isBehind = useDesignerPart((state) => state.unpublished.size > 0);
  const what = useHeldBack();
  const held = isBehind && what !== undefined ? t('heldBack', { what }) : undefined;
  return (
    <output
      className={styles.everyChange}
      title={[t('everyChange'), held, t('everyChangeHint')].filter(Boolean).join('\n')}
    >
      <Icon of={Radio} small />
      <span className={styles.everyChangeWords}>
        {t('everyChange')}
        {held !== undefined && <b>{` · ${held}`}</b>}
      </span>
    </output>
  );
}
