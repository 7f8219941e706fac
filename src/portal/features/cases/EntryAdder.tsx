import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntries, useItemsOf } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { PARAMETER_LISTS, PARAMETER_TYPES, typesOf } from './cases.choices.ts';
import * as styles from './cases.css.ts';
import type { ParameterType } from './cases.data.ts';

interface EntryAdderProps {
  onAdd: (type: ParameterType, entry: { id: string; title: string }) => void;
  /** By the code of the category the kinds that belong to it are offered first. */
  category?: string | undefined;
  disabledReason?: string | undefined;
}

/** A button for each kind of parameter; it opens the list that the kind stands for. */
export function EntryAdder({ onAdd, category, disabledReason }: EntryAdderProps) {
  const { t } = useTranslation('cases');
  const [isAll, setAll] = useState(false);
  const shown = isAll ? undefined : typesOf(category);
  const [type, setType] = useState<ParameterType | null>(null);
  return (
    <>
      <div className={styles.adders}>
        {PARAMETER_TYPES.filter((one) => shown?.includes(one) ?? true).map((one) => (
          <Button
            key={one}
            variant="quiet"
            icon={Plus}
            label={t(`types.${one}`)}
            disabledReason={disabledReason}
            onPress={() => setType(one === type ? null : one)}
          />
        ))}
        {shown && <Button variant="quiet" icon={Ellipsis} label={t('otherTypes')} onPress={() => setAll(true)} />}
      </div>
      {type && (
        <EntryField
          key={type}
          type={type}
          onChoose={(entry) => {
            onAdd(type, entry);
            setType(null);
          }}
          onCancel={() => setType(null)}
        />
      )}
    </>
  );
}

interface EntryFieldProps {
  type: ParameterType;
  onChoose: (entry: { id: string; title: string }) => void;
  onCancel: () => void;
}

/** The same function with every drawing: one made anew would take the focus back each time. */
const focusAtFirst = (input: HTMLInputElement | null) => input?.focus();

function EntryField({ type, onChoose, onCancel }: EntryFieldProps) {
  const { t } = useTranslation(['cases', 'common']);
  const options = useEntries(PARAMETER_LISTS[type]);
  const { isPending } = useItemsOf(PARAMETER_LISTS[type]);
  return (
    <div className={styles.adding}>
      <div className={styles.grows}>
        <ComboBox
          label={t(`types.${type}`)}
          options={options}
          value={null}
          isLoading={isPending}
          ref={focusAtFirst}
          onChange={(id) => {
            const entry = options.find(({ value }) => value === id);
            if (entry) onChoose({ id: entry.value, title: entry.label });
          }}
        />
      </div>
      <Button label={t('common:cancel')} onPress={onCancel} />
    </div>
  );
}
