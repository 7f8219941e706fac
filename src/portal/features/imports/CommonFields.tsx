import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWorkflowWords } from '../../workflow/words.ts';
import type { ImportDetails, Settings } from './imports.data.ts';
import { useStatusReasons } from './status-reasons.ts';

interface CommonFieldsProps {
  one: ImportDetails;
  disabledReason: string | undefined;
  onChange: (settings: Settings) => void;
}

const STATUSES = ['active', 'suspended', 'rejected', 'closed'] as const;
const LONGEST_REASON = 500;

/** What all rows have in common where they do not say it themselves: a status with its reason, and why. */
export function CommonFields({ one, disabledReason, onChange }: CommonFieldsProps) {
  const { t } = useTranslation('imports');
  const { state } = useWorkflowWords('farmer');
  const { settings, action } = one;
  const reasons = useStatusReasons(settings.status);
  const [why, setWhy] = useState(settings.reason ?? '');
  const denied = disabledReason !== undefined && { disabledReason };
  const { reason: _, ...rest } = settings;
  return (
    <>
      {action === 'farmerStatus' && (
        <Select
          label={t('statusForAll')}
          options={STATUSES.map((value) => ({ value, label: state(value) }))}
          value={settings.status ?? null}
          onChange={(status) => onChange({ ...(settings.reason && { reason: settings.reason }), status })}
          {...denied}
        />
      )}
      {action === 'farmerStatus' && reasons.length > 0 && (
        <Select
          label={t('reasonForAll')}
          options={reasons}
          value={settings.reasonId ?? null}
          onChange={(reasonId) => onChange({ ...settings, reasonId })}
          {...denied}
        />
      )}
      <TextField label={t('why')} value={why} onChange={setWhy} maxLength={LONGEST_REASON} {...denied} />
      {why.trim() !== (settings.reason ?? '') && why.length <= LONGEST_REASON && (
        <Button
          label={t('judgeWith')}
          onPress={() => onChange({ ...rest, ...(why.trim() !== '' && { reason: why.trim() }) })}
          {...denied}
        />
      )}
    </>
  );
}
