import { useTranslation } from 'react-i18next';
import { titleOf } from '../../../title-of.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FieldsProps } from './detail.kind.ts';
import * as styles from './details.css.ts';
import { useContentFiles } from './details.data.ts';
import { TimingsEditor } from './TimingsEditor.tsx';
import type { TrunkForm } from './trunk.form.ts';

const codes = [
  { field: 'trunkName', maxLength: 60, isRequired: true },
  { field: 'endpoint', maxLength: 120, isRequired: true },
  { field: 'mask', maxLength: 20, isRequired: false },
  { field: 'stasisName', maxLength: 60, isRequired: true },
] as const;

export function TrunkFields({ values, change, errors, locked }: FieldsProps<TrunkForm>) {
  const { t } = useTranslation('ivrDetails');
  const files = useContentFiles();
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
      <div className={styles.pair}>
        {codes.map(({ field, maxLength, isRequired }) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            description={t(`hints.${field}`)}
            isRequired={isRequired}
            code
            value={values[field]}
            onChange={(text) => change({ [field]: text })}
            maxLength={maxLength}
            error={errors[`/${field}`]}
            disabledReason={locked}
          />
        ))}
      </div>
      <TimingsEditor
        label={t('fields.dialingTimings')}
        none={t('alwaysHint')}
        pointer="/dialingTimings"
        timings={values.dialingTimings}
        onChange={(dialingTimings) => change({ dialingTimings })}
        errors={errors}
        locked={locked}
      />
      <ComboBox
        label={t('fields.offtimeContentId')}
        description={t('hints.offtimeContentId')}
        placeholder={t('nothingPlayed')}
        options={(files.data?.items ?? []).map((file) => ({ value: file.id, label: titleOf(file) }))}
        isLoading={files.isPending}
        value={values.offtimeContentId}
        onChange={(offtimeContentId) => change({ offtimeContentId })}
        error={errors['/offtimeContentId']}
        disabledReason={locked}
      />
      <TimingsEditor
        label={t('fields.recordingTimings')}
        none={t('neverHint')}
        pointer="/recordingTimings"
        timings={values.recordingTimings}
        onChange={(recordingTimings) => change({ recordingTimings })}
        errors={errors}
        locked={locked}
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
