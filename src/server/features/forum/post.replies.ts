import { sql } from 'kysely';
import type { Transaction } from '../../platform/transaction.ts';

/** The post that this one answers has so many more replies. */
export async function countReply(trx: Transaction, id: string, more: number): Promise<void> {
  await sql`
    update posts set replies = greatest(0, replies + ${more})
    where id = (select parent_id from posts where id = ${id})`.execute(trx);
}
