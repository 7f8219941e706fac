import { languageNames } from '../../../../machines/ivr/menu.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Database } from '../../platform/database.ts';
import { type ExportOrder, exported } from '../../records/export.ts';
import { moment } from '../../records/export-columns.ts';
import type { ExportColumn } from '../../records/workbook.ts';
import { pagesOfRecipients, type WantedRecipients } from './runs.recipients.ts';

type Recipient = components['schemas']['JobRecipient'];

const channels: Readonly<Record<Recipient['channel'], string>> = { sms: 'SMS', app: 'App', call: 'Call' };
const outcomes: Readonly<Record<Recipient['outcome'], string>> = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  failed: 'Failed',
  notSent: 'Not sent',
  leftOut: 'Left out',
};
/** What a gateway said stands as it came. */
const reasons = new Map([
  ['doNotCall', 'On the do-not-call list'],
  ['unsubscribed', 'Unsubscribed'],
  ['notActive', 'Profile closed or suspended'],
  ['alreadyReached', 'Has got it already'],
  ['noSound', 'No sound in a language they hear'],
  ['contactLimit', 'Has had enough messages'],
  ['cancelled', 'The run was cancelled'],
  ['tooLate', 'Its hours were over'],
  ['onItsWay', 'Cancelled on its way, it may have arrived'],
]);

const columns: Readonly<Record<string, ExportColumn<Recipient>>> = {
  at: { title: 'When', width: 20, value: ({ at }) => moment(at) },
  farmer: {
    title: 'Farmer',
    width: 28,
    value: ({ farmer }) => farmer?.name ?? null,
    inUrdu: ({ farmer }) => farmer?.nameUr,
  },
  msisdn: { title: 'Number', width: 16, value: ({ msisdn }) => msisdn },
  operator: { title: 'Operator', width: 12, value: ({ operator }) => operator },
  channel: { title: 'Channel', width: 10, value: ({ channel }) => channels[channel], code: ({ channel }) => channel },
  language: {
    title: 'Language',
    width: 10,
    value: ({ language }) => language && languageNames[language],
    code: ({ language }) => language,
  },
  outcome: { title: 'Outcome', width: 12, value: ({ outcome }) => outcomes[outcome], code: ({ outcome }) => outcome },
  why: { title: 'Why', width: 40, value: ({ why }) => why && (reasons.get(why) ?? why), code: ({ why }) => why },
};

export async function exportRecipients(
  database: Database,
  run: string,
  wanted: WantedRecipients,
  order: Pick<ExportOrder<Recipient>, 'format' | 'titles' | 'words' | 'names' | 'onWritten' | 'gone'>,
) {
  const pages = pagesOfRecipients(database, run, wanted);
  return await exported<Recipient>({ ...order, name: 'recipients', title: 'Recipients', columns, pages });
}
