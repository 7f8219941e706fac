import { none, stateColumn } from '../../lists/columns.usual.tsx';
import { defineList } from '../../lists/list.ts';
import { nameOf } from '../../person-name.ts';
import { doNotCall } from './do-not-call.entity.ts';
import { EnterButton } from './EnterButton.tsx';
import { byFile } from './files-of-numbers.ts';
import { NameHits, NumberHits } from './Hits.tsx';
import { SourceWord } from './SourceWord.tsx';
import { useSources } from './sources.ts';

export const doNotCallList = defineList({
  entity: doNotCall,
  findsPhones: true,
  apart: ['ended'],
  defaultSort: '-enteredAt',
  Primary: EnterButton,
  rowMenu: { actions: [], events: [['END', 'RENEW']], buttons: 1 },
  columns: [
    {
      key: 'phone',
      width: 130,
      sort: 'msisdn',
      sortsMany: 'always',
      fixed: true,
      cell: ({ phone }, { search }) => <NumberHits phone={phone} search={search} />,
    },
    {
      key: 'name',
      width: 180,
      tone: 'strong',
      opens: true,
      phone: 'second',
      cell: ({ farmer }, { search }) => (farmer ? <NameHits name={nameOf(farmer)} search={search} /> : none),
    },
    { ...stateColumn('doNotCall', 120) },
    { key: 'source', width: 120, cell: ({ source }) => <SourceWord source={source} /> },
    { key: 'reason', width: 220, cell: ({ lastStep }) => (lastStep.reason ? <bdi>{lastStep.reason}</bdi> : none) },
    { key: 'by', width: 130, cell: ({ lastStep }) => <bdi>{lastStep.by.name}</bdi> },
    {
      key: 'enteredAt',
      width: 144,
      sort: 'enteredAt',
      sortsMany: 'always',
      cell: ({ enteredAt }, { format }) => format.dateTime(enteredAt),
    },
    {
      key: 'endedAt',
      width: 144,
      hidden: true,
      cell: ({ endedAt }, { format }) => (endedAt ? format.dateTime(endedAt) : none),
    },
  ],
  filters: [
    { kind: 'choice', key: 'source', useOptions: useSources },
    { kind: 'days', key: 'entered', from: 'enteredFrom', to: 'enteredTo' },
    ...byFile,
  ],
});
