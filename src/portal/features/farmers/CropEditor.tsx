import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acresGrown } from '../../../../machines/farmers/land/doubts.ts';
import { useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries, useTitle } from '../../reference/choices.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { useViewer } from '../../workflow/viewer.ts';
import { begunName } from './carried.ts';
import { Doubt, useDoubt } from './Doubt.tsx';
import * as styles from './farmers.css.ts';
import { type Farm, type FarmCrop, saveCrop } from './farmers.data.ts';
import { MergedMeanwhile } from './Meanwhile.tsx';
import { useOthers } from './others.hook.tsx';

interface CropEditorProps {
  land: readonly Farm[];
  farm: Farm | null;
  /** As it was opened; null makes a new one. */
  crop: FarmCrop | null;
  onClose: () => void;
}

const cropsIn = (land: readonly Farm[]) => land.flatMap(({ farmcrops }) => farmcrops);

const cropTyped = (farmId: string | null, crop: FarmCrop | null) => ({
  farmId,
  cropId: crop?.crop.id ?? (null as string | null),
  cultivatedArea: crop?.cultivatedArea ?? (null as number | null),
  seedTypeId: crop?.seedType?.id ?? (null as string | null),
  cropSeasonId: crop?.cropSeason?.id ?? (null as string | null),
  sowingMethodId: crop?.sowingMethod?.id ?? (null as string | null),
  sownOn: crop?.sownOn ?? (null as string | null),
});

/** A crop of a farm's year; more acres than the farm has are a warning. */
export function CropEditor({ land, farm, crop, onClose }: CropEditorProps) {
  const { t } = useTranslation('farmers');
  const { number, list } = useFormat();
  const titleOf = useTitle();
  const [first] = useState(() => cropTyped(farm?.id ?? land[0]?.id ?? null, crop));
  const stored = crop && (cropsIn(land).find(({ id }) => id === crop.id) ?? null);
  const { id: viewer } = useViewer();
  const form = useTyped(
    first,
    ({ farmId, cropId, cultivatedArea }) => {
      const isArea = cultivatedArea !== null && cultivatedArea > 0;
      return new Set([
        ...(farmId === null ? ['farmId'] : []),
        ...(cropId === null ? ['cropId'] : []),
        ...(isArea ? [] : ['cultivatedArea']),
      ]);
    },
    crop
      ? { person: viewer, name: `crop ${crop.id}`, ofStored: true }
      : { person: viewer, name: begunName('crop', land[0]?.farmerId ?? '') },
  );
  const { typed, field, change } = form;
  const on = land.find(({ id }) => id === typed.farmId);
  const now = useMoment();
  const others = on?.farmcrops.filter(({ id }) => id !== crop?.id) ?? [];
  const sownOn = typed.sownOn ?? new Date(now).toISOString();
  const sown = { growthStage: crop?.growthStage ?? null, sownOn, cultivatedArea: typed.cultivatedArea ?? 0 };
  const grown = acresGrown([...others, sown], now);
  const doubt = useDoubt(
    on && grown > on.landArea ? t('moreGrown', { grown: number(grown), acres: number(on.landArea) }) : undefined,
  );
  const [crops, seeds] = [useEntries('crop'), useEntries('seed-type', typed.cropId)];
  const [seasons, methods] = [useEntries('crop-season'), useEntries('sowing-method')];
  const meanwhile = useOthers(form, {
    stored: crop ? stored && cropTyped(first.farmId, stored) : undefined,
    options: {
      cropId: crops,
      seedTypeId: useEntries('seed-type'),
      cropSeasonId: seasons,
      sowingMethodId: methods,
    },
    gone: t('goneAnew'),
  });

  const save = () =>
    form.send(async ({ farmId, cropId, cultivatedArea, ...more }) => {
      if (doubt.asks()) return;
      if (!on || farmId === null || cropId === null || cultivatedArea === null) return;
      const known = stored ? { id: stored.id } : { farmId };
      await saveCrop({ ...known, cropId, cultivatedArea, ...more }, on.version);
      onClose();
    });

  return (
    <NewRecord
      title={crop ? (titleOf(crop.crop) ?? '') : t('addCrop')}
      description={t('cropHint')}
      verb={t(doubt.isAsked ? 'savePlainly' : 'saveCrop')}
      typed={meanwhile.form}
      disabledReason={meanwhile.reason}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      <MergedMeanwhile />
      {meanwhile.notice}
      <div className={styles.pair}>
        <Select
          label={t('fields.farmId')}
          isRequired
          options={land.map((one) => ({
            value: one.id,
            label: one.farmTitle,
            // A farmer's farms are often called alike.
            detail: list([t('acres', { number: number(one.landArea) }), titleOf(one.location)]),
          }))}
          {...(crop && { disabledReason: t('cropStays') })}
          {...field('farmId')}
        />
        <ComboBox
          label={t('fields.cropId')}
          isRequired
          options={crops}
          {...field('cropId')}
          onChange={(cropId) => change({ cropId, seedTypeId: null })}
        />
        <NumberField
          label={t('fields.cultivatedArea')}
          min={0.01}
          max={100_000}
          digits={2}
          isRequired
          {...field('cultivatedArea')}
        />
        <ComboBox label={t('fields.seedTypeId')} options={seeds} {...field('seedTypeId')} />
        <Select label={t('fields.cropSeasonId')} options={seasons} {...field('cropSeasonId')} />
        <Select label={t('fields.sowingMethodId')} options={methods} {...field('sowingMethodId')} />
        <DateField label={t('fields.sownOn')} {...field('sownOn')} />
      </div>
      <Doubt of={doubt} />
    </NewRecord>
  );
}
