import { useTranslation } from 'react-i18next';
import { type AudienceKind, audienceKinds } from '../../../../../machines/ivr/commands/commands.many.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { Option } from '../../../ui/Option.tsx';
import { Select } from '../../../ui/Select.tsx';
import { h4 } from '../../../ui/text.css.ts';
import { useAudienceChoices } from '../inspector/choices.data.ts';
import { QueryField } from '../inspector/QueryField.tsx';
import { AudiencePick } from './AudiencePick.tsx';
import * as styles from './many.css.ts';
import { type Choice, type ManyForm, manyCounts, manyLengths } from './many.form.ts';

interface ManyFieldsProps {
  form: ManyForm;
  onChange: (part: Partial<ManyForm>) => void;
}

/** What may be set on all of them; what stays empty is left to each. */
export function ManyFields({ form, onChange }: ManyFieldsProps) {
  const { t } = useTranslation(['ivrMany', 'ivrInspector']);
  const choices = useAudienceChoices();
  const choiceOf = (yes: string, no: string): Option<Choice>[] => [
    { value: 'each', label: t('each') },
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  const numberOf = ({ field, min, max }: (typeof manyCounts)[number] | (typeof manyLengths)[number]) => (
    <NumberField
      key={field}
      label={t(`ivrInspector:${field}`)}
      placeholder={t('each')}
      min={min}
      max={max}
      digits={0}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const picked = (way: 'add' | 'remove', kind: AudienceKind, targets: readonly string[]) =>
    onChange({ [way]: { ...form[way], [kind]: targets } });
  return (
    <div className={styles.fields}>
      <section className={styles.group} aria-label={t('ivrInspector:input')}>
        <h3 className={h4}>{t('ivrInspector:input')}</h3>
        <Select
          label={t('waits')}
          options={choiceOf(t('ivrInspector:waitsForKey'), t('ivrInspector:playsOn'))}
          value={form.hasInput}
          onChange={(hasInput) => onChange({ hasInput })}
        />
        <div className={styles.numbers}>{manyCounts.map(numberOf)}</div>
      </section>
      <section className={styles.group} aria-label={t('ivrInspector:audience')}>
        <h3 className={h4}>{t('ivrInspector:audience')}</h3>
        {audienceKinds.map((kind) => (
          <div key={kind} className={styles.pair}>
            {(['add', 'remove'] as const).map((way) => (
              <AudiencePick
                key={way}
                label={t(`${way}Kind`, { kind: t(`ivrInspector:kinds.${kind}`) })}
                options={choices[kind].options}
                isLoading={choices[kind].isLoading}
                chosen={form[way][kind]}
                onChoose={(targets) => picked(way, kind, targets)}
              />
            ))}
          </div>
        ))}
        <Select
          label={t('condition')}
          options={(['each', 'none', 'other'] as const).map((value) => ({ value, label: t(`conditions.${value}`) }))}
          value={form.condition}
          onChange={(condition) => onChange({ condition })}
        />
        {form.condition === 'other' && (
          <QueryField
            name="validationQuery"
            label={t('ivrInspector:validationQuery')}
            kind="validation"
            value={form.validationQuery}
            placeholder='caller.language == "ur"'
            locked={undefined}
            onCommit={(validationQuery) => onChange({ validationQuery })}
          />
        )}
      </section>
      <section className={styles.group} aria-label={t('ivrInspector:recording')}>
        <h3 className={h4}>{t('ivrInspector:recording')}</h3>
        <Select
          label={t('ivrInspector:recordsCaller')}
          options={choiceOf(t('records'), t('recordsNot'))}
          value={form.recordingEnabled}
          onChange={(recordingEnabled) => onChange({ recordingEnabled })}
        />
        <div className={styles.numbers}>{manyLengths.map(numberOf)}</div>
      </section>
    </div>
  );
}
