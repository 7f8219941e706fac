import { type LoanRows, type LoanSetting, makeLoanRows } from './loans.seed.ts';
import {
  type ModerationPeople,
  type ModerationRows,
  type ModerationSizes,
  makeModerationRows,
} from './moderation/moderation.seed.ts';
import { chanceOf } from './random.ts';
import { makePeople, type People } from './subscribers.seed.ts';

export type Records = { of: 'loans'; rows: LoanRows } | { of: 'moderation'; rows: ModerationRows };

interface RecordsInput {
  now: Date;
  sizes: ModerationSizes & { loans: number };
  /** Null where a part finds nobody to work with. */
  loans: LoanSetting | null;
  moderation: ModerationPeople | null;
}

/** What needs no database to be made; the same rows for the same input. */
export const makers = {
  people({ count, now }: { count: number; now: Date }): Generator<People> {
    return makePeople(chanceOf('subscribers'), count, now);
  },
  *records({ now, sizes, loans, moderation }: RecordsInput): Generator<Records> {
    if (loans) yield { of: 'loans', rows: makeLoanRows(chanceOf('loans'), sizes.loans, loans, now) };
    if (moderation)
      yield { of: 'moderation', rows: makeModerationRows(chanceOf('moderation'), sizes, moderation, now) };
  },
};
