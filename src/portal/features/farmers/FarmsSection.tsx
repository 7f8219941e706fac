import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acresGrown } from '../../../../machines/farmers/land/doubts.ts';
import { useFormat } from '../../format.ts';
import { useTitle } from '../../reference/choices.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useMoment } from '../../ui/moment.hook.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { strong } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { hasCome } from './carried.ts';
import { FarmEditor } from './FarmEditor.tsx';
import { AddButton, FarmerSection } from './FarmerSection.tsx';
import { farmPath } from './farm.path.ts';
import * as styles from './farmers.css.ts';
import type { Farm } from './farmers.data.ts';
import { outlineOf } from './points.ts';
import { OverlapLine } from './ShapeField.tsx';

interface FarmsSectionProps {
  farmerId: string;
  land: readonly Farm[];
  refusal: string | undefined;
}

/** The land: each farm with its outline, its soil and water, and what grows on it. */
export function FarmsSection({ farmerId, land, refusal }: FarmsSectionProps) {
  const { t } = useTranslation('farmers');
  const { number } = useFormat();
  const { id: viewer } = useViewer();
  const [open, setOpen] = useState<Farm | 'new' | null>(() => (hasCome(viewer, 'farm', farmerId) ? 'new' : null));
  const now = open === 'new' ? undefined : land.find(({ id }) => id === open?.id);
  const acres = land.reduce((sum, { landArea }) => sum + landArea, 0);
  return (
    <FarmerSection
      name="farms"
      sum={land.length > 0 ? t('together', { count: land.length, acres: number(acres) }) : undefined}
      action={
        <>
          {refusal === undefined && <TextLink href={farmPath(farmerId, 'new')}>{t('drawOnMap')}</TextLink>}
          <AddButton label={t('addFarm')} refusal={refusal} onPress={() => setOpen('new')} />
        </>
      }
      isEmpty={land.length === 0}
    >
      <ul className={styles.farms}>
        {land.map((farm) => (
          <FarmCard key={farm.id} farm={farm} refusal={refusal} onEdit={() => setOpen(farm)} />
        ))}
      </ul>
      {open && (
        <FarmEditor
          farmerId={farmerId}
          farm={now ?? (open === 'new' ? null : open)}
          isGone={open !== 'new' && now === undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </FarmerSection>
  );
}

/** The entry of the list that says there is none: beside the soil it would read as one. */
const NO_ISSUE = 'None';

function FarmCard({ farm, refusal, onEdit }: { farm: Farm; refusal: string | undefined; onEdit: () => void }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const soil = format.list([
    titleOf(farm.soilType),
    farm.soilIssue?.title === NO_ISSUE ? null : titleOf(farm.soilIssue),
  ]);
  const water = format.list([titleOf(farm.irrigationSource), titleOf(farm.landTopography)]);
  const crops = format.list(
    farm.farmcrops.map((crop) => `${titleOf(crop.crop)} ${format.number(crop.cultivatedArea)}`),
  );
  const now = useMoment();
  const grown = acresGrown(farm.farmcrops, now);
  return (
    <li className={styles.farm}>
      <svg viewBox="-4 -4 108 108" className={styles.outline} aria-hidden="true">
        {farm.shape && <path d={outlineOf(farm.shape, 100)} />}
      </svg>
      <div className={styles.farmWords}>
        <span className={styles.between}>
          <bdi className={strong}>{farm.farmTitle}</bdi>
          <span>{t('acres', { number: format.number(farm.landArea) })}</span>
        </span>
        <span className={styles.muted}>{format.list([titleOf(farm.location), farm.address])}</span>
        {soil && <span className={styles.muted}>{soil}</span>}
        {water && <span className={styles.muted}>{water}</span>}
        {crops && <span>{crops}</span>}
        {grown > farm.landArea && (
          <span className={styles.warning}>
            {t('moreGrown', { grown: format.number(grown), acres: format.number(farm.landArea) })}
          </span>
        )}
        <OverlapLine overlaps={farm.overlaps} />
        {farm.overlapReason && <span className={styles.muted}>{farm.overlapReason}</span>}
        <span className={styles.farmTools}>
          <IconButton
            icon={Pencil}
            variant="secondary"
            label={t('editNamed', { name: farm.farmTitle })}
            disabledReason={refusal}
            onPress={onEdit}
          />
          <TextLink href={farmPath(farm.farmerId, farm.id)}>{t('onMap')}</TextLink>
        </span>
      </div>
    </li>
  );
}
