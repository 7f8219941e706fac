import { sql } from 'kysely';
import type { Channel } from '../../platform/channels.ts';
import type { Services } from '../../platform/feature.ts';

type Dependencies = Pick<Services, 'database' | 'clock'> & { log?: Services['log'] };

/** What the gateways did with the messages of one batch. */
export class GatewayTries {
  readonly #took = new Set<Channel>();
  readonly #failed = new Map<Channel, { times: number; reason: string }>();

  took(channel: Channel): void {
    this.#took.add(channel);
  }

  failed(channel: Channel, reason: string): void {
    this.#failed.set(channel, { times: (this.#failed.get(channel)?.times ?? 0) + 1, reason });
  }

  /**
   * Tells of each gateway once when it begins to fail and once when it takes messages again, whichever processes found it; one
   * that took something in this batch does.
   */
  async note({ database, clock, log }: Dependencies): Promise<void> {
    const now = clock();
    for (const [channel, { times, reason }] of this.#failed) {
      if (this.#took.has(channel)) continue;
      const { rows } = await sql<{ isNew: boolean }>`
        insert into gateway_outages as o (channel, since, failed) values (${channel}, ${now}, ${times})
        on conflict (channel) do update set failed = o.failed + excluded.failed
        returning o.failed = ${times} as "isNew"`.execute(database);
      if (rows[0]?.isNew) log?.warn({ channel, reason }, 'a gateway takes no messages');
    }
    if (this.#took.size === 0) return;
    const over = await database
      .deleteFrom('gateway_outages')
      .where('channel', 'in', [...this.#took])
      .returningAll()
      .execute();
    for (const { channel, since, failed } of over) {
      log?.info({ channel, since, failed }, 'a gateway takes messages again');
      // What failed alone may have failed for a reason of its own.
      if (failed > 1) await hurry(database, channel, now);
    }
  }
}

/** What waits because the gateway took nothing need not wait for its next try. */
async function hurry(database: Services['database'], channel: Channel, now: Date): Promise<void> {
  await database
    .updateTable('text_messages')
    .set({ next_try_at: now })
    .where('outcome', 'is', null)
    .where('channel', '=', channel)
    .where('first_due_at', 'is not', null)
    .where('next_try_at', '>', now)
    .execute();
}
