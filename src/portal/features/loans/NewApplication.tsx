import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { useLoanLimits } from './loans.choices.ts';
import { applyForLoan } from './loans.data.ts';
import { applicationErrors, applicationOf, emptyApplication } from './new-application.ts';

/** An application for a farmer, by somebody who sits with them or has them on the line. */
export function NewApplication({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('loans');
  const [, navigate] = useLocation();
  const viewer = useViewer();
  const limitOf = useLoanLimits();
  const [knownAcres, setKnownAcres] = useState<number | null>(null);
  const form = useTyped(emptyApplication, (typed) => applicationErrors(typed, limitOf(typed.typeId)), {
    person: viewer.id,
    name: 'application',
    without: ['farmerId'],
  });
  const { field, send } = form;
  const apply = () =>
    send(async (application) => {
      const made = await applyForLoan(applicationOf(application));
      toast.success(t('applied', { number: made.applicationId }));
      onClose();
      navigate(path('loan', made.id));
    });

  return (
    <NewRecord
      title={t('newApplication')}
      description={t('newApplicationBody')}
      verb={t('apply')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={apply}
      onClose={onClose}
    >
      <FarmerField
        description={t('farmerHint')}
        {...field('farmerId')}
        onChange={(farmerId, farmer) => {
          form.change({ farmerId });
          setKnownAcres(farmer?.landAcres ?? null);
        }}
      />
      <ApplicationFields form={form} knownAcres={knownAcres} />
    </NewRecord>
  );
}
