import { seenBy } from '../../../../../machines/call/call.walk.ts';
import { queryNames } from '../../../../../machines/ivr/query/query.environment.ts';
import { LocalTime } from '../../../../../machines/ivr/query/query.values.ts';
import { same } from '../document/merge.ts';
import { localMoment } from './caller.ts';
import { type Run, stateOf, steppedBack } from './run.ts';

/** One thing that queries can read, as it stands in a call. */
export interface Variable {
  name: string;
  value: unknown;
  /** What it was before the last thing that somebody decided, where that is not what it is. */
  before?: { value: unknown };
}

/** Everything that the next query of this call could read, with what the last step changed of it. */
export function variablesIn(run: Run): Variable[] {
  const now = readable(run);
  const then = readable(steppedBack(run));
  return queryNames.map((name) => {
    const [value, before] = [now.get(name), then.get(name)];
    return same(value, before) ? { name, value } : { name, value, before: { value: before } };
  });
}

function readable(run: Run): Map<string, unknown> {
  const seen = seenBy(stateOf(run));
  return new Map(
    queryNames.map((name) => {
      const [variable = '', field = ''] = name.split('.');
      return [name, plain(Reflect.get(Object(Reflect.get(seen, variable)), field))];
    }),
  );
}

/** Queries have whole numbers of their own kind, and a clock. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof LocalTime ? localMoment(new Date(value.instant)) : value;
}
