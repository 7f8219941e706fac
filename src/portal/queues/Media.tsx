import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './content.css.ts';
import { PictureViewer } from './PictureViewer.tsx';
import type { Attachment } from './queue.ts';
import { Recording } from './Recording.tsx';

/** Pictures, recordings and films in place; a picture opens large. */
export function Media({ media, name }: { media: readonly Attachment[]; name: string }) {
  const { t } = useTranslation('queues');
  const [open, setOpen] = useState<number | null>(null);
  const pictures = media.filter(({ kind }) => kind === 'image');
  const titleOf = (place: number) => t('pictureOf', { name, place: place + 1, count: pictures.length });
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, place) => (
            <button
              key={picture.id}
              type="button"
              className={styles.picture}
              data-enlarges
              onClick={() => setOpen(place)}
            >
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
          <Recording key={id} url={url} label={t('recordingOf', { name })} />
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
      {open !== null && pictures[open] && (
        <PictureViewer
          pictures={pictures}
          place={open}
          title={titleOf(open)}
          onTurn={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
