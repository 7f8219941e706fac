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
import { FarmFields } from './FarmFields.tsx';
import { farmBody, farmMissing, farmTyped } from './farm.form.ts';
import * as styles from './farmers.css.ts';
import { createFarm, type Farm, updateFarm } from './farmers.data.ts';
import { MergedMeanwhile } from './Meanwhile.tsx';
import { readPoints, written } from './points.ts';
import { ShapeField } from './ShapeField.tsx';

interface FarmEditorProps {
  farmerId: string;
  /** As it was opened; null makes a new one. */
  farm: Farm | null;
  onClose: () => void;
}

/** A farm with all that is known of it. Its shape is a list of points; that it lies on others' land wants a reason. */
export function FarmEditor({ farmerId, farm, onClose }: FarmEditorProps) {
  const { t } = useTranslation(['farmers', 'common']);
  const [first] = useState(() => ({ ...farmTyped(farm), points: written(farm?.shape ?? null) }));
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
    // What was typed over an older version is not laid over a newer one.
    { person: viewer, name: farm ? `farm ${farm.id} ${farm.version}` : begunName('farm', farmerId) },
  );
  const { typed, field, change } = form;
  const read = readPoints(typed.points, chosen);
  const { number } = useFormat();
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
      const isRedrawn = points !== first.points && shape !== null;
      const body = farmBody(fields, { isRedrawn, was: first });
      const saved = farm
        ? await updateFarm({ id: farm.id, ...body, shape }, farm.version)
        : await createFarm({ farmerId, ...body, ...(shape && { shape }) });
      toast.success(t('savedFarm', { title: saved.farmTitle }));
      onClose();
    });

  return (
    <NewRecord
      title={farm ? farm.farmTitle : t('newFarm')}
      description={t('farmHint')}
      verb={t(doubt.isAsked ? 'savePlainly' : 'saveFarm')}
      typed={form}
      isStrict={form.isChanged}
      onCreate={save}
      onClose={onClose}
    >
      <MergedMeanwhile />
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
