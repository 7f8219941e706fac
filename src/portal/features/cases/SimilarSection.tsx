import { useTranslation } from 'react-i18next';
import * as record from '../../records/record.css.ts';
import type { RecordContext } from '../../records/record.ts';
import { h4, muted } from '../../ui/text.css.ts';
import { useSimilar } from './cases.choices.ts';
import type { CaseRecord } from './cases.data.ts';
import { SimilarList } from './SimilarList.tsx';

/** How others were answered who asked something like it. */
export function SimilarSection({ record: { id, title } }: RecordContext<CaseRecord>) {
  const { t } = useTranslation('cases');
  const { items, hasFailed } = useSimilar({ text: title, except: id });
  return (
    <>
      <div className={record.sectionHead}>
        <h2 className={h4}>{t('sections.similar')}</h2>
      </div>
      {items.length === 0 && <p className={muted}>{t(hasFailed ? 'similarFailed' : 'firstOfItsKind')}</p>}
      <SimilarList items={items} />
    </>
  );
}
