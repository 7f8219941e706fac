import { Pencil, Plus, Sprout, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../api/error.words.ts';
import { useFormat } from '../../format.ts';
import * as record from '../../records/record.css.ts';
import { useTitle } from '../../reference/choices.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { h3, strong } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { CropEditor } from './CropEditor.tsx';
import { useStages } from './farmers.choices.ts';
import * as styles from './farmers.css.ts';
import { type Farm, type FarmCrop, removeCrop } from './farmers.data.ts';
import { StageBar } from './StageBar.tsx';
import { StageEditor } from './StageEditor.tsx';

interface CropsSectionProps {
  land: readonly Farm[];
  refusal: string | undefined;
}

type Opened = { kind: 'crop' | 'stage' | 'remove'; farm: Farm; crop: FarmCrop } | { kind: 'new' } | null;

/** What grows on all farms: how far each crop has come, and what comes next. */
export function CropsSection({ land, refusal }: CropsSectionProps) {
  const { t } = useTranslation('farmers');
  const refusalWords = useErrorWords();
  const format = useFormat();
  const titleOf = useTitle();
  const stages = useStages();
  const [opened, setOpened] = useState<Opened>(null);
  const crops = land.flatMap((farm) => farm.farmcrops.map((crop) => ({ farm, crop })));
  const close = () => setOpened(null);
  const why = refusal ?? (land.length === 0 ? t('farmFirst') : undefined);

  async function remove(farm: Farm, crop: FarmCrop) {
    try {
      await removeCrop(crop.id, farm.version);
    } catch (failure) {
      toast.error(refusalWords(failure));
    }
    close();
  }

  return (
    <section id="crops" className={record.section} aria-label={t('sections.crops')}>
      <div className={record.sectionHead}>
        <h2 className={h3}>{t('sections.crops')}</h2>
        <span className={styles.spacer} />
        <Button icon={Plus} label={t('addCrop')} disabledReason={why} onPress={() => setOpened({ kind: 'new' })} />
      </div>
      {crops.length === 0 ? (
        <p className={styles.empty}>{t('noCrop')}</p>
      ) : (
        <div className={record.tableScroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('fields.cropId')}</th>
                <th scope="col">{t('fields.farmId')}</th>
                <th scope="col" data-end>
                  {t('fields.cultivatedArea')}
                </th>
                <th scope="col">{t('fields.seedTypeId')}</th>
                <th scope="col">{t('fields.sowing')}</th>
                <th scope="col">{t('fields.stage')}</th>
                <th scope="col">{t('fields.next')}</th>
                <th scope="col">
                  <span className={styles.small}>{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {crops.map(({ farm, crop }) => {
                const place = stages.place(crop.crop.id, crop.growthStage?.id);
                const seen = crop.stages.find(({ stage }) => stage.id === crop.growthStage?.id);
                const name = titleOf(crop.crop) ?? crop.crop.title;
                return (
                  <tr key={crop.id}>
                    <td className={strong}>{name}</td>
                    <td>
                      <bdi>{farm.farmTitle}</bdi>
                    </td>
                    <td data-end>{format.number(crop.cultivatedArea)}</td>
                    <td>{titleOf(crop.seedType) ?? '–'}</td>
                    <td>
                      {format.list([
                        titleOf(crop.cropSeason),
                        titleOf(crop.sowingMethod),
                        crop.sownOn && format.date(crop.sownOn),
                      ]) || '–'}
                    </td>
                    <td>
                      <StageBar index={place.index} count={place.count} />
                      {titleOf(crop.growthStage) ?? t('noStage')}
                      {seen && (
                        <span className={styles.was}> {format.list([format.date(seen.date), seen.description])}</span>
                      )}
                    </td>
                    <td className={styles.muted}>{titleOf(place.next) ?? '–'}</td>
                    <td>
                      <span className={styles.tools}>
                        <IconButton
                          icon={Sprout}
                          label={t('recordStage', { name })}
                          disabledReason={refusal}
                          onPress={() => setOpened({ kind: 'stage', farm, crop })}
                        />
                        <IconButton
                          icon={Pencil}
                          label={t('editNamed', { name })}
                          disabledReason={refusal}
                          onPress={() => setOpened({ kind: 'crop', farm, crop })}
                        />
                        <IconButton
                          icon={Trash2}
                          label={t('removeNamed', { name })}
                          disabledReason={refusal}
                          onPress={() => setOpened({ kind: 'remove', farm, crop })}
                        />
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {opened?.kind === 'new' && <CropEditor land={land} farm={null} crop={null} onClose={close} />}
      {opened?.kind === 'crop' && <CropEditor land={land} farm={opened.farm} crop={opened.crop} onClose={close} />}
      {opened?.kind === 'stage' && <StageEditor farm={opened.farm} crop={opened.crop} onClose={close} />}
      {opened?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={t('removeNamed', { name: titleOf(opened.crop.crop) ?? '' })}
          description={t('removeCropBody')}
          confirmLabel={t('remove')}
          onConfirm={() => void remove(opened.farm, opened.crop)}
        />
      )}
    </section>
  );
}
