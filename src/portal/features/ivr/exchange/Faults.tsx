import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FileFault } from '../../../../../machines/ivr/exchange/exchange.shape.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LongTable } from '../analysis/LongTable.tsx';
import * as styles from './exchange.css.ts';
import { faultPlace } from './fault-place.ts';

/** Everything that is wrong with a menu from elsewhere, each with its place; `summary` says how much that is. */
export function Faults({ faults, summary }: { faults: readonly FileFault[]; summary: string }) {
  const { t } = useTranslation('ivrPublish');
  return (
    <section className={styles.faults} aria-label={t('exchange.what')}>
      <p className={styles.wrong} role="alert">
        <Icon of={CircleX} small />
        {summary}
      </p>
      <LongTable
        label={t('exchange.what')}
        columns={[{ title: t('exchange.where'), width: '45%' }, { title: t('exchange.what') }]}
        rows={faults}
        rowHeight={28}
        height={240}
        renderCells={({ pointer, code, values, title }) => [
          <span key="where" title={[title, pointer].filter(Boolean).join(' ')}>
            {title !== undefined && <bdi>{title} </bdi>}
            {/* One without a title is known by its place alone. */}
            {title === undefined && /^\/(nodes|boxes)\//.test(pointer) ? (
              <code dir="ltr">{pointer}</code>
            ) : (
              faultPlace(t, pointer)
            )}
          </span>,
          <span key="what" title={t(`exchange.faults.${code}`, values)}>
            {t(`exchange.faults.${code}`, values)}
          </span>,
        ]}
      />
    </section>
  );
}
