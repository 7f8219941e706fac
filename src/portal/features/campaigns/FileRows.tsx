import { useTranslation } from 'react-i18next';
import { today, useFormat } from '../../format.ts';
import type { Option } from '../../ui/Option.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './campaigns.css.ts';
import type { FileRow } from './campaigns.data.ts';
import { useChannels } from './channels.hook.ts';
import { usePlaces } from './places.hook.ts';
import { ownChannelsOf } from './standing.ts';

/** What a file would make, a line each: when, by what, where and for how many; above, how much of it needs no job. */
export function FileRows({ rows }: { rows: readonly FileRow[] }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const channelsOf = useChannels();
  const places = usePlaces();
  const own = rows.filter((row) => row.endDt >= today() && ownChannelsOf(row).length > 0);
  const labelOf = (id: string, options: readonly Option[]) => options.find(({ value }) => value === id)?.label ?? '…';
  return (
    <>
      {own.length > 0 && (
        <p className={strong} role="status">
          {t('bulk.own', { count: own.length })}
        </p>
      )}
      <div className={styles.fileRows}>
        <PlainTable
          rows={rows}
          keyOf={({ row }) => String(row)}
          columns={[
            { title: t('bulk.row'), atEnd: true, render: ({ row }) => format.number(row) },
            { title: t('fields.title'), render: ({ title }) => <Written>{title}</Written> },
            { title: t('fields.startDt'), render: ({ startDt }) => format.date(startDt) },
            { title: t('fields.endDt'), render: ({ endDt }) => format.date(endDt) },
            { title: t('channelsTitle'), render: (row) => channelsOf(row) || t('noChannel') },
            {
              title: t('audience.locations'),
              render: ({ locations }) =>
                locations.length === 0 ? t('everybody') : format.list(locations.map((id) => labelOf(id, places))),
            },
            {
              title: t('results.farmers'),
              atEnd: true,
              render: ({ reached }) => (reached === null ? '…' : format.number(reached)),
            },
          ]}
        />
      </div>
    </>
  );
}
