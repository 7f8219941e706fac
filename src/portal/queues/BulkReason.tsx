import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useReasonTemplates } from './reasons.data.ts';

interface BulkReasonProps {
  kind: string;
  value: string;
  onChange: (reason: string) => void;
}

/** One message to all the authors, begun from a template. */
export function BulkReason({ kind, value, onChange }: BulkReasonProps) {
  const { t, i18n } = useTranslation('queues');
  const templates = useReasonTemplates(kind) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <Select
        label={t('template')}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          onChange(templates.find((one) => one.id === id)?.messageUr ?? '');
        }}
        options={templates.map(({ id, title, titleUr }) => ({
          value: id,
          label: (i18n.language === 'ur' && titleUr) || title,
        }))}
      />
      <TextArea label={t('message')} value={value} onChange={onChange} maxLength={500} rows={2} />
    </>
  );
}
