import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { today, useFormat } from '../../format.ts';
import { useEntries } from '../../reference/choices.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Option } from '../../ui/Option.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { strong } from '../../ui/text.css.ts';
import { Written } from '../../ui/Written.tsx';
import * as styles from './campaigns.css.ts';
import type { FileRow } from './campaigns.data.ts';
import { useChannels } from './channels.hook.ts';
import { usePlaces } from './places.hook.ts';
import { ownChannelsOf, twinsAmong } from './standing.ts';

/** What a file would make, a line each: when, by what, where and for how many; above, how much of it needs no job. */
export function FileRows({ rows }: { rows: readonly FileRow[] }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const channelsOf = useChannels();
  const places = usePlaces();
  const [crops, languages] = [useEntries('crop'), useEntries('language')];
  const own = rows.filter((row) => row.endDt >= today() && ownChannelsOf(row).length > 0);
  const twins = twinsAmong(rows);
  const over = rows.filter((row) => row.endDt < today());
  const labelOf = (id: string, options: readonly Option[]) => options.find(({ value }) => value === id)?.label ?? '…';
  const named = (ids: readonly string[], options: readonly Option[], none = '–') =>
    ids.length === 0 ? none : format.list(ids.map((id) => labelOf(id, options)));
  const numbers = (found: readonly FileRow[]) => format.list(found.map(({ row }) => format.number(row)));
  return (
    <>
      {own.length > 0 && (
        <p className={strong} role="status">
          {t('bulk.own', { count: own.length })}
        </p>
      )}
      {twins.length > 0 && (
        <p className={styles.dayOver} role="status">
          <Icon of={TriangleAlert} small /> {t('bulk.twins', { count: twins.length, rows: numbers(twins) })}
        </p>
      )}
      {over.length > 0 && (
        <p className={styles.dayOver} role="status">
          <Icon of={TriangleAlert} small /> {t('bulk.over', { count: over.length, rows: numbers(over) })}
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
            { title: t('audience.locations'), render: (row) => named(row.locations, places, t('everybody')) },
            { title: t('audience.crops'), render: (row) => named(row.crops, crops) },
            { title: t('audience.languages'), render: (row) => named(row.languages, languages) },
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
