import { ChevronLeft, ChevronRight, Crop, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../api/sending.hook.ts';
import { dialogPart } from '../../dialog.part.tsx';
import * as content from '../../queues/content.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { OrderGrid } from '../../ui/OrderGrid.tsx';
import { h4, muted } from '../../ui/text.css.ts';
import { toast } from '../../ui/toast.queue.ts';
import { changePictures, type ListingRecord } from './listings.data.ts';
import * as styles from './mandi.css.ts';
import { LARGEST_PICTURE, MAX_PICTURES, moved, PICTURES, picturesForm } from './pictures.ts';

const CutDialog = dialogPart(async () => (await import('./CutDialog.tsx')).CutDialog);

/** The pictures of an offer: added, removed, put in order and cut. The first one stands for the offer. */
export function PicturesSection({ record, denialOf }: RecordContext<ListingRecord>) {
  const { t } = useTranslation('listings');
  const { isPending, send } = useSending();
  const [added, setAdded] = useState<File[]>([]);
  const [cutting, setCutting] = useState<ListingRecord['images'][number] | null>(null);
  const ids = record.images.map(({ id }) => id);
  const denial = denialOf('IMAGES');
  const room = MAX_PICTURES - ids.length;

  const change = (parts: Parameters<typeof picturesForm>[1]) =>
    send(
      async () => {
        await changePictures(record.version, picturesForm(record.id, parts));
        setAdded([]);
        setCutting(null);
        toast.success(t('picturesSaved'));
      },
      ({ words }) => toast.error(t('picturesFailed'), { detail: words }),
    );

  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.pictures')}</h2>
      </div>
      {ids.length === 0 && <p className={muted}>{t('noPictures')}</p>}
      {ids.length > 0 && (
        <OrderGrid
          label={t('sections.pictures')}
          items={record.images}
          nameOf={(_, place) => t('pictureOf', { place: place + 1, count: ids.length })}
          handleLabel={(place) => t('dragPicture', { place: place + 1 })}
          onOrder={denial === undefined ? (order) => void change({ order }) : undefined}
          isBusy={isPending}
        >
          {(image, place, handle) => (
            <>
              <img
                className={styles.frame}
                src={image.thumbnailUrl ?? image.url}
                alt={t('pictureOf', { place: place + 1, count: ids.length })}
                draggable={false}
              />
              <div className={styles.tools}>
                {handle}
                <IconButton
                  icon={ChevronLeft}
                  directional
                  label={t('moveEarlier', { place: place + 1 })}
                  disabledReason={denial ?? (place === 0 ? t('isFirst') : undefined)}
                  onPress={() => void change({ order: moved(ids, image.id, -1) })}
                />
                <IconButton
                  icon={ChevronRight}
                  directional
                  label={t('moveLater', { place: place + 1 })}
                  disabledReason={denial ?? (place === ids.length - 1 ? t('isLast') : undefined)}
                  onPress={() => void change({ order: moved(ids, image.id, 1) })}
                />
                <IconButton
                  icon={Crop}
                  label={t('cut', { place: place + 1 })}
                  disabledReason={denial}
                  onPress={() => setCutting(image)}
                />
                <span className={styles.spacer} />
                <IconButton
                  icon={Trash2}
                  variant="danger"
                  label={t('removePicture', { place: place + 1 })}
                  disabledReason={denial}
                  onPress={() => void change({ remove: [image.id] })}
                />
              </div>
            </>
          )}
        </OrderGrid>
      )}
      {!denial && room > 0 && (
        <FilePicker
          label={t('addPictures')}
          accept={PICTURES}
          maxBytes={LARGEST_PICTURE}
          multiple
          files={added}
          onChange={(files) => setAdded(files.slice(0, room))}
        />
      )}
      {added.length > 0 && (
        <div className={styles.foot}>
          <Button
            variant="primary"
            label={t('upload')}
            isPending={isPending}
            onPress={() => void change({ add: added })}
          />
        </div>
      )}
      {cutting && (
        <CutDialog
          image={cutting}
          isPending={isPending}
          onClose={() => setCutting(null)}
          onCut={(cut) => void change({ cut: { id: cutting.id, ...cut } })}
        />
      )}
    </>
  );
}
