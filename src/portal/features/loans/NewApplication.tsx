import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { path } from '../../paths.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { FarmerField } from '../../reference/FarmerField.tsx';
import type { Option } from '../../ui/Option.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { useLoanLimits } from './loans.choices.ts';
import { applyForLoan } from './loans.data.ts';
import { type ApplicationForm, applicationErrors, applicationOf, emptyApplication } from './new-application.ts';

/** With the name of the farmer, which a draft that comes back is to say. */
const empty: ApplicationForm & { farmer: Option | null } = { ...emptyApplication, farmer: null };

/** An application for a farmer, by somebody who sits with them or has them on the line. */
export function NewApplication({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('loans');
  const [, navigate] = useLocation();
  const viewer = useViewer();
  const limitOf = useLoanLimits();
  const [knownAcres, setKnownAcres] = useState<number | null>(null);
  const form = useTyped(empty, (typed) => applicationErrors(typed, limitOf(typed.typeId)), {
    person: viewer.id,
    name: 'application',
  });
  const { field, send, typed } = form;
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
        known={typed.farmer}
        onChange={(farmerId, farmer, named) => {
          form.change({ farmerId, farmer: named ?? null });
          setKnownAcres(farmer?.landAcres ?? null);
        }}
      />
      <ApplicationFields form={form} knownAcres={knownAcres} />
    </NewRecord>
  );
}
