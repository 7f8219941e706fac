import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type ActiveCondition,
  activeConditions,
  failingConditions,
  nodeFacts,
  queriesOf,
} from '../../../../../machines/ivr/node/node.facts.ts';
import { checkQuery } from '../../../../../machines/ivr/query/query.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { openField } from './field.focus.ts';
import * as styles from './inspector.css.ts';
import { useInspected } from './node.hook.ts';

/** The field in which a failing condition is mended. */
const places: Record<ActiveCondition, string> = {
  targetsExist: 'successNodeUuid',
  keyIsFree: 'specialChar',
  childrenFit: 'maxChildNodes',
  queriesCompile: 'validationQuery',
  hasAudio: 'audio',
};

/** The switch, how many conditions of being active hold, and the first that does not, with the way to it. */
export function ActiveState({ onSwitch }: { onSwitch: (active: boolean) => void }) {
  const { t } = useTranslation(['ivrInspector', 'common']);
  const { node, draft, locked } = useInspected();
  const facts = nodeFacts(draft, node.childNodeUuid);
  const failing = failingConditions(facts);
  const [first] = failing;
  const isActive = node.active === 1;
  return (
    <>
      <div className={styles.row} data-field="active">
        <Switch
          label={t(isActive ? 'active' : 'inactive')}
          isSelected={isActive}
          disabledReason={locked ?? reasonAgainst()}
          onChange={onSwitch}
        />
        <span className={styles.end}>
          {t('conditionsHold', { count: activeConditions.length - failing.length, of: activeConditions.length })}
        </span>
      </div>
      {first && (
        <p className={styles.refused} role="status">
          <Icon of={CircleX} small />
          <span className={styles.grow}>
            {t(isActive ? 'cannotBePublished' : 'cannotBeActivated')}{' '}
            <strong>{failing.map(wordsOf).join(t('common:comma'))}</strong>
          </span>
          <TextLink onPress={() => openField('node', placeOf(first))}>{t('show')}</TextLink>
        </p>
      )}
    </>
  );

  function reasonAgainst(): string | undefined {
    return isActive && facts.isRoot ? t('rootStaysActive') : undefined;
  }

  function wordsOf(condition: ActiveCondition): string {
    const isByPlace = condition === 'keyIsFree' && node.specialChar === null;
    return t(`conditions.${isByPlace ? 'noKeyLeft' : condition}`);
  }

  function placeOf(condition: ActiveCondition): string {
    if (condition !== 'queriesCompile') return places[condition];
    return queriesOf(node).find(({ text, kind }) => checkQuery(text, kind) !== null)?.field ?? places[condition];
  }
}
