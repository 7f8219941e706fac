import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acresDiffer, acresFarOff, acresGrown } from '../../../../../machines/farmers/land/doubts.ts';
import { isAlike } from '../../../editing/meanwhile.ts';
import { useFormat } from '../../../format.ts';
import { differs, useTyped } from '../../../records/typed.hook.ts';
import { focusFirstFault } from '../../../ui/judged.ts';
import { useMoment } from '../../../ui/moment.hook.ts';
import { useViewer } from '../../../workflow/viewer.ts';
import { begunName } from '../carried.ts';
import { useFarmOptions } from '../FarmFields.tsx';
import { farmBody, farmMissing, farmTyped } from '../farm.form.ts';
import { createFarm, type DrawnFarm, type Farm, updateFarm } from '../farmers.data.ts';
import { useOthers } from '../others.hook.tsx';
import { useBoundary } from './boundary.hook.ts';
import { type Measured, measured, type Outline, outlineOf } from './outline.ts';
import { overlapsOf } from './overlaps.ts';

interface FarmMapInput {
  farmerId: string;
  /** As it is now; null makes a new one. */
  farm: Farm | null;
  onSaved: (farm: Farm) => void;
}

const formOf = (farm: Farm | null) => ({ ...farmTyped(farm), outline: outlineOf(farm?.shape) });
const hundredths = (acres: number) => Math.round(acres * 100) / 100;

/** A farm on its way to the server: its fields, its boundary, and what of them can be doubted. */
export function useFarmMap({ farmerId, farm, onSaved }: FarmMapInput) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const { number } = format;
  // Stored, a new one lies among the land around before its page is opened.
  const [id, setId] = useState(farm?.id);
  const [first] = useState(() => formOf(farm));
  const now = useMoment();
  const [land, setLand] = useState<readonly DrawnFarm[]>([]);
  const overlapsIn = ({ shape, fault }: Measured) =>
    shape && !fault
      ? overlapsOf(
          shape,
          land.filter((one) => one.id !== id),
        )
      : [];
  const { id: viewer } = useViewer();
  /** A list was pasted that does not stand yet. */
  const [isPasted, setPasted] = useState(false);
  const form = useTyped(
    first,
    ({ outline, ...fields }) => {
      const drawn = measured(outline);
      const isUnexplained = fields.overlapReason.trim() === '' && overlapsIn(drawn).length > 0;
      const isFarOff = drawn.acres > 0 && acresFarOff(fields.landArea ?? drawn.acres, drawn.acres);
      const isOther = differs(
        { outline, landArea: fields.landArea },
        { outline: first.outline, landArea: first.landArea },
      );
      const isUntold = isFarOff && (isOther || first.areaReason !== '') && fields.areaReason.trim() === '';
      return new Set([
        ...farmMissing({ ...fields, landArea: fields.landArea ?? (drawn.acres || null) }),
        ...(isUnexplained ? ['overlapReason'] : []),
        ...(isUntold ? ['areaReason'] : []),
        ...(drawn.fault ? ['outline'] : []),
        ...(isPasted ? ['pasted'] : []),
      ]);
    },
    farm
      ? { person: viewer, name: `farm-map ${farm.id}`, ofStored: true }
      : { person: viewer, name: begunName('farm-map', farmerId) },
  );
  const { typed, begun, change } = form;
  const sizeOf = ({ ring, holes }: Outline) => {
    const { acres, sides } = measured({ ring, holes });
    if (ring.length === 0) return t('nothingDrawn');
    const metres = number(Math.round(sides.reduce((sum, side) => sum + side, 0)));
    return format.list([
      t('acres', { number: number(hundredths(acres)) }),
      t('map.round', { count: ring.length, metres }),
    ]);
  };
  const others = useOthers(form, {
    stored: farm ? formOf(farm) : undefined,
    options: useFarmOptions(),
    say: (field, value) => (field === 'outline' ? sizeOf(value as Outline) : undefined),
  });
  const boundary = useBoundary(typed.outline, (outline) => change({ outline }));
  const { shape, acres } = boundary.measured;
  const overlaps = overlapsIn(boundary.measured);
  // Until acres are typed they are those that are drawn.
  const landArea = typed.landArea ?? (acres > 0 ? hundredths(acres) : null);
  const grown = acresGrown(farm?.farmcrops ?? [], now);
  const isRedrawn = !isAlike(typed.outline, begun.outline);

  async function save() {
    if (others.reason !== undefined) {
      // Why nothing is saved may be out of sight.
      focusFirstFault(form.form, () => undefined);
      return;
    }
    let saved: Farm | null = null;
    await form.send(async ({ outline, ...fields }) => {
      const body = farmBody({ ...fields, landArea }, { isRedrawn, was: begun });
      const drawn = isRedrawn ? { shape: outline.ring.length === 0 ? null : shape } : {};
      saved = farm
        ? await updateFarm({ id: farm.id, ...body, ...drawn }, farm.version)
        : await createFarm({ farmerId, ...body, ...(shape && { shape }) }, (stored) => setId(stored.id));
      form.begin(formOf(saved));
    });
    // Only now is what was typed forgotten, so that nothing of it is found again.
    if (saved) onSaved(saved);
  }

  return {
    farm,
    id,
    form: others.form,
    /** What others stored meanwhile, and why nothing is saved before that is decided. */
    notice: others.notice,
    undecided: others.reason,
    boundary,
    isPasted,
    setPasted,
    overlaps,
    setLand,
    landArea,
    /** The acres on the ground, where a boundary is drawn. */
    drawn: acres > 0 ? hundredths(acres) : null,
    isRedrawn,
    differing: landArea !== null && acres > 0 && acresDiffer(landArea, acres) ? hundredths(acres) : null,
    moreGrown: landArea !== null && grown > landArea ? grown : null,
    grown,
    gained: begun.outline.ring.length > 0 ? hundredths(acres - measured(begun.outline).acres) : 0,
    save,
  };
}

export type FarmMap = ReturnType<typeof useFarmMap>;
