import { describe, expect, test } from 'vitest';
import { caseWorkflow } from '../../machines/cases/case.workflow.ts';
import { postWorkflow } from '../../machines/forum/post.workflow.ts';
import { loanWorkflow } from '../../machines/loans/loan.workflow.ts';
import { asDone } from '../../machines/shared/ways.ts';
import { workflows } from '../../machines/workflows.ts';
import { posts } from '../../src/portal/features/forum/post.entity.ts';
import { loans } from '../../src/portal/features/loans/loan.entity.ts';
import { listings } from '../../src/portal/features/mandi/listing.entity.ts';
import { keptInAnother, ledTo, standingOf } from '../../src/portal/lists/choice.hook.ts';
import { asTold, inSight, onlyMatch, toldOf } from '../../src/portal/lists/in-sight.ts';
import { commandOf } from '../../src/portal/lists/keys.ts';
import { inOrderOf, isForChosen, keepOnly, nextAfter } from '../../src/portal/lists/selection.ts';
import { isHeld } from '../../src/portal/ui/keyboard.ts';
import { type BulkAction, bulkActionOf } from '../../src/portal/workflow/bulk.action.ts';
import { bulkEvents, readyEvents } from '../../src/portal/workflow/bulk.events.ts';
import { asksBack, undoOf } from '../../src/portal/workflow/bulk.order.ts';
import {
  type BulkResult,
  type BulkRow,
  lacking,
  linesBack,
  linesOf,
  planOf,
  runBulk,
  sumOf,
  untickedOf,
} from '../../src/portal/workflow/bulk.ts';
import { claimNow, heldBy } from '../../src/portal/workflow/claims.ts';
import { asksFirst } from '../../src/portal/workflow/event.form.ts';
import type { LiveStep } from '../../src/portal/workflow/live-step.ts';
import { lettersOf, permittedKeys } from '../../src/portal/workflow/permitted-keys.ts';
import { presenceOf } from '../../src/portal/workflow/presence.ts';
import { placeOf } from '../../src/portal/workflow/trail.ts';
import { decisionsMade, type Made, type Meant } from '../../src/portal/workflow/undo.ts';
import { hasWayBack, isForGood, isUndoneOneByOne } from '../../src/portal/workflow/way-back.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys of a list', () => {
  const letters = [{ key: 'a', event: 'ACCEPT' }];

  test('a letter of the list sends its event, whatever the case; with Ctrl it belongs to the page', () => {
    expect(commandOf(pressed('A'), letters)).toEqual({ kind: 'event', event: 'ACCEPT' });
    expect(commandOf(pressed('a', { ctrlKey: true }), letters)).toEqual({ kind: 'selectPage' });
    expect(commandOf(pressed('r', { ctrlKey: true }), letters)).toBeNull();
  });

  test('a key that is held moves on, and decides, chooses and opens nothing', () => {
    const held = (key: string) => isHeld({ repeat: true }, commandOf(pressed(key), letters) ?? { kind: 'none' });
    expect(['j', 'ArrowUp', 'a', ' ', 'Enter', '?'].map(held)).toEqual([false, false, true, true, true, true]);
    expect(isHeld({ repeat: false }, { kind: 'event' })).toBe(false);
    const inDesigner = ['walk', 'zoomIn', 'act', 'add', 'undo', 'toggle'].filter(
      (kind) => !isHeld({ repeat: true }, { kind }),
    );
    expect(inDesigner).toEqual(['walk', 'zoomIn']);
  });

  test.each([
    ['ش', 'KeyA', { kind: 'event', event: 'ACCEPT' }],
    ['Dead', 'BracketLeft', { kind: 'page', steps: -1 }],
    ['ج', 'KeyJ', { kind: 'move', steps: 1, extend: false }],
    // What writes a Latin letter is that letter, wherever it stands.
    ['a', 'KeyQ', { kind: 'event', event: 'ACCEPT' }],
    ['q', 'KeyA', null],
  ])('%s at the place %s', (key, code, command) => {
    expect(commandOf(pressed(key, { code }), letters)).toEqual(command);
  });

  test('the question mark of Urdu asks for the keys too', () => {
    expect(commandOf(pressed('؟', { code: 'Slash', shiftKey: true }))).toEqual({ kind: 'help' });
  });

  test('Shift turns moving into choosing', () => {
    expect(commandOf(pressed('ArrowDown', { shiftKey: true }))).toEqual({ kind: 'move', steps: 1, extend: true });
    expect(commandOf(pressed(' ', { shiftKey: true }))).toEqual({ kind: 'selectRange' });
  });
});

describe('a letter', () => {
  test('is U for one’s own last decision alone, in every list: no record is taken back by it that others decided', () => {
    for (const { keys: letters = [] } of [posts, listings, loans])
      expect(commandOf(pressed('u'), letters)).toEqual({ kind: 'undo' });
    expect(listings.keys).toContainEqual({ key: 'b', event: 'RETURN_TO_PENDING' });
  });

  test('asks before it deletes or rejects, and sends at once what can do no harm', () => {
    const { DELETE, RESTORE, SET_STATUS } = postWorkflow.events;
    expect([DELETE, RESTORE, SET_STATUS].map((event) => event && asksFirst(event))).toEqual([true, false, true]);
    expect(loanWorkflow.events.ACCEPT && asksFirst(loanWorkflow.events.ACCEPT)).toBe(false);
  });

  test('is for all that is chosen, where a list does anything to many', () => {
    expect(isForChosen(2, ['ACCEPT'])).toBe(true);
    expect([isForChosen(0, ['ACCEPT']), isForChosen(2, [])]).toEqual([false, false]);
  });
});

describe('what was decided on a page', () => {
  function page() {
    const told: string[] = [];
    const made = decisionsMade({
      onNothing: () => told.push('nothing'),
      onFinal: ({ name, instead }) => told.push(`final ${name}${instead ? `, but ${instead}` : ''}`),
      onWaiting: (name) => told.push(`waits ${name}`),
    });
    const did = (name: string, more: Partial<Made> = {}) => {
      const one: Made = {
        name,
        takeBack: () => told.push(`back ${name}`),
        unsay: () => told.push(`unsaid ${name}`),
        ...more,
      };
      made.add(one);
      return one;
    };
    return { made, did, told };
  }

  test('is taken back from the last on, each once; then there is nothing more', () => {
    const { made, did, told } = page();
    made.undo();
    const first = did('first');
    did('second');
    made.undo();
    made.undo();
    made.undo();
    made.undo(first);
    expect(told).toEqual([
      'nothing',
      'unsaid second',
      'back second',
      'unsaid first',
      'back first',
      'nothing',
      'nothing',
    ]);
  });

  test('is taken back as long as that is possible, and no longer', () => {
    const { made, did, told } = page();
    did('first');
    did('over', { until: Date.now(), instead: 'Subscribe again' });
    did('open', { until: Date.now() + 60_000 });
    made.undo();
    made.undo();
    expect(told).toEqual(['unsaid open', 'back open', 'unsaid over', 'final over, but Subscribe again']);
  });

  test('can be taken back again after its question was left', () => {
    const { made, did, told } = page();
    did('first');
    did('asked', {
      takeBack: (giveUp) => {
        told.push('asked');
        giveUp();
      },
      unsay: () => {},
    });
    made.undo();
    made.undo();
    expect(told).toEqual(['asked', 'asked']);
  });

  test('is never something older than what is still on its way: that is taken back as soon as it has arrived', () => {
    const { made, did, told } = page();
    did('first');
    const second = did('second', { isOnItsWay: true });
    made.undo();
    expect(told).toEqual(['waits second']);
    expect(made.arrived(second)).toBe(true);
    expect(told).toEqual(['waits second', 'unsaid second', 'back second']);
    made.undo();
    expect(told.at(-1)).toBe('back first');
  });

  test('and was refused by the server was never done', () => {
    const { made, did, told } = page();
    did('first');
    made.forget(did('second', { isOnItsWay: true }));
    made.undo();
    expect(told).toEqual(['unsaid first', 'back first']);
  });

  test('says what leads on where nothing leads back', () => {
    const { made, told } = page();
    made.add({ name: 'rejected', instead: 'Reopen' });
    made.undo();
    expect(told).toEqual(['final rejected, but Reopen']);
  });

  test('is told as U means it now: nothing, what can be taken back, and what cannot', () => {
    const meant: (Meant | null)[] = [];
    const none = () => {};
    const made = decisionsMade({
      onNothing: none,
      onFinal: none,
      onWaiting: none,
      onChange: (last) => meant.push(last),
    });
    const sent: Made = { name: 'sent', isOnItsWay: true };
    made.add({ name: 'first', takeBack: none });
    made.add(sent);
    sent.instead = 'Reopen';
    made.arrived(sent);
    made.undo();
    made.undo();
    expect(meant).toEqual([
      { name: 'first', isFinal: false },
      { name: 'sent', isFinal: false },
      { name: 'sent', instead: 'Reopen', isFinal: true },
      { name: 'first', isFinal: false },
      null,
    ]);
  });

  test('has a way back for whoever may send the event that takes it back', () => {
    const back = new Set([loanWorkflow.policy['UNDO_ACCEPT'] ?? '']);
    expect(hasWayBack('loan', 'ACCEPT', back)).toBe(true);
    expect(hasWayBack('loan', 'ACCEPT', new Set())).toBe(false);
    expect(hasWayBack('loan', 'SIGN_CONTRACT', back)).toBe(false);
    const sender = new Set(['jobs:update-status:put']);
    expect([hasWayBack('job', 'PAUSE', sender), hasWayBack('job', 'RESUME', sender)]).toEqual([true, true]);
  });

  // By hand: what the dialogs of these events say of the way back.
  test.each([
    ['loan', 'SIGN_CONTRACT', true],
    ['loan', 'PROCURE', true],
    ['loan', 'CLOSE', true],
    ['loan', 'ASSIGN_AGENT', false],
    ['loan', 'EDIT', false],
    ['loan', 'UPDATE_CLAUSE', false],
    ['loan', 'REOPEN', false],
    ['post', 'DELETE', true],
    ['case', 'ASSIGN', false],
    ['case', 'TELL', true],
    ['farmer', 'WARN', true],
  ] as const)('says of %s %s that it is for good: %s', (entity, event, isSaid) => {
    expect(isForGood(entity, event, new Set())).toBe(isSaid);
  });

  test('without a way back stands before what came earlier, whose message offers nothing any more', () => {
    const { made, did, told } = page();
    did('first');
    made.add({ name: 'last' });
    expect(told).toEqual(['unsaid first']);
    made.undo();
    expect(told).toEqual(['unsaid first', 'final last']);
  });
});

describe('a bulk action', () => {
  test('is judged in the order of the list, whatever was ticked first', () => {
    expect(inOrderOf(['a', 'b', 'c'], keepOnly(['z', 'c', 'a']))).toEqual(['a', 'c', 'z']);
  });

  const claim = { by: { name: 'Sana Malik' } };
  const rows: BulkRow[] = [
    { id: '1', outcome: 'accepted', amount: 200 },
    { id: '2', outcome: 'replayed', amount: 5 },
    { id: '3', outcome: 'conflict', code: 'decidedElsewhere' },
    { id: '4', outcome: 'accepted', amount: 100, claim },
    { id: '5', outcome: 'notFound' },
    { id: '6', outcome: 'accepted', amount: 50 },
  ];

  test('promises what adds up to those that were chosen, and only those that are ticked', () => {
    const all = planOf(rows);
    expect(all).toEqual({
      ids: ['1', '4', '6'],
      amount: 350,
      apart: [{ why: 'claimed', ids: ['4'], taken: 1 }],
      replayed: 1,
      refused: 2,
      leftOut: 0,
    });
    const some = planOf(rows, new Set(['4', '3']));
    expect(some).toMatchObject({ ids: ['1', '6'], amount: 250, apart: [{ taken: 0 }], leftOut: 1 });
    for (const { ids: promised, replayed, refused, leftOut } of [all, some])
      expect(promised.length + replayed + refused + leftOut).toBe(rows.length);
  });

  test('promises nothing of what is judged before its form is filled in, but that it is possible', () => {
    const invalid = { id: '1', outcome: 'invalid', errors: [], state: 'submitted' } as const;
    expect(lacking([invalid, rows[2] as BulkRow], ['email'])).toEqual([
      { id: '1', outcome: 'accepted', lacks: ['email'] },
      rows[2],
    ]);
    expect(lacking([invalid], [])).toEqual([invalid]);
  });

  test('says before it is sent that it cannot be undone in one go', () => {
    const words = { verb: (event: string) => event };
    const said = (entity: 'loan' | 'case', event: string) => {
      const permissions = new Set(Object.values(workflows[entity].policy));
      return isUndoneOneByOne(entity, bulkActionOf(entity, event, words, permissions), permissions);
    };
    expect(said('case', 'ASSIGN')).toBe(true);
    expect(['ASSIGN_AGENT', 'UNDO_ASSIGN'].map((event) => said('loan', event))).toEqual([false, false]);
  });

  test('leads to the first of those decided that is still there, else to what follows', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(nextAfter(['c', 'b'], ids, ids)).toBe('b');
    expect(nextAfter(['b', 'c'], ids, ['a', 'c', 'd'])).toBe('c');
    expect(nextAfter(['b', 'c'], ids, ['a', 'd', 'e'])).toBe('d');
    expect(nextAfter(['c', 'd'], ids, ['a', 'b'])).toBe('b');
    expect(nextAfter(['c', 'd'], ids, ['e'])).toBeUndefined();
    expect(nextAfter([], ids, ids)).toBeUndefined();
  });

  test('calls what is already where it would lead done already, whoever did it; what is elsewhere is refused', () => {
    const conflict = { outcome: 'conflict', code: 'wrongState' } as const;
    const judged = asDone(loanWorkflow, 'ACCEPT', [
      { id: '1', ...conflict, state: 'accepted' },
      { id: '2', ...conflict, state: 'closed' },
      { id: '3', outcome: 'conflict', code: 'stale', state: 'accepted' },
    ]);
    expect(judged.map(({ outcome }) => outcome)).toEqual(['replayed', 'conflict', 'conflict']);
  });

  test('leaves out what a colleague is at until somebody takes it in', () => {
    expect(planOf(rows, untickedOf(rows, new Map()))).toMatchObject({
      ids: ['1', '6'],
      apart: [{ ids: ['4'] }],
      leftOut: 1,
    });
    const ticks = new Map([
      ['4', true],
      ['6', false],
    ]);
    expect(planOf(rows, untickedOf(rows, ticks))).toMatchObject({
      ids: ['1', '4'],
      apart: [{ taken: 1 }],
      leftOut: 1,
    });
  });

  test('leaves out what was handed to somebody else, and what is risky unless it is taken down', () => {
    const judged: BulkRow[] = [
      { id: '1', outcome: 'accepted', risk: 'high' },
      { id: '2', outcome: 'accepted', risk: 'high', handedTo: 'Sana' },
      { id: '3', outcome: 'accepted', risk: 'low' },
    ];
    const plan = (isDangerous: boolean) => planOf(judged, untickedOf(judged, new Map(), isDangerous), isDangerous);
    expect(plan(false)).toMatchObject({
      ids: ['3'],
      apart: [
        { why: 'handed', ids: ['2'], taken: 0 },
        { why: 'risky', ids: ['1'], taken: 0 },
      ],
      leftOut: 2,
    });
    expect(plan(true)).toMatchObject({ ids: ['1', '3'], apart: [{ why: 'handed' }], leftOut: 1 });
  });

  test('tells of every record what came of it; its parts add up to what was promised', () => {
    const unticked = new Set(['4']);
    const result: BulkResult = { rows: [{ id: '1', outcome: 'conflict', code: 'stale' }], unsent: ['6'] };
    const sum = sumOf(result);
    expect(sum).toEqual({ promised: planOf(rows, unticked).ids.length, done: 0, already: 0, refused: 1, unsent: 1 });
    expect(linesOf(rows, unticked, result).map(({ id, outcome, fate }) => [id, outcome, fate])).toEqual([
      ['1', 'conflict', 'sent'],
      ['3', 'conflict', 'sent'],
      ['5', 'notFound', 'sent'],
      ['6', 'accepted', 'unsent'],
      ['2', 'replayed', 'sent'],
      ['4', 'accepted', 'leftOut'],
    ]);
  });

  test('puts those that will be done first before they are sent, in or out', () => {
    expect(linesOf(rows, new Set(['4'])).map(({ id }) => id)).toEqual(['1', '4', '6', '2', '3', '5']);
  });

  test('says of what was left out or never sent no state that it did not come to', () => {
    const judged = ['1', '2', '3'].map((id): BulkRow => ({ id, outcome: 'accepted', state: 'approved' }));
    const result: BulkResult = { rows: [{ id: '1', outcome: 'accepted', state: 'approved' }], unsent: ['3'] };
    expect(linesOf(judged, new Set(['2']), result).map(({ id, state }) => [id, state])).toEqual([
      ['3', undefined],
      ['1', 'approved'],
      ['2', undefined],
    ]);
  });

  test('further than one look is not taken back unasked, nor what wants a reason', () => {
    const action = { key: 'undo', event: 'UNDO', payload: {}, verb: 'Undo', isDangerous: false, fields: [] };
    const some = (count: number, fields: BulkAction['fields'] = []) => ({
      actions: [{ ...action, fields }],
      target: { kind: 'some' as const, ids: Array.from({ length: count }, (_, id) => String(id)), versions: {} },
      title: '',
    });
    expect(
      [some(20), some(21), some(1, [{ name: 'reason', label: 'Reason', kind: 'longText', required: true }])].map(
        asksBack,
      ),
    ).toEqual([false, true, true]);
  });

  test('is taken back as a whole: what was done, at the versions it left', () => {
    const words = { verb: (event: string) => event };
    const permissions = new Set(Object.values(loanWorkflow.policy));
    const action = bulkActionOf('loan', 'ACCEPT', words, permissions);
    const done: BulkRow[] = [
      { id: '1', outcome: 'accepted', version: 4 },
      { id: '2', outcome: 'replayed', version: 7 },
      { id: '3', outcome: 'conflict', version: 9 },
    ];
    expect(undoOf({ action, result: { rows: done, unsent: [] } }, 'Undo')).toMatchObject({
      actions: [{ event: 'UNDO_ACCEPT' }],
      target: { kind: 'some', ids: ['1'], versions: { 1: 4 } },
    });
    expect(undoOf({ action, result: { rows: done.slice(1), unsent: [] } }, 'Undo')).toBeUndefined();
    // What a colleague has changed since is not counted.
    expect(undoOf({ action, result: { rows: done, unsent: [] } }, 'Undo', new Set(['1']))).toBeUndefined();
    const withoutUndo = bulkActionOf('loan', 'ACCEPT', words, new Set());
    expect(undoOf({ action: withoutUndo, result: { rows: done, unsent: [] } }, 'Undo')).toBeUndefined();
  });

  test('that was taken back shows what became of each that it had done, and why', () => {
    const sent = (id: string, outcome: BulkRow['outcome']) => ({ id, outcome, fate: 'sent' as const });
    const lines = [sent('1', 'accepted'), sent('2', 'conflict'), sent('3', 'accepted'), sent('4', 'accepted')];
    const back = { rows: [sent('1', 'accepted'), { ...sent('3', 'conflict'), code: 'stale' }], unsent: [] };
    expect(linesBack(lines, back)).toEqual([
      { ...sent('3', 'conflict'), code: 'stale' },
      sent('1', 'accepted'),
      { ...sent('4', 'accepted'), fate: 'unsent' },
    ]);
  });

  test('of applications is taken back where the machine has a way, also of what it ended', () => {
    const words = { verb: (event: string) => event };
    const permissions = new Set(Object.values(loanWorkflow.policy));
    const backOf = (event: string) => bulkActionOf('loan', event, words, permissions).undo?.().event;
    expect(['REJECT', 'DEFER', 'WITHDRAW', 'ASSIGN_AGENT'].map(backOf)).toEqual([
      'REOPEN',
      'UNDO_DEFER',
      'UNDO_WITHDRAW',
      'UNDO_ASSIGN',
    ]);
    expect(backOf('REOPEN')).toBeUndefined();
  });

  const ids = Array.from({ length: 120 }, (_, index) => String(index));
  const accept = async (some: readonly string[]) => some.map((id): BulkRow => ({ id, outcome: 'accepted' }));

  test('runs in parts that show its progress', async () => {
    const progress: number[] = [];
    const result = await runBulk({
      ids,
      send: accept,
      onProgress: (done) => progress.push(done),
      signal: new AbortController().signal,
    });
    expect([progress, result.rows.length, result.unsent]).toEqual([[50, 100, 120], 120, []]);
  });

  test('stops between two parts when cancelled, and knows what it never sent', async () => {
    const controller = new AbortController();
    const result = await runBulk({
      ids,
      send: accept,
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    expect([result.rows.length, result.unsent.length]).toEqual([50, 70]);
  });

  test('keeps what was answered when the connection fails', async () => {
    const failure = new TypeError('offline');
    const send = async (some: readonly string[]) => {
      if (some[0] === '50') throw failure;
      return accept(some);
    };
    const result = await runBulk({ ids, send, onProgress: () => {}, signal: new AbortController().signal });
    expect(result).toMatchObject({ failure, unsent: ids.slice(50) });
    expect(result.rows).toHaveLength(50);
  });
});

describe('the row that the keys are at', () => {
  test('is the one that moves up when it goes, the last one at the end, and itself when it comes back', () => {
    const kept = { id: 'b', place: 1 };
    expect(standingOf(kept, ['a', 'b', 'c'])).toBe('b');
    expect(keptInAnother(kept, ['a', 'b', 'c'])).toBe(null);
    expect(keptInAnother(kept, ['a', 'c'])).toEqual({ id: 'b', place: 0 });
    expect(standingOf(kept, ['a', 'c'])).toBe('c');
    expect(standingOf(kept, ['a'])).toBe('a');
    expect(standingOf(kept, [])).toBe(null);
    expect(standingOf(kept, ['c', 'b'])).toBe('b');
  });

  test('stays where it is until the one that is brought back stands there', () => {
    // After a decision on `b` the keys went on to `c`, which has moved up since.
    const back = ledTo('b', { id: 'c', place: 2 }, ['a', 'c', 'd']);
    expect(standingOf(back, ['a', 'c', 'd'])).toBe('c');
    expect(standingOf(back, ['a', 'b', 'c', 'd'])).toBe('b');
    expect(ledTo('b', null, ['a', 'b'])).toEqual({ id: 'b', place: 1 });
    expect(ledTo('b', null, [])).toEqual({ id: 'b', place: 0 });
  });

  test('obeys only the letters that the person may use', () => {
    const keys = [
      { key: 'a', event: 'ACCEPT' },
      { key: 'g', event: 'ASSIGN_AGENT' },
    ];
    const permissions = new Set([loanWorkflow.policy.ASSIGN_AGENT ?? '']);
    expect(permittedKeys('loan', keys, permissions)).toEqual([{ key: 'g', event: 'ASSIGN_AGENT' }]);
    expect(permittedKeys('loan', keys, new Set())).toEqual([]);
  });

  test('a letter of somebody else’s step is listened to all the same, behind what it means to this person, and says why not', () => {
    const toMe = { name: 'toMe', payload: () => ({}) };
    const [accept, assign] = [
      { key: 'a', event: 'ACCEPT' },
      { key: 'a', event: 'ASSIGN_AGENT' },
    ];
    const [short, reject] = [
      { key: 'm', event: 'ASSIGN_AGENT', short: toMe },
      { key: 'r', event: 'REJECT' },
    ];
    expect(lettersOf([accept, assign, short, reject], [assign])).toEqual([assign, reject]);
  });
});

describe('who has a record', () => {
  const told = (event: string, at: string) => ({
    id: 'x',
    event,
    state: 'assigned',
    version: 3,
    by: { id: 'sana', name: 'Sana Malik' },
    at,
  });
  const at = '2026-11-20T04:00:00.000Z';
  const now = Date.parse(at);

  test('is told as it is taken and let go, and for as long as it lasts', () => {
    const claim = claimNow(null, [told('CLAIM', at)]);
    expect(claim).toEqual({ by: { id: 'sana', name: 'Sana Malik' }, until: '2026-11-20T04:15:00.000Z' });
    expect(heldBy(claim, 'me', now)).toBe('Sana Malik');
    expect([heldBy(claim, 'sana', now), heldBy(claim, 'me', now + 16 * 60_000), heldBy(null, 'me', now)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(claimNow(claim, [told('CLAIM', at), told('RELEASE', '2026-11-20T04:01:00.000Z')])).toBe(null);
  });

  test('is what was read, where that was taken after what was told', () => {
    const read = { by: { id: 'me', name: 'Me' }, until: '2026-11-20T04:20:00.000Z' };
    expect(claimNow(read, [told('RELEASE', at)])).toBe(read);
    expect(claimNow(read, [])).toBe(read);
  });
});

describe('who else is at a row', () => {
  const row = { id: 'x', version: 3, state: 'submitted', claim: null };
  const by = { id: 'sana', name: 'Sana Malik' };
  const step = (event: string, version: number, more: Partial<LiveStep> = {}): LiveStep => ({
    id: 'x',
    event,
    state: 'accepted',
    version,
    by,
    at: '2026-11-20T04:00:00.000Z',
    ...more,
  });

  test('a step of somebody else after the list was read greys the row under their name', () => {
    expect(presenceOf(row, [step('ACCEPT', 4)], 'me', 0)).toEqual({
      kind: 'gone',
      by: 'Sana Malik',
      state: 'accepted',
    });
  });

  test('one’s own step does not, nor one the list has read already', () => {
    expect(presenceOf(row, [step('ACCEPT', 4, { by: { id: 'me', name: 'Me' } })], 'me', 0).kind).toBe('free');
    expect(presenceOf(row, [step('ACCEPT', 3)], 'me', 0).kind).toBe('free');
  });

  test('a claim shows until it is released or runs out', () => {
    expect(presenceOf(row, [step('CLAIM', 3)], 'me', 0)).toEqual({ kind: 'claimed', by: 'Sana Malik' });
    expect(presenceOf(row, [step('CLAIM', 3), step('RELEASE', 3)], 'me', 0).kind).toBe('free');
    const claim = { by, until: '2026-11-20T04:15:00.000Z' };
    expect(presenceOf({ ...row, claim }, [], 'me', Date.parse('2026-11-20T04:14:00Z')).kind).toBe('claimed');
    expect(presenceOf({ ...row, claim }, [], 'me', Date.parse('2026-11-20T04:16:00Z')).kind).toBe('free');
  });
});

describe('what is in sight of a list while others work', () => {
  const row = (id: string, version: number, state = 'active') => ({ id, version, state, claim: null });
  const step = (id: string, version: number, by: string, state = 'active'): LiveStep => ({
    id,
    event: 'UNSUBSCRIBE',
    state,
    version,
    by: { id: by, name: by },
    at: '2026-11-20T04:00:00.000Z',
  });
  const told = (...steps: LiveStep[]) => Map.groupBy(steps, ({ id }) => id);
  const held = [row('a', 1), row('b', 1)];

  test('a row takes its new values in its place', () => {
    const read = [row('b', 1), row('a', 2, 'unsubscribed')];
    expect(inSight(held, read, told(step('a', 2, 'sana')), 'me')).toEqual({
      rows: [row('a', 2, 'unsubscribed'), row('b', 1)],
      news: 0,
    });
  });

  test('what a colleague moved out of the list stays and can be handled as it is now; one’s own goes', () => {
    const steps = told(step('a', 2, 'sana', 'unsubscribed'), step('b', 2, 'me'));
    expect(inSight(held, [], steps, 'me').rows).toEqual([row('a', 1)]);
    expect(asTold(row('a', 1), steps.get('a') ?? [])).toEqual(row('a', 2, 'unsubscribed'));
  });

  test('what has come is counted, and what only moved up is not; one’s own is seen at once', () => {
    const read = [row('new', 1), ...held, row('moved up', 7)];
    expect(inSight(held, read, told(step('new', 1, 'sana')), 'me')).toEqual({ rows: held, news: 1 });
    expect(inSight(held, read, told(step('new', 1, 'me')), 'me')).toEqual({ rows: read, news: 0 });
    expect(inSight([], read, told(step('new', 1, 'sana')), 'me')).toEqual({ rows: read, news: 0 });
  });

  test('the only match is the one row that a search found and that is in sight', () => {
    const read = { items: [row('a', 1)], total: 1 };
    expect(onlyMatch('24770', ['a'], read)).toBe('a');
    expect(onlyMatch('', ['a'], read)).toBeUndefined();
    expect(onlyMatch('24770', ['gone'], read)).toBeUndefined();
    expect(onlyMatch('24770', ['a', 'gone'], read)).toBeUndefined();
    expect(onlyMatch('24770', ['a'], { items: held, total: 2 })).toBeUndefined();
    expect(onlyMatch('24770', ['a'], { ...read, totalIsMinimum: true })).toBeUndefined();
    expect(onlyMatch('24770', [], { items: [], total: 0 })).toBeUndefined();
    expect(onlyMatch('24770', ['a'], undefined)).toBeUndefined();
  });

  test('a row says for a while who changed it', () => {
    const at = Date.parse('2026-11-20T04:01:00.000Z');
    expect(toldOf(row('a', 2), [step('a', 2, 'sana')], 'me', at)).toBe('sana');
    expect(toldOf(row('a', 2), [step('a', 2, 'sana')], 'me', at + 60_000)).toBeUndefined();
    expect(toldOf(row('a', 2), [step('a', 2, 'me')], 'me', at)).toBeUndefined();
  });
});

describe('a record’s place in its list', () => {
  const query = { search: '', status: [], filters: {}, sort: '-number', limit: 3, offset: 3 };
  const trail = { ids: ['d', 'e', 'f'], query, total: 8 };

  test('has its number and both neighbours', () => {
    expect(placeOf(trail, 'e')).toEqual({ position: 5, total: 8, previous: { id: 'd' }, next: { id: 'f' } });
  });

  test('at the end of a page its neighbour is on the next one', () => {
    expect(placeOf(trail, 'f')?.next).toEqual({ offset: 6, at: 'first' });
    expect(placeOf(trail, 'd')?.previous).toEqual({ offset: 0, at: 'last' });
  });

  test('is unknown for a record that the list did not show', () => {
    expect([placeOf(trail, 'z'), placeOf(undefined, 'd')]).toEqual([null, null]);
  });
});

test('actions for many stand in the order of the workflow; nothing that refuses or ends something is ready unasked', () => {
  const all = new Set(Object.values(loanWorkflow.policy));
  const ofLoans = bulkEvents('loan', all);
  expect(ofLoans.slice(0, 4)).toEqual(['ASSIGN_AGENT', 'ACCEPT', 'DEFER', 'REJECT']);
  const ready = (...states: string[]) => readyEvents('loan', ofLoans, states);
  expect(ready('submitted')).not.toContain('ACCEPT');
  expect(ready('assigned')).toContain('ACCEPT');
  expect(ready('rejected')).toEqual(['REOPEN']);
  expect(ready('submitted', 'assigned', 'rejected', 'accepted')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(REJECT|WITHDRAW)$/)]),
  );
  const ofCases = bulkEvents('case', new Set(Object.values(caseWorkflow.policy)));
  expect(ofCases[0]).toBe('RESOLVE');
  expect(readyEvents('case', ofCases, ['open'])).toContain('ASSIGN');
  expect(readyEvents('case', ofCases, ['open', 'resolved'])).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(RESOLVE|CLOSE)$/)]),
  );
});
