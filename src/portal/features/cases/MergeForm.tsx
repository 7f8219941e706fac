import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { EventForm } from '../../records/EventForm.tsx';
import type { EventFormProps } from '../../records/record.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { muted } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import { useWorkflowWords } from '../../workflow/words.ts';
import type { CaseRecord } from './cases.data.ts';

interface Choice {
  into: string | null;
  reason: string;
}

const missing = ({ into }: Choice) => new Set(into === null ? ['into'] : []);
const placeOf = ({ caseNumber }: Pick<CaseRecord, 'caseNumber'>) => Number(caseNumber.slice('C-'.length));

/** What the farmer has asked before, to lead this case there; what was asked later can only be led here. */
export function MergeForm({ record, send, onClose, denialOf }: EventFormProps<CaseRecord>) {
  const { t } = useTranslation(['cases', 'records']);
  const words = useWorkflowWords('case');
  const earlier = record.otherOpen.filter((one) => placeOf(one) < placeOf(record));
  const later = record.otherOpen.filter((one) => placeOf(one) > placeOf(record));
  const [first] = useState<Choice>(() => ({
    into: earlier.length === 1 ? (earlier[0]?.id ?? null) : null,
    reason: '',
  }));
  const form = useTyped(first, missing);
  const merge = () =>
    form.send(async ({ into, reason }) => {
      await send('MERGE', { into: into ?? '', ...(reason.trim() !== '' && { reason: reason.trim() }) });
      onClose();
    });
  const options = earlier.map(({ id, caseNumber, title, state }) => ({
    value: id,
    label: title,
    detail: `${caseNumber} · ${words.state(state)}`,
  }));
  return (
    <EventForm
      entity="case"
      event="MERGE"
      subject={`${record.caseNumber} · ${record.title}`}
      typed={form}
      denial={earlier.length === 0 ? t('merge.none') : denialOf('MERGE')}
      onSend={merge}
      onClose={onClose}
    >
      {earlier.length === 0 ? (
        <p className={muted}>{t('merge.none')}</p>
      ) : (
        <>
          <RadioGroup label={t('merge.into')} isRequired options={options} {...form.field('into')} />
          <TextArea label={t('records:reason')} maxLength={500} rows={2} {...form.field('reason')} />
        </>
      )}
      {later.length > 0 && (
        <div className={muted}>
          <p>{t('merge.later')}</p>
          {later.map(({ id, caseNumber, title }) => (
            <p key={id}>
              <TextLink href={path('case', id)}>
                <Written>{`${caseNumber} ${title}`}</Written>
              </TextLink>
            </p>
          ))}
        </div>
      )}
    </EventForm>
  );
}
