import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import { NewRecord } from '../../records/NewRecord.tsx';
import { useTyped } from '../../records/typed.hook.ts';
import { useEntries } from '../../reference/choices.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.queue.ts';
import { Doubt, useDoubt } from './Doubt.tsx';
import { useColleagues } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { createFarm, type Farm, updateFarm } from './farmers.data.ts';
import { acresDiffer, acresGrown } from './grown.ts';
import { readPoints, written } from './points.ts';
import { ShapeField } from './ShapeField.tsx';

interface FarmEditorProps {
  farmerId: string;
  /** As it was opened; null makes a new one. */
  farm: Farm | null;
  onClose: () => void;
}

const REFERENCES = ['soilTypeId', 'soilIssueId', 'irrigationSourceId', 'landTopographyId'] as const;

/** A farm with all that is known of it. Its shape is a list of points; that it lies on others' land wants a reason. */
export function FarmEditor({ farmerId, farm, onClose }: FarmEditorProps) {
  const { t } = useTranslation(['farmers', 'common']);
  const [first] = useState(() => ({
    farmTitle: farm?.farmTitle ?? '',
    landArea: farm?.landArea ?? (null as number | null),
    locationId: farm?.location?.id ?? (null as string | null),
    address: farm?.address ?? '',
    soilTypeId: farm?.soilType?.id ?? (null as string | null),
    soilIssueId: farm?.soilIssue?.id ?? (null as string | null),
    irrigationSourceId: farm?.irrigationSource?.id ?? (null as string | null),
    landTopographyId: farm?.landTopography?.id ?? (null as string | null),
    operatorId: farm?.operatorId ?? (null as string | null),
    points: written(farm?.shape ?? null),
    overlapReason: farm?.overlapReason ?? '',
  }));
  const form = useTyped(first, ({ farmTitle, landArea, points }) => {
    const kind = readPoints(points).kind;
    return new Set([
      ...(farmTitle.trim() === '' ? ['farmTitle'] : []),
      ...(landArea === null || !(landArea > 0) ? ['landArea'] : []),
      ...(kind === 'unread' || kind === 'fault' ? ['points'] : []),
    ]);
  });
  const { typed, field, change } = form;
  const read = readPoints(typed.points);
  const { number } = useFormat();
  const now = useMoment();
  const acres = typed.landArea ?? 0;
  const drawn = read.kind === 'shape' && acres > 0 && acresDiffer(acres, read.acres) ? read.acres : undefined;
  const grown = farm ? acresGrown(farm, now) : 0;
  const doubts = [
    ...(drawn === undefined ? [] : [t('acresDiffer', { acres: number(acres), drawn: number(drawn) })]),
    ...(acres > 0 && grown > acres ? [t('moreGrown', { grown: number(grown), acres: number(acres) })] : []),
  ];
  const doubt = useDoubt(doubts.length > 0 ? doubts.join(' · ') : undefined);
  // Where it lies on the land of others the warning is kept with a reason: asked once the server has told.
  const [shared, setShared] = useState(farm?.overlaps ?? []);
  const lists = {
    soilTypeId: useEntries('soil-type'),
    soilIssueId: useEntries('soil-issue'),
    irrigationSourceId: useEntries('irrigation-source'),
    landTopographyId: useEntries('land-topography'),
  };
  const [tehsils, colleagues] = [useEntries('tehsil'), useColleagues()];

  const save = () =>
    form.send(async ({ points, farmTitle, landArea, address, overlapReason, ...references }) => {
      if (doubt.asks()) return;
      const shape = read.kind === 'shape' ? read.shape : null;
      const common = {
        farmTitle: farmTitle.trim(),
        landArea: landArea ?? 0,
        landUnit: 'acre' as const,
        address: address.trim() || null,
        overlapReason: overlapReason.trim() || null,
        ...references,
      };
      // Drawn anew, the place of the farm follows the shape unless it was chosen.
      const isMoved = points !== first.points && references.locationId === first.locationId;
      const { locationId: _, ...placed } = common;
      const body = isMoved && shape ? placed : common;
      const saved = farm
        ? await updateFarm({ id: farm.id, ...body, shape }, farm.version)
        : await createFarm({ farmerId, ...body, ...(shape && { shape }) });
      setShared(saved.overlaps);
      toast.success(t('savedFarm', { title: saved.farmTitle }));
      onClose();
      if (saved.overlaps.length > 0 && !saved.overlapReason) toast.info(t('overlapKept'));
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
        onChange={(points) => change({ points })}
        onMeasured={(landArea) => change({ landArea })}
      />
      {shared.length > 0 && (
        <TextField
          label={t('fields.overlapReason')}
          description={t('overlapHint')}
          maxLength={300}
          {...field('overlapReason')}
        />
      )}
      <Doubt of={doubt} />
      <div className={styles.pair}>
        <ComboBox label={t('fields.locationId')} options={tehsils} {...field('locationId')} />
        <TextField label={t('fields.address')} maxLength={200} {...field('address')} />
        {REFERENCES.map((name) => (
          <Select key={name} label={t(`fields.${name}`)} options={lists[name]} {...field(name)} />
        ))}
        <ComboBox label={t('fields.operatorId')} options={colleagues} {...field('operatorId')} />
      </div>
    </NewRecord>
  );
}
