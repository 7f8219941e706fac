import { useTranslation } from 'react-i18next';
import { ConductSection } from '../../moderation/ConductSection.tsx';
import { ReportLines } from '../../moderation/ReportLines.tsx';
import { SellerRecord } from '../../moderation/SellerRecord.tsx';
import * as styles from '../../queues/content.css.ts';
import type { QueueParts } from '../../queues/queue.ts';
import { h4, muted } from '../../ui/text.css.ts';
import type { ListingRecord } from './listings.data.ts';

/** Where the same is offered, who sells, what was decided on them before, and who objects. */
export function ListingContext({ whole: listing }: QueueParts<ListingRecord>) {
  const { t } = useTranslation('listings');
  return (
    <>
      <SellerRecord listing={listing} />
      {listing.seller && <ConductSection farmer={listing.seller.id} />}
      <section className={styles.section} aria-label={t('reports')}>
        <div className={styles.sectionHead}>
          <h2 className={h4}>{t('reports')}</h2>
        </div>
        {listing.reports.length === 0 ? (
          <p className={muted}>{t('noReports')}</p>
        ) : (
          <ReportLines reports={listing.reports} />
        )}
      </section>
    </>
  );
}
