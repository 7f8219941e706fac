import { describe, expect, test } from 'vitest';
import { caseText, partsOf } from '../../machines/cases/case.texts.ts';
import { clockBar } from '../../src/portal/features/cases/clock.bar.ts';
import { conversationOf } from '../../src/portal/features/cases/conversation.ts';

const START = Date.parse('2026-11-19T10:52:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();
const move = (event: string, from: string | null, to: string, minutes: number) => ({
  event,
  from,
  to,
  at: at(minutes),
});

describe('the bar of a clock', () => {
  const running = { allowedSeconds: 4 * 3_600, dueAt: at(248), leftSeconds: null };
  const steps = [
    move('CREATE', null, 'new', 0),
    move('ASSIGN', 'new', 'open', 3),
    move('TAG', 'open', 'open', 9),
    move('PEND', 'open', 'pending', 18),
    move('WAKE', 'pending', 'open', 26),
  ];

  test('has what was used, what stood, now and the end', () => {
    const bar = clockBar({ state: 'open', createdAt: at(0), clock: running }, steps, START + 110 * MINUTE);
    expect([bar.used, bar.stopped]).toEqual([102 * MINUTE, 8 * MINUTE]);
    expect(bar.parts.map(({ kind }) => kind)).toEqual(['used', 'used', 'stopped', 'used']);
    expect(bar.parts.at(-1)?.to).toBeCloseTo(110 / 248);
    expect(bar.due).toBe(bar.end);
  });

  test('grows red past its end, also from one visit into the next', () => {
    const bar = clockBar({ state: 'open', createdAt: at(0), clock: running }, steps, START + 300 * MINUTE);
    expect(bar.parts.at(-1)).toEqual({ kind: 'over', from: 248 / 300, to: 1 });
    expect(bar.end).toBe(bar.here);
  });

  test('goes on only in thought while it stands, and ends where it was answered', () => {
    const paused = { allowedSeconds: 4 * 3_600, dueAt: null, leftSeconds: 3_600 };
    const waiting = clockBar(
      { state: 'pending', createdAt: at(0), clock: paused },
      steps.slice(0, 4),
      START + 60 * MINUTE,
    );
    expect(waiting.due).toBe(START + 120 * MINUTE);
    const answered = [...steps, move('RESOLVE', 'open', 'resolved', 40), move('CLOSE', 'resolved', 'closed', 90)];
    const done = clockBar({ state: 'closed', createdAt: at(0), clock: paused }, answered, START + 500 * MINUTE);
    expect([done.due, done.here]).toEqual([null, START + 40 * MINUTE]);
  });
});

describe('a conversation', () => {
  const by = { id: 'hina', name: 'Hina Sheikh' };
  const step = (id: number, event: string, minutes: number, more: object = {}) => ({
    id,
    event,
    by,
    at: at(minutes),
    from: 'open',
    to: 'open',
    reason: null,
    version: id,
    facts: null,
    ...more,
  });

  test('has what was said in its order, and leaves out what is written about the case', () => {
    const picture = { id: 'a', kind: 'image', type: 'image/webp', url: '/a' } as const;
    const history = [
      step(1, 'CREATE', 0, { from: null }),
      step(2, 'TAG', 1),
      step(3, 'PEND', 2, { to: 'pending', facts: { question: 'Which field?' } }),
      step(4, 'HEAR', 10, { from: 'pending', facts: { text: 'The lower one', files: ['a', 'gone'] } }),
      step(5, 'SNOOZE', 20, { to: 'snoozed', reason: 'After the water' }),
      step(6, 'MERGE', 30, { from: 'snoozed', to: 'merged', facts: { intoNumber: 'C-1' } }),
    ];
    const message = { event: 'PEND', createdAt: at(2), state: 'failed' } as never;
    const entries = conversationOf({
      record: { description: 'Green bolls', files: [picture] },
      history,
      messages: [message],
      notes: [{ id: 'n', text: 'Above the limit', by, at: at(15) }],
      now: START + 30 * MINUTE,
    });
    expect(entries).toMatchObject([
      { kind: 'heard', isFirst: true, text: 'Green bolls' },
      { kind: 'told', text: 'Which field?', delivery: { state: 'failed' }, waited: 8 * MINUTE },
      { kind: 'heard', isFirst: false, text: 'The lower one', files: [picture] },
      { kind: 'note', text: 'Above the limit' },
      { kind: 'step', event: 'SNOOZE', reason: 'After the water', waited: 10 * MINUTE },
      { kind: 'step', event: 'MERGE', about: 'C-1' },
    ]);
  });

  test('says until when a case is snoozed while it is, and of a clock that stood for a moment nothing', () => {
    const snoozed = step(1, 'SNOOZE', 0, { to: 'snoozed', facts: { until: '2026-12-01' } });
    const woken = step(2, 'WAKE', 0.5, { from: 'snoozed' });
    const of = (history: (typeof snoozed)[], now: number) =>
      conversationOf({ record: { description: '', files: [] }, history, messages: [], notes: [], now });
    expect(of([snoozed], START + 2 * MINUTE)).toMatchObject([{ until: '2026-12-01', waited: 2 * MINUTE }]);
    expect(of([snoozed, woken], START + 2 * MINUTE)).toMatchObject([{ until: null, waited: null }, { event: 'WAKE' }]);
  });
});

test.each([
  ['', 0],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(159)}€`, 2],
  ['ا'.repeat(70), 1],
  ['ا'.repeat(71), 2],
  [`${'a'.repeat(70)}ا`, 2],
])('a network carries %j in %i parts', (text, parts) => expect(partsOf(text)).toBe(parts));

test('a text begins with the number of its case', () => {
  expect(caseText('en', 'C-1', ' Pick now ')).toBe('Your question C-1: Pick now');
});
