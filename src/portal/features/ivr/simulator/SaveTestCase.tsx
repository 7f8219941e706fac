import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { traceOf } from '../../../../../machines/ivr/testcase.ts';
import { useSending } from '../../../api/sending.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.queue.ts';
import type { Run } from './run.ts';
import { addTestCase, keptCaller } from './testcases.data.ts';

interface SaveTestCaseProps {
  run: Run;
  onClose: () => void;
}

/** Keeps the call as a walk that publishing must keep passing. */
export function SaveTestCase({ run, onClose }: SaveTestCaseProps) {
  const { t } = useTranslation(['ivrSimulator', 'common']);
  const { isPending, refusal, send } = useSending();
  const [title, setTitle] = useState('');

  async function save() {
    await addTestCase({
      title: title.trim(),
      caller: keptCaller(run),
      at: run.at,
      startAt: run.startAt,
      events: run.moments.flatMap(({ event }) => event ?? []),
      expected: traceOf(run.moments),
    });
    toast.success(t('caseSaved', { title: title.trim() }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('saveCase')}
      description={t('saveCaseBody')}
      width="small"
      isStrict={title !== ''}
      footer={
        <>
          <CancelButton />
          <Button
            label={t('common:save')}
            variant="primary"
            icon={FlaskConical}
            isPending={isPending}
            disabledReason={title.trim() === '' ? t('titleFirst') : undefined}
            onPress={() => void send(save)}
          />
        </>
      }
    >
      <TextField
        label={t('caseTitle')}
        value={title}
        onChange={setTitle}
        placeholder={t('casePlaceholder')}
        maxLength={200}
        error={refusal?.words}
        isRequired
        autoFocus
      />
    </Dialog>
  );
}
