import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { forRecord, type Statement } from '../support/statements.ts';
import { best } from './best.ts';

/** What the same statements cost without a product around them: in a Fastify handler, and with the driver alone. */
const [url = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 });

interface Work {
  name: string;
  statements: Statement[];
  body: unknown;
  /** The record the statements were seen with. */
  seenWith: string | null;
  /** Ids that were made for what the statements enter. */
  made: string[];
}
const works = new Map<string, Work>();

async function run(statements: readonly Statement[]): Promise<void> {
  let client: PoolClient | undefined;
  for (const { text, values } of statements) {
    if (/^begin|^start transaction/i.test(text)) client = await pool.connect();
    await (client ?? pool).query(text, values);
    if (/^commit|^rollback/i.test(text)) {
      client?.release();
      client = undefined;
    }
  }
}

const of = (work: Work, id: string | undefined) =>
  id && work.seenWith ? forRecord(work.statements, work.seenWith, id, work.made) : work.statements;

const app = Fastify({ logger: false });
app.get<{ Params: { name: string } }>('/:name', async ({ params }, reply) => {
  const work = works.get(params.name);
  if (!work) return await reply.code(404).send();
  await run(work.statements);
  return work.body;
});
app.get<{ Params: { name: string; id: string } }>('/best/:name/:id', async ({ params }, reply) => {
  const handler = best[params.name];
  return handler
    ? await reply.type('application/json').send(await handler(pool, params.id))
    : await reply.code(404).send();
});
app.put<{ Params: { name: string }; Body: { id: string } }>('/:name', async ({ params, body }, reply) => {
  const work = works.get(params.name);
  if (!work) return await reply.code(404).send();
  await run(of(work, body.id));
  return work.body;
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

interface Driven {
  drive: string;
  seconds: number;
  ids: string[];
}

process.on('message', async (message: Work | Driven) => {
  if ('statements' in message) {
    works.set(message.name, message);
    process.send?.({ ready: message.name });
    return;
  }
  const work = works.get(message.drive);
  if (!work) throw new Error(`nothing known of ${message.drive}`);
  const until = performance.now() + message.seconds * 1000;
  let done = 0;
  const ids = [...message.ids];
  const loop = async () => {
    while (performance.now() < until) {
      const id = work.seenWith && message.ids.length > 0 ? ids.pop() : undefined;
      if (work.seenWith && message.ids.length > 0 && !id) return;
      await run(of(work, id));
      done++;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: 10 }, loop));
  process.send?.({ rate: (done / (performance.now() - started)) * 1000 });
});
process.send?.({ origin });
