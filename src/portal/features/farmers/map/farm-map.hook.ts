import { useEffect, useState } from 'react';
import { acresDiffer, acresFarOff, acresGrown } from '../../../../../machines/farmers/land/doubts.ts';
import { differs, useTyped } from '../../../records/typed.hook.ts';
import { useMoment } from '../../../ui/moment.hook.ts';
import { useViewer } from '../../../workflow/viewer.ts';
import { begunName } from '../carried.ts';
import { farmBody, farmMissing, farmTyped } from '../farm.form.ts';
import { createFarm, type DrawnFarm, type Farm, updateFarm } from '../farmers.data.ts';
import { useBoundary } from './boundary.hook.ts';
import { type Measured, measured, outlineOf } from './outline.ts';
import { overlapsOf } from './overlaps.ts';

interface FarmMapInput {
  farmerId: string;
  /** As it is now; null makes a new one. */
  farm: Farm | null;
  onSaved: (farm: Farm) => void;
  onReadAgain: () => void;
}

const drawnOf = (farm: Farm | null) => JSON.stringify([farmTyped(farm), farm?.shape ?? null]);
const hundredths = (acres: number) => Math.round(acres * 100) / 100;

/** A farm on its way to the server: its fields, its boundary, and what of them can be doubted. */
export function useFarmMap({ farmerId, farm, onSaved, onReadAgain }: FarmMapInput) {
  const [base] = useState(farm);
  // Stored, a new one lies among the land around before its page is opened.
  const [id, setId] = useState(farm?.id);
  const [first] = useState(() => ({ ...farmTyped(base), outline: outlineOf(base?.shape) }));
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
      ]);
    },
    { person: viewer, name: base ? `farm-map ${base.id}` : begunName('farm-map', farmerId) },
  );
  const { typed, change } = form;
  const boundary = useBoundary(typed.outline, (outline) => change({ outline }));
  const { shape, acres } = boundary.measured;
  const overlaps = overlapsIn(boundary.measured);
  // Until acres are typed they are those that are drawn.
  const landArea = typed.landArea ?? (acres > 0 ? hundredths(acres) : null);
  const grown = acresGrown(farm?.farmcrops ?? [], now);
  const isTheirs = drawnOf(base) !== drawnOf(farm);
  const isRedrawn = differs({ outline: typed.outline }, { outline: first.outline });

  // What others changed is read anew as long as nothing is typed over it.
  useEffect(() => {
    if (isTheirs && !form.isChanged && !form.isPending) onReadAgain();
  }, [isTheirs, form.isChanged, form.isPending, onReadAgain]);

  async function save() {
    let saved: Farm | null = null;
    await form.send(async ({ outline, ...fields }) => {
      const body = farmBody({ ...fields, landArea }, { isRedrawn, was: first });
      // What grows on it has a version in common with the farm, and changes nothing of what is typed here.
      const version = isTheirs ? base?.version : farm?.version;
      const drawn = isRedrawn ? { shape: outline.ring.length === 0 ? null : shape } : {};
      saved =
        base && version !== undefined
          ? await updateFarm({ id: base.id, ...body, ...drawn }, version)
          : await createFarm({ farmerId, ...body, ...(shape && { shape }) }, (stored) => setId(stored.id));
    });
    // Only now is what was typed forgotten, so that nothing of it is found again.
    if (saved) onSaved(saved);
  }

  return {
    base,
    id,
    form,
    boundary,
    overlaps,
    setLand,
    landArea,
    /** The acres on the ground, where a boundary is drawn. */
    drawn: acres > 0 ? hundredths(acres) : null,
    isRedrawn,
    isTheirs,
    differing: landArea !== null && acres > 0 && acresDiffer(landArea, acres) ? hundredths(acres) : null,
    moreGrown: landArea !== null && grown > landArea ? grown : null,
    grown,
    gained: base?.shape ? hundredths(acres - measured(first.outline).acres) : 0,
    save,
  };
}

export type FarmMap = ReturnType<typeof useFarmMap>;
