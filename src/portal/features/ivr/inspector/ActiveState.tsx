import { CircleX } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type ActiveCondition,
  activeConditions,
  failingConditions,
  nodeFacts,
  queriesOf,
} from '../../../../../machines/ivr/node.facts.ts';
import { checkQuery } from '../../../../../machines/ivr/query.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import * as styles from './inspector.css.ts';
import { useInspected } from './node.hook.ts';
import { unfold } from './sections.store.ts';

/** Which part of the inspector a failing condition is mended in. */
const places: Record<ActiveCondition, { section: string; field: string }> = {
  targetsExist: { section: 'after', field: 'successNodeUuid' },
  keyIsFree: { section: 'input', field: 'specialChar' },
  childrenFit: { section: 'input', field: 'maxChildNodes' },
  queriesCompile: { section: 'audience', field: 'validationQuery' },
  hasAudio: { section: 'audio', field: 'audio' },
};

/** The switch, how many conditions of being active hold, and the first that does not, with the way to it. */
export function ActiveState({ onSwitch }: { onSwitch: (active: boolean) => void }) {
  const { t } = useTranslation('ivrInspector');
  const { node, draft, locked } = useInspected();
  const facts = nodeFacts(draft, node.childNodeUuid);
  const failing = failingConditions(facts);
  const [first] = failing;
  const isActive = node.active === 1;
  return (
    <>
      <div className={styles.row}>
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
            <strong>{failing.map((condition) => t(`conditions.${condition}`)).join(', ')}</strong>
          </span>
          <TextLink onPress={() => show(first)}>{t('show')}</TextLink>
        </p>
      )}
    </>
  );

  function reasonAgainst(): string | undefined {
    return isActive && facts.isRoot ? t('rootStaysActive') : undefined;
  }

  /** Unfolds the part and moves the focus to what is wrong there, else to its first field. */
  function show(condition: ActiveCondition) {
    const { section, field } = placeOf(condition);
    flushSync(() => unfold(section));
    const place = document.querySelector(`[data-field="${field}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('[contenteditable], input, button')?.focus();
  }

  function placeOf(condition: ActiveCondition) {
    if (condition !== 'queriesCompile') return places[condition];
    const wrong = queriesOf(node).find(({ text, kind }) => checkQuery(text, kind) !== null)?.field;
    return wrong === undefined || wrong === 'validationQuery'
      ? places.queriesCompile
      : { section: 'links', field: wrong };
  }
}
