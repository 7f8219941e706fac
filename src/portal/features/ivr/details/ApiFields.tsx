import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AuthenticationFields } from './AuthenticationFields.tsx';
import { type ApiForm, LONGEST_LIMIT, methods } from './api.form.ts';
import type { FieldsProps } from './detail.kind.ts';
import * as styles from './details.css.ts';
import { HeadersEditor } from './HeadersEditor.tsx';

export function ApiFields(form: FieldsProps<ApiForm>) {
  const { values, change, errors, locked } = form;
  const { t } = useTranslation('ivrDetails');
  return (
    <div className={styles.form}>
      <TextField
        label={t('fields.title')}
        isRequired
        value={values.title}
        onChange={(title) => change({ title })}
        maxLength={200}
        error={errors['/title']}
        disabledReason={locked}
      />
      <div className={styles.request}>
        <Select
          label={t('fields.method')}
          options={methods.map((method) => ({ value: method, label: method }))}
          value={values.method}
          onChange={(method) => change({ method })}
          error={errors['/method']}
          disabledReason={locked}
        />
        <TextField
          label={t('fields.url')}
          isRequired
          code
          type="url"
          value={values.url}
          onChange={(url) => change({ url })}
          maxLength={2000}
          placeholder="https://"
          error={errors['/url']}
          disabledReason={locked}
        />
      </div>
      <TextField
        label={t('fields.queryString')}
        description={t('placeholderHint', { example: '{{caller.location}}' })}
        code
        value={values.queryString}
        onChange={(queryString) => change({ queryString })}
        maxLength={2000}
        placeholder="tehsil={{caller.location}}"
        error={errors['/queryString']}
        disabledReason={locked}
      />
      <TextArea
        label={t('fields.body')}
        value={values.body}
        onChange={(body) => change({ body })}
        maxLength={16_384}
        rows={5}
        error={errors['/body']}
        disabledReason={locked}
        className={styles.codeArea}
      />
      <HeadersEditor
        headers={values.headers}
        onChange={(headers) => change({ headers })}
        errors={errors}
        locked={locked}
      />
      <AuthenticationFields {...form} />
      <NumberField
        label={t('fields.timeLimitSeconds')}
        description={t('timeLimitHint')}
        isRequired
        min={1}
        max={LONGEST_LIMIT}
        digits={0}
        value={values.timeLimitSeconds}
        onChange={(timeLimitSeconds) => change({ timeLimitSeconds })}
        error={errors['/timeLimitSeconds']}
        disabledReason={locked}
        className={styles.limit}
      />
      <Checkbox
        label={t('fields.updateCore')}
        description={t('updateCoreHint')}
        isSelected={values.updateCore}
        onChange={(updateCore) => change({ updateCore })}
        disabledReason={locked}
      />
      <Checkbox
        label={t('fields.active')}
        description={t('activeHint')}
        isSelected={values.active}
        onChange={(active) => change({ active })}
        disabledReason={locked}
      />
    </div>
  );
}
