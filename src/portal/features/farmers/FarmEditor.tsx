import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acresDiffer, acresFarOff, acresGrown } from '../../../../machines/farmers/land/doubts.ts';
import { useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useMoment } from '../../ui/moment.hook.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { begunName } from './carried.ts';
import { Doubt, useDoubt } from './Doubt.tsx';
import { FarmFields, useFarmOptions } from './FarmFields.tsx';
import { farmBody, farmMissing, farmTyped } from './farm.form.ts';
import * as styles from './farmers.css.ts';
import { createFarm, type Farm, updateFarm } from './farmers.data.ts';
import { MergedMeanwhile } from './Meanwhile.tsx';
import { useOthers } from './others.hook.tsx';
import { readPoints, written } from './points.ts';
import { ShapeField } from './ShapeField.tsx';

interface FarmEditorProps {
  farmerId: string;
  /** As it is now, and as it was last where it is gone; null makes a new one. */
  farm: Farm | null;
  /** Somebody removed it meanwhile. */
  isGone: boolean;
  onClose: () => void;
}

const formOf = (farm: Farm | null) => ({ ...farmTyped(farm), points: written(farm?.shape ?? null) });

/** A farm with all that is known of it. Its shape is a list of points; that it lies on others' land wants a reason. */
export function FarmEditor({ farmerId, farm, isGone, onClose }: FarmEditorProps) {
  const { t } = useTranslation(['farmers', 'common']);
  const [first] = useState(() => formOf(farm));
  const [chosen, setChosen] = useState<number>();
  const { id: viewer } = useViewer();
  const form = useTyped(
    first,
    ({ points, ...fields }) => {
      const shape = readPoints(points, chosen);
      const { kind } = shape;
      const isFarOff = kind === 'shape' && acresFarOff(fields.landArea ?? 0, shape.acres);
      const isOther = points !== first.points || fields.landArea !== first.landArea || first.areaReason !== '';
      return new Set([
        ...farmMissing(fields),
        ...(kind === 'none' || kind === 'shape' ? [] : ['points']),
        ...(isFarOff && isOther && fields.areaReason.trim() === '' ? ['areaReason'] : []),
      ]);
    },
    farm
      ? { person: viewer, name: `farm ${farm.id}`, ofStored: true }
      : { person: viewer, name: begunName('farm', farmerId) },
  );
  const { typed, field, change } = form;
  const read = readPoints(typed.points, chosen);
  const { number } = useFormat();
  const others = useOthers(form, {
    stored: farm ? (isGone ? null : formOf(farm)) : undefined,
    options: useFarmOptions(),
    say: (name, value) => {
      const shape = name === 'points' && typeof value === 'string' ? readPoints(value) : null;
      return shape?.kind === 'shape' ? t('acres', { number: number(shape.acres) }) : undefined;
    },
    gone: t('goneAnew'),
  });
  const now = useMoment();
  const acres = typed.landArea ?? 0;
  const drawn = read.kind === 'shape' && acres > 0 && acresDiffer(acres, read.acres) ? read.acres : undefined;
  const grown = farm ? acresGrown(farm.farmcrops, now) : 0;
  const doubts = [
    ...(drawn === undefined ? [] : [t('acresDiffer', { acres: number(acres), drawn: number(drawn) })]),
    ...(acres > 0 && grown > acres ? [t('moreGrown', { grown: number(grown), acres: number(acres) })] : []),
  ];
  const doubt = useDoubt(doubts.length > 0 ? doubts.join(' · ') : undefined);
  // Land on the land of others has a reason: asked for once the server has told.
  const isShared = (farm?.overlaps ?? []).length > 0 || typed.overlapReason !== '' || form.errorOf('overlapReason');
  const save = () =>
    form.send(async ({ points, ...fields }) => {
      if (doubt.asks()) return;
      const shape = read.kind === 'shape' ? read.shape : null;
      const isOther = points !== form.begun.points;
      const isRedrawn = isOther && shape !== null;
      const body = farmBody(fields, { isRedrawn, was: form.begun });
      const saved =
        farm && !isGone
          ? await updateFarm({ id: farm.id, ...body, ...(isOther && { shape }) }, farm.version)
          : await createFarm({ farmerId, ...body, ...(shape && { shape }) });
      toast.success(t('savedFarm', { title: saved.farmTitle }));
      onClose();
    });

  return (
    <NewRecord
      title={farm ? farm.farmTitle : t('newFarm')}
      description={t('farmHint')}
      verb={t(doubt.isAsked ? 'savePlainly' : 'saveFarm')}
      typed={others.form}
      disabledReason={others.reason}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      <MergedMeanwhile />
      {others.notice}
      <div className={styles.pair}>
        <TextField label={t('fields.farmTitle')} maxLength={120} isRequired {...field('farmTitle')} />
        <NumberField
          label={t('fields.landArea')}
          description={t('acreAlways')}
          min={0.01}
          max={100_000}
          digits={2}
          isRequired
          {...field('landArea')}
        />
      </div>
      <ShapeField
        text={typed.points}
        read={read}
        refused={form.errorOf('shape')}
        onChange={(points) => {
          setChosen(undefined);
          change({ points });
        }}
        onChoose={setChosen}
        onMeasured={(landArea) => change({ landArea })}
      />
      {isShared && (
        <TextField
          label={t('fields.overlapReason')}
          description={t('overlapHint')}
          maxLength={300}
          {...field('overlapReason')}
        />
      )}
      <Doubt of={doubt} />
      {(doubts.length > 0 || typed.areaReason !== '') && (
        <TextField label={t('fields.areaReason')} maxLength={300} {...field('areaReason')} />
      )}
      <FarmFields field={field} />
    </NewRecord>
  );
}
