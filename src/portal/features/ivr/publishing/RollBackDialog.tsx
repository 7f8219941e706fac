import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../../api/error.words.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import { useDesignerActions } from '../document/designer.store.ts';
import { knownHere, useTargetWords } from '../exchange/known-here.hook.ts';
import { Discarded } from './Discarded.tsx';
import { loadSource, type Revision, rollBack } from './publish.data.ts';
import { putDraftBack } from './put-back.ts';
import { RollBackPaths } from './RollBackPaths.tsx';
import { tellDone, tellRefused } from './told.ts';

interface RollBackDialogProps {
  revision: Revision;
  live: number | undefined;
  onClose: () => void;
}

/** An earlier revision goes live again; the draft becomes it, too, where that is wanted. */
export function RollBackDialog({ revision, live, onClose }: RollBackDialogProps) {
  const { t } = useTranslation('ivrPublish');
  const wordsOf = useErrorWords();
  const leftWords = useTargetWords();
  const designer = useDesignerActions();
  const [isDraftToo, setDraftToo] = useState(false);
  // What was in force when this was opened: another one since then is looked at first.
  const [seen] = useState(live);
  const { number } = revision;

  async function goBack(note: string | undefined) {
    // Read first: what cannot be put back leaves callers with what they hear.
    const menu = isDraftToo ? await knownHere(await loadSource(number)) : null;
    const made = await rollBack(number, {
      ...(note !== undefined && { note }),
      ...(seen !== undefined && { live: seen }),
    });
    tellDone('rollBack', t('revisions.rolledBack', { number, made: made.number }));
    if (!menu) return;
    putDraftBack(designer, menu.file, number);
    const leftOut = leftWords(menu.left);
    if (leftOut !== null) toast.info(leftOut);
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('revisions.rollBackTitle', { number })}
      description={t('revisions.rollBackBody', { number })}
      confirmLabel={t('revisions.rollBack')}
      confirmIcon={History}
      width="large"
      reason={{ label: t('revisions.why'), isRequired: true }}
      onConfirm={async (reason) => {
        try {
          await goBack(reason);
        } catch (refusal) {
          tellRefused('rollBack', wordsOf(refusal));
        }
      }}
    >
      <RollBackPaths number={number} name={t('revisions.revision', { number })} live={live} />
      <Checkbox label={t('revisions.draftToo')} isSelected={isDraftToo} onChange={setDraftToo} />
      {isDraftToo && <Discarded />}
    </ConfirmDialog>
  );
}
