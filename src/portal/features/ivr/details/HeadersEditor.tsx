import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Errors } from '../../../editing/edited.ts';
import { Button } from '../../../ui/Button.tsx';
import * as field from '../../../ui/Field.css.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ApiForm } from './api.form.ts';
import * as styles from './details.css.ts';

interface HeadersEditorProps {
  headers: ApiForm['headers'];
  onChange: (headers: ApiForm['headers']) => void;
  errors: Errors;
  locked: string | undefined;
}

const MOST = 20;

/** What is said beside the address, a name and a value each. */
export function HeadersEditor({ headers, onChange, errors, locked }: HeadersEditorProps) {
  const { t } = useTranslation('ivrDetails');
  const change = (place: number, part: Partial<ApiForm['headers'][number]>) =>
    onChange(headers.map((header, at) => (at === place ? { ...header, ...part } : header)));
  const full = headers.length < MOST ? undefined : t('headersFull', { max: MOST });
  return (
    <fieldset className={styles.timings}>
      <legend className={field.label}>{t('fields.headers')}</legend>
      <p className={field.description}>{t('headersHint')}</p>
      {headers.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is typed a header has no name but its place
        <div key={place} className={styles.header}>
          <TextField
            label={t('headerName', { place: place + 1 })}
            hideLabel
            code
            maxLength={100}
            placeholder="X-Region"
            spellCheck="false"
            value={name}
            onChange={(text) => change(place, { name: text })}
            error={errors[`/headers/${place}/name`]}
            disabledReason={locked}
          />
          <TextField
            label={t('headerValue', { place: place + 1 })}
            hideLabel
            code
            maxLength={1000}
            spellCheck="false"
            value={value}
            onChange={(text) => change(place, { value: text })}
            error={errors[`/headers/${place}/value`]}
            disabledReason={locked}
          />
          <IconButton
            icon={Trash2}
            label={t('removeHeader', { place: place + 1 })}
            disabledReason={locked}
            onPress={() => onChange(headers.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      <Button
        icon={Plus}
        variant="quiet"
        label={t('addHeader')}
        disabledReason={locked ?? full}
        onPress={() => onChange([...headers, { name: '', value: '' }])}
        className={styles.addTiming}
      />
    </fieldset>
  );
}
