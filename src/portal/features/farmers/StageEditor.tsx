import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { today, useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { DateField } from '../../ui/DateField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { type Farm, type FarmCrop, removeStage, saveStage } from './farmers.data.ts';

interface StageEditorProps {
  farm: Farm;
  crop: FarmCrop;
  /** One that is asked for: seen before, it is corrected. */
  stageId?: string;
  onClose: () => void;
}

/** What was seen of a crop on a day; what was seen before stands below. */
export function StageEditor({ farm, crop, stageId, onClose }: StageEditorProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const refusalWords = useErrorWords();
  const stages = useEntries('growth-stage', crop.crop.id);
  const { next, expected } = useStages().place(crop);
  const [first] = useState((): { growthStageId: string | null; date: string | null; description: string } => {
    const seen = crop.stages.find(({ stage }) => stage.id === stageId);
    return { growthStageId: stageId ?? null, date: seen?.date ?? today(), description: seen?.description ?? '' };
  });
  const form = useTyped(first, ({ growthStageId, date }) => {
    const isChosen = growthStageId !== null || next !== undefined;
    return new Set([...(isChosen ? [] : ['growthStageId']), ...(date === null ? ['date'] : [])]);
  });
  const { typed, field } = form;

  const save = () =>
    form.send(async ({ growthStageId, date, description }) => {
      const stage = growthStageId ?? next?.id;
      if (!stage || date === null) return;
      const words = description.trim();
      await saveStage(
        { farmCropId: crop.id, growthStageId: stage, date, ...(words && { description: words }) },
        farm.version,
      );
      onClose();
    });

  async function remove(id: string) {
    try {
      await removeStage(id, farm.version);
      onClose();
    } catch (failure) {
      toast.error(refusalWords(failure));
    }
  }

  return (
    <NewRecord
      title={t('recordStage', { name: titleOf(crop.crop) })}
      description={
        next && expected ? t('stageProposed', { stage: titleOf(next), day: format.date(expected.on) }) : t('stageHint')
      }
      verb={t('saveStage')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      <Select
        label={t('fields.growthStageId')}
        isRequired
        options={stages}
        {...field('growthStageId')}
        value={typed.growthStageId ?? next?.id ?? null}
      />
      <DateField label={t('fields.date')} isRequired max={today()} {...field('date')} />
      <TextArea label={t('fields.description')} maxLength={500} rows={2} {...field('description')} />
      <ul className={styles.entries}>
        {crop.stages.map((seen) => (
          <li key={seen.id} className={styles.row}>
            <span className={styles.grows}>
              {format.list([titleOf(seen.stage), format.date(seen.date), seen.description])}
            </span>
            <IconButton
              icon={Trash2}
              label={t('removeNamed', { name: titleOf(seen.stage) })}
              onPress={() => void remove(seen.id)}
            />
          </li>
        ))}
      </ul>
    </NewRecord>
  );
}
