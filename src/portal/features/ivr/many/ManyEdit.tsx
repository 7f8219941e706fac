import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editMany, outcomesOf } from '../../../../../machines/ivr/commands/commands.many.ts';
import { isRefused } from '../../../../../machines/ivr/commands/commands.ts';
import { newKey } from '../../../api/new-key.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useDesignerActions, useDesignerPart } from '../document/designer.store.ts';
import { ManyFields } from './ManyFields.tsx';
import { ManyPreview } from './ManyPreview.tsx';
import * as styles from './many.css.ts';
import { emptyMany, isFilledIn, manyEditOf } from './many.form.ts';

/** The same change to all chosen nodes, as one step: what is filled in, what becomes of each, and then done. */
export function ManyEdit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ivrMany');
  const designer = useDesignerActions();
  const draft = useDesignerPart((state) => state.draft);
  const selection = useDesignerPart((state) => state.selection);
  const [form, setForm] = useState(emptyMany);
  const edit = useMemo(() => manyEditOf(form), [form]);
  const outcomes = useMemo(
    () => (edit && isFilledIn(edit) ? outcomesOf(draft, selection, edit, newKey) : []),
    [draft, selection, edit],
  );
  const step = editMany(draft, outcomes);
  const because = !edit
    ? t('notANumber')
    : !isFilledIn(edit)
      ? t('nothingFilledIn')
      : isRefused(step)
        ? t(step.reason === 'conditions' ? 'noneCan' : 'changesNothing')
        : undefined;

  function change() {
    if (!designer.run(step)) return;
    onClose();
  }

  return (
    <Dialog
      isOpen
      isStrict={edit === null || isFilledIn(edit)}
      onClose={onClose}
      width="large"
      title={t('title', { count: selection.length })}
      description={t('hint')}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            label={isRefused(step) ? t('change') : t('changeNodes', { count: step.count })}
            disabledReason={because}
            onPress={change}
          />
        </>
      }
    >
      <div className={styles.both}>
        <ManyFields form={form} onChange={(part) => setForm({ ...form, ...part })} />
        <ManyPreview draft={draft} outcomes={outcomes} isFaulty={edit === null} />
      </div>
    </Dialog>
  );
}
