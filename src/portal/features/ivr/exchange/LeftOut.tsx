import { useTranslation } from 'react-i18next';
import type { SwitchedOff } from '../../../../../machines/ivr/exchange/exchange.ts';
import { LongTable } from '../analysis/LongTable.tsx';
import { titleParts } from '../node/node.words.ts';
import { type Known, useTargetCounts } from './known-here.hook.ts';

/** Node by node: what of it does not come along, and which come in inactive, with the reason. */
export function LeftOut({ places, off }: Pick<Known<unknown>, 'places'> & { off: readonly SwitchedOff[] }) {
  const { t } = useTranslation(['ivrPublish', 'ivr']);
  const countsOf = useTargetCounts();
  const rows = [
    ...places.map(({ title, counts }) => ({ title, what: countsOf(counts) })),
    ...off.map(({ title, conditions }) => {
      const why = conditions.map((condition) => t(`ivr:conditions.${condition}`)).join(t('ivr:listComma'));
      return { title, what: t('exchange.comesInactive', { why }) };
    }),
  ];
  if (rows.length === 0) return null;
  return (
    <LongTable
      label={t('exchange.notAlong')}
      columns={[{ title: t('exchange.where'), width: '45%' }, { title: t('exchange.notAlong') }]}
      rows={rows}
      rowHeight={28}
      height={Math.min(140, (rows.length + 1) * 28)}
      renderCells={({ title, what }) => [
        <span key="where" title={title}>
          <bdi>{titleParts(title).main}</bdi>
        </span>,
        <span key="what" title={what}>
          {what}
        </span>,
      ]}
    />
  );
}
