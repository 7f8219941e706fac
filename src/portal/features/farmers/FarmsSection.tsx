import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { h3, strong } from '../../ui/text.css.ts';
import { FarmEditor } from './FarmEditor.tsx';
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
  const [open, setOpen] = useState<Farm | 'new' | null>(null);
  const acres = land.reduce((sum, { landArea }) => sum + landArea, 0);
  return (
    <section id="farms" className={record.section} aria-label={t('sections.farms')}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t('sections.farms')}</h2>
        {land.length > 0 && (
          <span className={styles.muted}>{t('together', { count: land.length, acres: number(acres) })}</span>
        )}
        <span className={styles.spacer} />
        <Button icon={Plus} label={t('addFarm')} disabledReason={refusal} onPress={() => setOpen('new')} />
      </div>
      {land.length === 0 && <p className={styles.empty}>{t('noFarm')}</p>}
      <ul className={styles.farms}>
        {land.map((farm) => (
          <FarmCard key={farm.id} farm={farm} refusal={refusal} onEdit={() => setOpen(farm)} />
        ))}
      </ul>
      {open && <FarmEditor farmerId={farmerId} farm={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function FarmCard({ farm, refusal, onEdit }: { farm: Farm; refusal: string | undefined; onEdit: () => void }) {
  const { t } = useTranslation('farmers');
  const format = useFormat();
  const titleOf = useTitle();
  const soil = format.list([titleOf(farm.soilType), titleOf(farm.soilIssue)]);
  const water = format.list([titleOf(farm.irrigationSource), titleOf(farm.landTopography)]);
  const crops = format.list(
    farm.farmcrops.map((crop) => `${titleOf(crop.crop)} ${format.number(crop.cultivatedArea)}`),
  );
  const grown = farm.farmcrops.reduce(
    (sum, { growthStage, cultivatedArea }) => sum + (growthStage ? cultivatedArea : 0),
    0,
  );
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
        <span>
          <IconButton
            icon={Pencil}
            variant="secondary"
            label={t('editNamed', { name: farm.farmTitle })}
            disabledReason={refusal}
            onPress={onEdit}
          />
        </span>
      </div>
    </li>
  );
}
