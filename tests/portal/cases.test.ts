import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/portal/features/cases/candidates.ts';
import type { CaseRecord } from '../../src/portal/features/cases/cases.data.ts';
import { groupOf } from '../../src/portal/features/cases/clock-groups.ts';
import { isForeign, tongueOf } from '../../src/portal/features/cases/tongue.ts';
import { groupsOf } from '../../src/portal/lists/grouping.hook.ts';

const now = Date.parse('2026-11-19T10:42:00+05:00');
const running = (dueAt: string) => ({ state: 'open', clock: { allowedSeconds: 14_400, dueAt, leftSeconds: null } });
const standing = (state: string) => ({ state, clock: { allowedSeconds: 14_400, dueAt: null, leftSeconds: 60 } });

describe('cases by their clocks', () => {
  test.each([
    ['overdue', running('2026-11-19T10:41:59+05:00')],
    ['hour', running('2026-11-19T10:42:00+05:00')],
    ['hour', running('2026-11-19T11:41:59+05:00')],
    ['today', running('2026-11-19T11:42:00+05:00')],
    ['today', running('2026-11-19T23:59:59+05:00')],
    ['later', running('2026-11-20T00:00:00+05:00')],
    ['paused', standing('pending')],
    ['paused', standing('snoozed')],
    ['answered', standing('resolved')],
  ] as const)('%s: %o', (group, one) => {
    expect(groupOf(one as never, now)).toBe(group);
  });

  test('one that the cursor is at stays in its group until the cursor leaves or the case changes', () => {
    const grouping = { keys: ['overdue', 'hour'], of: (row: { isOver: boolean }) => (row.isOver ? 'overdue' : 'hour') };
    const rows = [
      { id: 'a', version: 1, state: 'open', isOver: true },
      { id: 'b', version: 1, state: 'open', isOver: true },
    ];
    const keys = (held: { id: string; version: number; key: string } | null) =>
      groupsOf(grouping, rows, now, held).map((group) => [group.key, group.rows.map(({ id }) => id)]);
    expect(keys({ id: 'b', version: 1, key: 'hour' })).toEqual([
      ['overdue', ['a']],
      ['hour', ['b']],
    ]);
    expect(keys({ id: 'b', version: 0, key: 'hour' })).toEqual([['overdue', ['a', 'b']]]);
    expect(keys(null)).toEqual([['overdue', ['a', 'b']]]);
  });
});

test('a case is offered first to who knows its matter and speaks its language, and of these to who has least', () => {
  const agent = (name: string, open: number, fits: boolean) => ({
    id: name,
    name,
    email: `${name}@demo.fmis`,
    open,
    knows: true,
    speaks: fits,
  });
  const agents = [agent('Waqas', 1, false), agent('Nadia', 6, true), agent('Hina', 4, true), agent('Ayesha', 4, true)];
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);
  const { fitting, others } = inOrder(agents, 'Ayesha', '');
  expect([names(fitting), names(others)]).toEqual([['Ayesha', 'Hina', 'Nadia'], ['Waqas']]);
  expect(names(inOrder(agents, 'Ayesha', 'ina').fitting)).toEqual(['Hina']);
});

test('an answer in the letters of the other script is rather not in the language of the farmer', () => {
  expect(isForeign('Spray in the evening', 'ur')).toBe(true);
  expect(isForeign('شام کو سپرے کریں', 'en')).toBe(true);
  expect(isForeign('شام کو Topsin سپرے کریں', 'ur')).toBe(false);
  expect([isForeign('0300', 'ur'), isForeign('Spray', undefined)]).toEqual([false, false]);
  // Texts go out in Urdu where no language is known; nothing is said of the farmer's then.
  const asker = { tongue: 'ur' } as CaseRecord['asker'];
  expect(tongueOf({ language: null, asker })).toBeUndefined();
  expect(tongueOf({ language: { id: 'p', title: 'Punjabi' }, asker })).toBe('ur');
});
