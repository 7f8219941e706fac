import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/server/platform/database.ts';

/*
 * Many records beside those of a demonstration, made by the database itself: every one is a copy of another, with a number,
 * a person and a moment of its own. Enough of them that a plan which reads them all is slower than one that does not.
 * Returns the tables of records with states.
 */
export async function makeMany(database: Database, count: number): Promise<string[]> {
  const age = sql`(g::bigint * 7919 % 31536000) * interval '1 second'`;
  const earlier = (column: string) => sql`s.${sql.ref(column)} - ${age}`;
  const id = (kind: string) => sql`md5(${sql.lit(kind)} || g)::uuid`;

  await copy(database, 'farmers', count, {
    id: id('farmer'),
    msisdn: sql`(4000000000 + g)::text`,
    cnic: sql`null`,
    name: sql`s.name || ' ' || substr(md5(g::text), 1, 5)`,
    created_at: earlier('created_at'),
  });
  await copy(database, 'subscribers', count, {
    id: id('subscriber'),
    msisdn: sql`(4000000000 + g)::text`,
    farmer_id: id('farmer'),
    subscribed_at: earlier('subscribed_at'),
  });
  await copy(database, 'do_not_call', count, {
    id: id('entry'),
    msisdn: sql`(4000000000 + g)::text`,
    entered_at: earlier('entered_at'),
    state_since: earlier('state_since'),
  });
  await copy(database, 'loan_applications', count, {
    id: id('loan'),
    number: sql`1000000 + g`,
    farmer_id: id('farmer'),
    farmer_name: sql`s.farmer_name || ' ' || substr(md5(g::text), 1, 5)`,
    farmer_phone: sql`'92' || (4000000000 + g)::text`,
    signed_copy_id: sql`null`,
    applied_at: earlier('applied_at'),
    state_since: earlier('state_since'),
  });
  await copy(database, 'listings', count, {
    id: id('listing'),
    number: sql`1000000 + g`,
    created_at: earlier('created_at'),
    state_since: earlier('state_since'),
  });
  await copy(database, 'posts', count, {
    id: id('post'),
    root_id: id('post'),
    parent_id: sql`null`,
    number: sql`1000000 + g`,
    content: sql`s.content || ' ' || md5(g::text)`,
    created_at: earlier('created_at'),
    state_since: earlier('state_since'),
  });
  await copy(database, 'reports', count, {
    id: id('report'),
    reporter_id: id('reporter'),
    target_id: id('post'),
    target_kind: sql`'post'`,
    created_at: earlier('created_at'),
    state_since: earlier('state_since'),
  });
  await copy(database, 'badges', count, {
    id: id('badge'),
    farmer_id: id('farmer'),
    created_at: earlier('created_at'),
    state_since: earlier('state_since'),
  });
  // A campaign has no state, and is listed all the same.
  await copy(database, 'campaigns', count, {
    id: id('campaign'),
    title: sql`s.title || ' ' || g`,
    start_dt: sql`(${earlier('start_dt')})::date`,
    end_dt: sql`(${earlier('end_dt')})::date`,
  });
  // Other records with states follow from their columns.
  const written = [
    'farmers',
    'subscribers',
    'do_not_call',
    'loan_applications',
    'listings',
    'posts',
    'reports',
    'badges',
  ];
  const tables = await tablesOfRecords(database);
  for (const table of tables.filter((name) => !written.includes(name))) {
    const columns = await columnsOf(database, table);
    const changed = columns.flatMap(({ name, type }) => {
      if (name === 'id') return [[name, id(table)] as const];
      if (name === 'number') return [[name, sql`1000000 + g`] as const];
      if (name === 'msisdn') return [[name, sql`'92' || (4000000000 + g)::text`] as const];
      // A copy that is due would go out.
      if (name === 'next_run_at' || name === 'next_day') return [[name, sql`null`] as const];
      return type === 'timestamp with time zone' ? [[name, earlier(name)] as const] : [];
    });
    await copy(database, table, count, Object.fromEntries(changed));
  }
  for (const kind of ['loan', 'listing', 'post', 'report', 'badge']) {
    await sql`
      insert into history (entity, record_id, event, from_state, to_state, version, by_name, at)
      select ${kind}, ${id(kind)}::text, 'CREATE', null, 'pending', 1, 'FMIS', now() - ${age}
      from generate_series(1, ${sql.lit(count)}) g`.execute(database);
  }
  return tables;
}

/** Tables whose rows have a state of a machine, since a moment; the voice menu is as big as it is. */
async function tablesOfRecords(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'state_since' and table_name <> 'menu_nodes'
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

async function columnsOf(database: Database, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(database);
  return rows;
}

/** Rows of a table again, `g` counting the copies and `s` being the row that is copied. */
async function copy(
  database: Database,
  table: string,
  count: number,
  changed: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const columns = await columnsOf(database, table);
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? sql`s.${sql.ref(name)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
    from generate_series(1, ${sql.lit(count)}) g
    join (select *, row_number() over (order by id) - 1 as place, count(*) over () as there from ${sql.table(table)}) s
      on s.place = g % s.there`.execute(database);
}
