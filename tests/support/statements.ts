import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Remembers every statement that this process sends between `begin()` and `end()`. */
export function watchStatements(): { begin(): void; isOn(): boolean; end(): Statement[] } {
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
    isOn: () => seen !== null,
    end() {
      const statements = seen ?? [];
      seen = null;
      return statements;
    },
  };
}

/**
 * The same statements for another record.
 * @param made ids of what the statements enter, each time new ones
 */
export function forRecord(
  statements: readonly Statement[],
  from: string,
  to: string,
  made: readonly string[],
): Statement[] {
  const pairs = [[from, to] as const, ...made.map((id) => [id, randomUUID()] as const)];
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    return typeof value === 'string' ? pairs.reduce((text, [old, now]) => text.replaceAll(old, now), value) : value;
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(replaced) }));
}
