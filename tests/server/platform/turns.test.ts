import { expect, test } from 'vitest';
import { Turns, workFor } from '../../../src/server/platform/turns.ts';

const LONG_MS = 60_000;

/** Whose turn it is has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Asks one after another, and tells in which order they got their turn. */
function asking(turns: Turns) {
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whom: string | null) => {
    const take = async () => {
      const end = await turns.take();
      order.push(whom ?? 'own');
      ends.push(end);
    };
    return whom === null ? take() : workFor(whom, take);
  };
  /** Ends the turn that was given first. */
  const end = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { order, ask, end };
}

test('whoever asks for much at once lets everybody else wait for one thing of theirs', async () => {
  const { order, ask, end } = asking(new Turns(1, LONG_MS));
  for (let time = 0; time < 20; time++) void ask('greedy');
  void ask('other');
  void ask('third');
  for (let turn = 0; turn < 5; turn++) await end();
  expect(order).toEqual(['greedy', 'other', 'third', 'greedy', 'greedy', 'greedy']);
});

test('nobody has more than half of it at a time, but for the server itself', async () => {
  const { order, ask, end } = asking(new Turns(4, LONG_MS));
  for (let time = 0; time < 4; time++) void ask('greedy');
  void ask('other');
  await end();
  expect(order).toEqual(['greedy', 'greedy', 'other', 'greedy']);
  const own = asking(new Turns(4, LONG_MS));
  for (let time = 0; time < 4; time++) void own.ask(null);
  await own.end();
  expect(own.order).toHaveLength(4);
});

test('one who gave up waiting is passed over, and a turn that ends twice is given once', async () => {
  const turns = new Turns(1, 1);
  const end = await workFor('first', () => turns.take());
  await expect(workFor('second', () => turns.take())).rejects.toThrow('timeout exceeded when trying to connect');
  expect(turns.waiting).toBe(0);
  end();
  end();
  await workFor('third', () => turns.take());
  await expect(workFor('fourth', () => turns.take())).rejects.toThrow('timeout exceeded');
});
