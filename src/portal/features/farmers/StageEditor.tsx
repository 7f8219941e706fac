import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { isAlike } from '../../editing/meanwhile.ts';
import { today, useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import * as record from '../../records/record.css.ts';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { DateField } from '../../ui/DateField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { Doubt, useDoubt } from './Doubt.tsx';
import { useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { type Farm, type FarmCrop, removeStage, saveStage } from './farmers.data.ts';
import { useMergedWords } from './Meanwhile.tsx';

interface StageEditorProps {
  farm: Farm;
  /** As it is now, and as it was last where it is gone. */
  crop: FarmCrop;
  /** Somebody removed it meanwhile. */
  isGone?: boolean;
  /** One that is asked for: seen before, it is corrected. */
  stageId?: string;
  onClose: () => void;
}

/** What was seen of a crop on a day; what was seen before stands below. */
export function StageEditor({ farm, crop, isGone = false, stageId, onClose }: StageEditorProps) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const merged = useMergedWords();
  const titleOf = useTitle();
  const refusalWords = useErrorWords();
  const stages = useEntries('growth-stage', crop.crop.id);
  // What is proposed stays, whatever others record meanwhile.
  const [opened] = useState(crop);
  const { next, expected } = useStages().place(opened);
  const [first] = useState((): { growthStageId: string | null; date: string | null; description: string } => {
    const seen = crop.stages.find(({ stage }) => stage.id === stageId);
    return { growthStageId: stageId ?? null, date: seen?.date ?? today(), description: seen?.description ?? '' };
  });
  const form = useTyped(first, ({ growthStageId, date }) => {
    const isChosen = growthStageId !== null || next !== undefined;
    return new Set([...(isChosen ? [] : ['growthStageId']), ...(date === null ? ['date'] : [])]);
  });
  const { typed, field } = form;
  const chosen = typed.growthStageId ?? next?.id;
  const seenNow = crop.stages.find(({ stage }) => stage.id === chosen);
  const isNews = seenNow && !opened.stages.some((known) => isAlike(known, seenNow));
  const doubt = useDoubt(
    isNews ? t('seenMeanwhile', { stage: titleOf(seenNow.stage), day: format.date(seenNow.date) }) : undefined,
  );

  const save = () =>
    form.send(async ({ growthStageId, date, description }) => {
      if (doubt.asks()) return;
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
      verb={t(doubt.isAsked ? 'savePlainly' : 'saveStage')}
      typed={isGone ? { ...form, failure: undefined } : form}
      disabledReason={merged ?? (isGone ? t('cropGone') : undefined)}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      {isGone && (
        <div role="alert" className={record.notice}>
          {t('cropGone')}
        </div>
      )}
      <Select
        label={t('fields.growthStageId')}
        isRequired
        options={stages}
        {...field('growthStageId')}
        value={typed.growthStageId ?? next?.id ?? null}
      />
      <DateField label={t('fields.date')} isRequired max={today()} {...field('date')} />
      <TextArea label={t('fields.description')} maxLength={500} rows={2} {...field('description')} />
      <Doubt of={doubt} />
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
