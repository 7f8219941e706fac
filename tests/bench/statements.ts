import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Remembers every statement that this process sends between `begin()` and `end()`. */
export function watchStatements(): { begin(): void; end(): Statement[] } {
  let seen: Statement[] | null = null;
  const query = Client.prototype.query;
  const watched = function (this: Client, ...given: unknown[]) {
    const [first, second] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const own = (first as { values?: unknown[] } | undefined)?.values;
    const values = own ?? (Array.isArray(second) ? second : []);
    if (seen && typeof text === 'string') seen.push({ text, values });
    return Reflect.apply(query, this, given);
  };
  Client.prototype.query = watched as typeof query;
  return {
    begin() {
      seen = [];
    },
    end() {
      const statements = seen ?? [];
      seen = null;
      return statements;
    },
  };
}

/** The same statements for another record. */
export function forRecord(statements: readonly Statement[], from: string, to: string): Statement[] {
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) =>
      value === from ? to : typeof value === 'string' && value.includes(from) ? value.replaceAll(from, to) : value,
    ),
  }));
}
