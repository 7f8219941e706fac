import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../title-of.ts';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { messageFor, type ReasonKind, useReasonTemplates } from './reasons.data.ts';
import { TemplateText } from './TemplateText.tsx';

interface ReasonFieldProps {
  kind: ReasonKind;
  /** The language in which those are written to whom it concerns. */
  language: string;
  isRequired?: boolean | undefined;
  value: string;
  error?: string | undefined;
  onChange: (reason: string) => void;
}

const LONGEST = 500;

/** A message to whom a decision concerns, begun from a reason of the reference list. */
export function ReasonField({ kind, language, isRequired = false, value, error, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('records');
  const templates = useReasonTemplates(kind) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const isUrdu = language !== 'en';
  return (
    <>
      <Select
        label={t('template')}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          const template = templates.find((one) => one.id === id);
          if (template) onChange(messageFor(template, value, templates, language));
        }}
        options={templates.map((template) => ({ value: template.id, label: titleOf(template) }))}
      />
      <TextArea
        label={t('reason')}
        language={isUrdu ? 'ur' : undefined}
        value={value}
        onChange={onChange}
        isRequired={isRequired}
        error={error}
        maxLength={LONGEST}
        unturned
        rows={3}
      />
      <TemplateText
        template={templates.find(({ id }) => id === chosen)}
        language={language}
        message={value}
        onUse={onChange}
      />
    </>
  );
}
