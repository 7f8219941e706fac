import type { Selectable } from 'kysely';
import { isHomeMobile } from '../../../../machines/shared/phone.ts';
import { MOST_PARTS, partsOf } from '../../../../machines/shared/text-parts.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Routes } from '../../manifest.ts';
import { countAttempt } from '../../platform/attempts.ts';
import { invalid, noGateway } from '../../platform/errors.ts';
import { recordStep } from '../../platform/history.ts';
import { doneBy } from '../../platform/service.ts';
import { transaction } from '../../platform/transaction.ts';
import type { TextMessagesTable } from '../messages/messages.tables.ts';
import { writtenBy, writtenTo } from '../messages/written.ts';
import { numberFrom } from '../subscribers/numbers.ts';
import { textMessage } from './notifications.messages.ts';

type TextToNumber = components['schemas']['TextToNumber'];

const MOST_SHOWN = 100;
/** What the number is to the text: no record stands behind it. */
const NUMBER = 'number';
/** Letters of the script in which Urdu and its neighbours are written. */
const ARABIC = /\p{Script=Arabic}/u;

/** Texts that people write to a number. */
export const textRoutes: Routes = ({ database, clock, newId, sms }) => ({
  async sendText({ body, caller }) {
    const phone = numberFrom(body);
    if (!isHomeMobile(phone)) throw invalid('/msisdn', textMessage('homeMobilesOnly'));
    const { countryCode, msisdn } = phone;
    const { parts } = partsOf(body.text);
    if (parts > MOST_PARTS) throw invalid('/text', textMessage('tooManyParts', { parts, most: MOST_PARTS }));
    if (sms.missing !== undefined) throw noGateway(sms.missing);
    await countAttempt(database, clock(), [writtenTo(phone), writtenBy(caller)]);
    return await transaction(database, async (trx) => {
      const barred = await trx
        .selectFrom('do_not_call')
        .select('id')
        .where('msisdn', '=', msisdn)
        .where('country_code', '=', countryCode)
        .where('state', '=', 'listed')
        .executeTakeFirst();
      if (barred) throw invalid('/msisdn', textMessage('mayNotBeTexted'));
      const [id, at, by] = [newId(), clock(), doneBy(caller)];
      const row = await trx
        .insertInto('text_messages')
        .values({
          id,
          farmer_id: null,
          country_code: countryCode,
          msisdn,
          sender_id: by.id,
          sender_name: by.name,
          addressee: NUMBER,
          entity: 'text',
          record_id: id,
          event: 'SEND',
          recipient: `${countryCode}${msisdn}`,
          language: ARABIC.test(body.text) ? 'ur' : 'en',
          text: body.text,
          next_try_at: at,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordStep(trx, { entity: 'text', id, event: 'SEND', from: null, to: 'waiting', version: 1, by, at });
      return { status: 201, body: textOf(row) };
    });
  },

  async listTexts({ query }) {
    const rows = await database
      .selectFrom('text_messages')
      .selectAll()
      .where('msisdn', '=', query.msisdn.replace(/^0/, ''))
      .where('country_code', '=', query.countryCode)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_SHOWN)
      .execute();
    return { body: { items: rows.map(textOf) } };
  },
});

function textOf(row: Selectable<TextMessagesTable>): TextToNumber {
  return {
    id: row.id,
    phone: row.recipient,
    text: row.text,
    parts: partsOf(row.text).parts,
    // Nothing withdraws what a person wrote.
    state: row.outcome === 'withdrawn' ? 'withheld' : (row.outcome ?? 'waiting'),
    by: { id: row.sender_id, name: row.sender_name ?? '' },
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    error: row.last_error,
  };
}
