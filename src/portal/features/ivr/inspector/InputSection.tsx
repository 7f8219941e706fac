import { useTranslation } from 'react-i18next';
import { familyOf } from '../../../../../machines/ivr/draft/draft.ts';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { keyOf } from '../node/node.words.ts';
import { useCalled } from '../node/short-title.hook.ts';
import { CommittedNumber } from './CommittedNumber.tsx';
import * as styles from './inspector.css.ts';
import { counts } from './node.fields.ts';
import { useInspected } from './node.hook.ts';
import { Section } from './Section.tsx';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
const BY_PLACE = 'place';

/** Which key leads here, and how long it waits for one. */
export function InputSection() {
  const { t } = useTranslation('ivrInspector');
  const { node, draft, locked, edit } = useInspected();
  const called = useCalled();
  // No key leads to the start of the menu.
  const isRoot = node.parentNodeUuid === null;
  const siblings = familyOf(draft, node.parentNodeUuid).filter((other) => other.childNodeUuid !== node.childNodeUuid);
  const keyOptions = keys.map((key) => {
    const holder = siblings.find((sibling) => sibling.active === 1 && keyOf(draft, sibling) === key);
    return { value: key, label: key, ...(holder && { detail: called(holder.title) }) };
  });
  return (
    <Section
      id="input"
      title={t('input')}
      aside={
        <>
          <span aria-hidden="true">{t(node.hasInput === 1 ? 'waitsForKey' : 'playsOn')}</span>
          <Switch
            label={t('waitsForKey')}
            hideLabel
            isSelected={node.hasInput === 1}
            disabledReason={locked}
            onChange={(waits) => edit({ hasInput: waits ? 1 : 0 })}
          />
        </>
      }
    >
      <div className={`${isRoot ? styles.fields3 : styles.fields4} ${styles.narrowLabels}`}>
        {!isRoot && (
          <div data-field="specialChar">
            <Select
              label={t('key')}
              options={[{ value: BY_PLACE, label: t('byPlace') }, ...keyOptions]}
              value={node.specialChar ?? BY_PLACE}
              disabledReason={locked}
              onChange={(key) => edit({ specialChar: key === BY_PLACE ? null : key })}
            />
          </div>
        )}
        {counts.map(({ field, min, max }) => (
          <CommittedNumber
            key={field}
            place={{ kind: 'node', of: node.childNodeUuid, field }}
            label={t(field)}
            value={node[field]}
            min={min}
            max={max}
            locked={locked}
            onCommit={(count) => edit({ [field]: count })}
          />
        ))}
      </div>
    </Section>
  );
}
