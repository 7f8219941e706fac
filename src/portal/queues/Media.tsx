import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import * as styles from './content.css.ts';
import type { Attachment } from './queue.ts';

/** Pictures, recordings and films in place; a picture opens large. */
export function Media({ media, name }: { media: readonly Attachment[]; name: string }) {
  const { t } = useTranslation('queues');
  const [open, setOpen] = useState<Attachment | null>(null);
  const pictures = media.filter(({ kind }) => kind === 'image');
  const titleOf = (place: number) => t('pictureOf', { name, place: place + 1, count: pictures.length });
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, place) => (
            <button key={picture.id} type="button" className={styles.picture} onClick={() => setOpen(picture)}>
              <img
                className={styles.image}
                src={picture.thumbnailUrl ?? picture.url}
                alt={titleOf(place)}
                loading="lazy"
              />
            </button>
          ))}
        </div>
      )}
      {media
        .filter(({ kind }) => kind === 'audio')
        .map(({ id, url }) => (
          // biome-ignore lint/a11y/useMediaCaption: farmers' recordings come without captions
          <audio
            key={id}
            className={styles.player}
            controls
            preload="metadata"
            src={url}
            aria-label={t('recordingOf', { name })}
          />
        ))}
      {media
        .filter(({ kind }) => kind === 'video')
        .map(({ id, url, thumbnailUrl }) => (
          <video
            key={id}
            className={`${styles.player} ${styles.film}`}
            controls
            preload="metadata"
            src={url}
            {...(thumbnailUrl && { poster: thumbnailUrl })}
            aria-label={t('filmOf', { name })}
          />
        ))}
      {open && (
        <Dialog isOpen onClose={() => setOpen(null)} title={titleOf(pictures.indexOf(open))} width="huge">
          <img className={styles.large} src={open.url} alt={titleOf(pictures.indexOf(open))} />
        </Dialog>
      )}
    </>
  );
}
