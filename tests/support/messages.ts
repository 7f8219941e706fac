import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/server/platform/database.ts';

/** So many text messages to one farmer, due since yesterday: `Message 00`, `Message 01` … */
export async function enterMessages(database: Database, count: number): Promise<void> {
  const at = new Date(Date.now() - 86_400_000);
  const farmerId = randomUUID();
  await database
    .insertInto('farmers')
    .values({
      id: farmerId,
      country_code: '92',
      msisdn: '3005550173',
      name: 'Muhammad Aslam',
      gender: 'male',
      phone_type: 'featurePhone',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const rows = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    farmer_id: farmerId,
    addressee: 'author' as const,
    entity: 'post',
    record_id: randomUUID(),
    event: 'SET_STATUS',
    recipient: '923005550173',
    language: 'en' as const,
    text: `Message ${String(place).padStart(2, '0')}`,
    next_try_at: at,
    created_at: at,
  }));
  await database.insertInto('text_messages').values(rows).execute();
}
