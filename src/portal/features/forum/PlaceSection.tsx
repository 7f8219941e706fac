import { useTranslation } from 'react-i18next';
import * as content from '../../queues/content.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { h4, muted } from '../../ui/text.css.ts';
import { PlaceMap } from './PlaceMap.tsx';
import type { PostRecord } from './posts.data.ts';

export function PlaceSection({ record: { lat, lng } }: RecordContext<PostRecord>) {
  const { t } = useTranslation('forum');
  return (
    <>
      <div className={content.sectionHead}>
        <h2 className={h4}>{t('sections.place')}</h2>
      </div>
      {lat === null || lng === null ? <p className={muted}>{t('noPlace')}</p> : <PlaceMap lat={lat} lng={lng} />}
    </>
  );
}
