import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './inspector.css.ts';
import { NodePicker } from './NodePicker.tsx';
import { branches } from './node.fields.ts';
import { useInspected } from './node.hook.ts';
import { Section } from './Section.tsx';

const signs = {
  success: { icon: Check, tone: styles.success },
  failed: { icon: X, tone: styles.failed },
} as const;

/** Where a call goes on after an API call, a trunk call or a recording. */
export function AfterSection() {
  const { t } = useTranslation('ivrInspector');
  const { node, draft, locked, edit } = useInspected();
  const nameOf = (uuid: string | null) => (uuid === null ? undefined : draft.nodes.get(uuid)?.title || t('gone'));
  const summary = [nameOf(node.successNodeUuid), nameOf(node.failedNodeUuid)].filter(Boolean).join(' · ');
  return (
    <Section id="after" title={t('after')} summary={<bdi>{summary}</bdi>}>
      <div className={styles.fields2}>
        {branches.map(({ branch, target, plays }) => (
          <div key={branch} className={styles.column} data-field={target}>
            <span className={`${styles.branch} ${signs[branch].tone}`} aria-hidden="true">
              <Icon of={signs[branch].icon} small />
              {t(branch)}
            </span>
            <NodePicker
              label={t(branch)}
              value={node[target]}
              except={null}
              locked={locked}
              onChange={(uuid) => edit({ [target]: uuid })}
            />
            <Checkbox
              label={t('playAndReturn')}
              isSelected={node[plays] === 'yes'}
              disabledReason={locked ?? (node[target] === null ? t('chooseNodeFirst') : undefined)}
              onChange={(comesBack) => edit({ [plays]: comesBack ? 'yes' : 'no' })}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
