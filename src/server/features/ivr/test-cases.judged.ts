import { compile } from '../../../../machines/ivr/compile/compile.ts';
import type { MenuSource } from '../../../../machines/ivr/menu.ts';
import { type Judgement, judgeCase } from '../../../../machines/ivr/testcase.judge.ts';
import { differenceWords } from '../../../../machines/ivr/testcase.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Executor, Transaction } from '../../platform/transaction.ts';
import { draftState } from './draft.state.ts';
import type { By } from './draft.store.ts';
import { draftSource } from './source.ts';
import { recordCase, type Stored, storedCases } from './test-cases.ts';

type Judged = Stored & { judgement: Judgement };

/** Every saved walk, judged on this menu against the one that callers hear. */
export async function judgedCases(db: Executor, source: MenuSource): Promise<Judged[]> {
  const cases = await storedCases(db);
  if (cases.length === 0) return [];
  const menu = compile(source);
  const judged = cases.map((one) => ({ ...one, judgement: judgeCase(menu, null, one) }));
  if (judged.every(({ judgement }) => judgement.passed)) return judged;
  const published = await publishedMenu(db);
  return judged.map((one) => (one.judgement.passed ? one : { ...one, judgement: judgeCase(menu, published, one) }));
}

/** As it was published: what has been switched off since does not say what a kept line is about. */
async function publishedMenu(db: Executor) {
  const row = await db
    .selectFrom('menu_draft')
    .innerJoin('menu_revisions', 'menu_revisions.number', 'menu_draft.live')
    .select('menu_revisions.source')
    .executeTakeFirst();
  return row ? compile(row.source) : null;
}

/** The saved walks that go another way now. */
export function failuresIn(cases: readonly Judged[]) {
  return cases.flatMap(({ id, title, judgement: { passed, difference } }) =>
    passed ? [] : [{ id, title, firstDifference: difference ? differenceWords(difference) : null }],
  );
}

/** What is published from here on is what kept walks are compared with: those with other titles are kept with these. */
export async function keepTitles(trx: Transaction, cases: readonly Judged[], by: By, at: Date): Promise<void> {
  for (const { id, title, version, judgement } of cases) {
    if (!judgement.lines) continue;
    const kept = await trx
      .updateTable('menu_test_cases')
      .set({ expected: JSON.stringify(judgement.lines), version: version + 1 })
      .set({ updated_at: at, changed_by_id: by.id, changed_by_name: by.name })
      .where('id', '=', id)
      // Whoever accepted or deleted it meanwhile has decided it.
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (kept) await recordCase(trx, { id, event: 'EDIT', version: version + 1, title, by, at });
  }
}

/** All test cases, each tried on the draft as it is. */
export async function triedCases(db: Database) {
  const state = await draftState(db);
  const items = (await judgedCases(db, await draftSource(db, state))).map(
    ({ judgement, startAt = null, ...testCase }) => {
      const { passed, renamed, difference = null } = judgement;
      const firstDifference = difference && differenceWords(difference).slice(0, 2_000);
      return { ...testCase, startAt, passed, renamed, difference, firstDifference };
    },
  );
  return { items, sequence: state.sequence };
}

export async function triedCase(db: Database, id: string) {
  const found = (await triedCases(db)).items.find((testCase) => testCase.id === id);
  if (!found) throw notFound('such test case');
  return found;
}
