import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../api/attempt.hook.ts';
import { useFormat } from '../../format.ts';
import { useTitle } from '../../reference/choices.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { strong } from '../../ui/text.css.ts';
import { useViewer } from '../../workflow/viewer.ts';
import { CropEditor } from './CropEditor.tsx';
import { hasCome } from './carried.ts';
import { AddButton, FarmerSection, OwnedTable, RowTools } from './FarmerSection.tsx';
import { useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { type Farm, type FarmCrop, removeCrop } from './farmers.data.ts';
import { ExpectedDay, StageBar } from './StageBar.tsx';
import { StageEditor } from './StageEditor.tsx';

interface CropsSectionProps {
  land: readonly Farm[];
  refusal: string | undefined;
}

type Opened = { kind: 'crop' | 'stage' | 'remove'; farm: Farm; crop: FarmCrop } | { kind: 'new' } | null;

/** What grows on all farms: how far each crop has come, and what comes next. */
export function CropsSection({ land, refusal }: CropsSectionProps) {
  const { t } = useTranslation('farmers');
  const attempt = useAttempt();
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const { id: viewer } = useViewer();
  const [opened, setOpened] = useState<Opened>(() =>
    hasCome(viewer, 'crop', land[0]?.farmerId ?? '') ? { kind: 'new' } : null,
  );
  const crops = land.flatMap((farm) => farm.farmcrops.map((crop) => ({ farm, crop })));
  const now = crops.find(({ crop }) => opened && opened.kind !== 'new' && crop.id === opened.crop.id);
  const close = () => setOpened(null);
  const why = refusal ?? (land.length === 0 ? t('farmFirst') : undefined);

  return (
    <FarmerSection
      name="crops"
      action={<AddButton label={t('addCrop')} refusal={why} onPress={() => setOpened({ kind: 'new' })} />}
      isEmpty={crops.length === 0}
      first={land.length === 0 ? t('cropsNeedFarm') : undefined}
    >
      {crops.length > 0 && (
        <OwnedTable columns={['cropId', 'farmId', { end: 'cultivatedArea' }, 'seedTypeId', 'sowing', 'stage', 'next']}>
          {crops.map(({ farm, crop }) => {
            const place = stages.place(crop);
            const seen = crop.stages.find(({ stage }) => stage.id === crop.growthStage?.id);
            const name = titleOf(crop.crop) ?? crop.crop.title;
            return (
              <tr key={crop.id}>
                <td className={strong}>{name}</td>
                <td data-field={t('fields.farmId')}>
                  <bdi>{farm.farmTitle}</bdi>
                </td>
                <td data-end data-field={t('fields.cultivatedArea')}>
                  {format.number(crop.cultivatedArea)}
                </td>
                <td data-field={t('fields.seedTypeId')}>{titleOf(crop.seedType) ?? '–'}</td>
                <td data-field={t('fields.sowing')}>
                  {format.list([
                    titleOf(crop.cropSeason),
                    titleOf(crop.sowingMethod),
                    crop.sownOn && format.date(crop.sownOn),
                  ]) || '–'}
                </td>
                <td data-field={t('fields.stage')}>
                  <StageBar index={place.index} count={place.count} isLate={place.expected?.isLate ?? false} />
                  {titleOf(crop.growthStage) ?? t('noStage')}
                  {seen && (
                    <span className={styles.was}> {format.list([format.date(seen.date), seen.description])}</span>
                  )}
                </td>
                <td className={styles.muted} data-field={t('fields.next')}>
                  {titleOf(place.next) ?? '–'} {place.expected && <ExpectedDay {...place.expected} />}
                </td>
                <td>
                  <RowTools
                    name={name}
                    refusal={refusal}
                    onEdit={() => setOpened({ kind: 'crop', farm, crop })}
                    onRemove={() => setOpened({ kind: 'remove', farm, crop })}
                  >
                    <IconButton
                      icon={Sprout}
                      label={t('recordStage', { name })}
                      disabledReason={refusal}
                      onPress={() => setOpened({ kind: 'stage', farm, crop })}
                    />
                  </RowTools>
                </td>
              </tr>
            );
          })}
        </OwnedTable>
      )}
      {opened?.kind === 'new' && <CropEditor land={land} farm={null} crop={null} onClose={close} />}
      {opened?.kind === 'crop' && <CropEditor land={land} farm={opened.farm} crop={opened.crop} onClose={close} />}
      {opened?.kind === 'stage' && <StageEditor {...(now ?? opened)} isGone={now === undefined} onClose={close} />}
      {opened?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={t('removeNamed', { name: titleOf(opened.crop.crop) ?? '' })}
          description={t('removeCropBody')}
          confirmLabel={t('remove')}
          onConfirm={() => void attempt(removeCrop(opened.crop.id, opened.farm.version)).then(close)}
        />
      )}
    </FarmerSection>
  );
}
