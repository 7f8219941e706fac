import { describe, expect, test } from 'vitest';
import {
  arrange,
  choicesOf,
  fitting,
  opensRecord,
  ordered,
  parseChoices,
  phoneColumns,
  resized,
  shown,
} from '../../src/portal/lists/columns.ts';

const defaults = [
  { key: 'number', width: 84, fixed: true },
  { key: 'farmer', width: 176 },
  { key: 'acres', width: 80, hidden: true },
];
const keys = (columns: { key: string }[]) => columns.map(({ key }) => key);

describe('columns of a list', () => {
  test('what names the record opens it, as its fixed column does', () => {
    expect([{ fixed: true }, { opens: true }, {}].map(opensRecord)).toEqual([true, true, false]);
  });

  test('a column that is new since the arrangement was kept joins in its own place', () => {
    expect(keys(arrange(defaults, [{ key: 'farmer' }, { key: 'number' }]))).toEqual(['farmer', 'acres', 'number']);
  });

  test('a column that is gone is forgotten, and one kept twice appears once', () => {
    expect(keys(arrange(defaults, [{ key: 'gone' }, { key: 'farmer' }, { key: 'farmer' }]))).toEqual([
      'number',
      'farmer',
      'acres',
    ]);
  });

  test('the name of the record cannot be hidden', () => {
    expect(arrange(defaults, [{ key: 'number', hidden: true }])[0]).toEqual({
      key: 'number',
      width: 84,
      hidden: false,
    });
  });

  test('those in sight are put in another order among the hidden ones', () => {
    const columns = arrange(defaults, [{ key: 'number' }, { key: 'acres', hidden: true }, { key: 'farmer' }]);
    expect(keys(ordered(columns, ['farmer', 'number']))).toEqual(['farmer', 'acres', 'number']);
  });

  test('widths stop at their limits', () => {
    const columns = arrange(defaults, []);
    expect(resized(columns, 'farmer', 3)[1]?.width).toBe(48);
    expect(resized(columns, 'farmer', 9999)[1]?.width).toBe(800);
  });

  test('what is kept reads back as it was arranged', () => {
    const columns = shown(ordered(arrange(defaults, []), ['acres', 'number', 'farmer']), 'farmer', false);
    expect(arrange(defaults, parseChoices(JSON.stringify(choicesOf(columns))))).toEqual(columns);
  });

  test('what gives way is left out, the last first, until the others fit', () => {
    const columns = arrange([...defaults, { key: 'agent', width: 90 }, { key: 'synced', width: 70 }], []);
    const left = (room: number) => {
      const fit = fitting(columns, { giving: ['farmer', 'synced'], least: {}, room, over: 'agent' });
      return [...keys(fit.columns.filter(({ hidden }) => !hidden)), ...(fit.goesOn ? ['…'] : [])];
    };
    expect(left(330)).toEqual(['number', 'farmer', 'agent', 'synced']);
    expect(left(329)).toEqual(['number', 'farmer', 'agent']);
    expect(left(84)).toEqual(['number', 'agent']);
    expect(left(0)).toEqual(['number', 'agent', '…']);
    const isOver = (room: number) => fitting(columns, { giving: [], least: {}, room, over: 'agent' }).isOver;
    expect([isOver(420), isOver(419)]).toEqual([false, true]);
  });

  test('what is missing then is taken from those that may become narrower, each by its share', () => {
    const columns = arrange([...defaults, { key: 'agent', width: 100 }], []);
    const widths = (room: number, least: Record<string, number> = { farmer: 116, agent: 80 }) => {
      const fit = fitting(columns, { giving: [], least, room, over: undefined });
      return [...fit.columns.filter(({ hidden }) => !hidden).map(({ width }) => width), ...(fit.goesOn ? ['…'] : [])];
    };
    expect(widths(360)).toEqual([84, 176, 100]);
    expect(widths(320)).toEqual([84, 146, 90]);
    expect(widths(280)).toEqual([84, 116, 80]);
    expect(widths(279)).toEqual([84, 116, 80, '…']);
    expect(widths(359, {})).toEqual([84, 176, 100, '…']);
  });

  test.each([
    ['has room for all', 420, {}, [84, 176, 100, 60]],
    ['of one column is another’s, whose words would be cut', 420, { farmer: 200, agent: 70 }, [84, 200, 76, 60]],
    ['is given back, where no words are cut', 400, { agent: 70 }, [84, 176, 80, 60]],
    ['is shared by what each lacks', 420, { farmer: 216, agent: 70, number: 94 }, [90, 200, 70, 60]],
    ['keeps a column that would be left out', 390, { farmer: 150, agent: 96 }, [84, 150, 96, 60]],
    ['leaves it out where it would not do', 360, { farmer: 160 }, [84, 176, 100]],
    [
      'never makes a column so narrow that its head is cut, nor so wide as the longest words',
      900,
      { farmer: 900, agent: 1 },
      [84, 352, 100, 60],
    ],
  ] as const)('room that words leave %s', (_, room, needs, widths) => {
    const columns = arrange([...defaults, { key: 'agent', width: 100 }, { key: 'place', width: 60 }], []);
    const fit = fitting(columns, { giving: ['place'], least: {}, room, over: undefined, needs });
    expect(fit.columns.filter(({ hidden }) => !hidden).map(({ width }) => Math.round(width))).toEqual(widths);
    expect(fit.goesOn).toBe(false);
  });

  test('a span of time has the room that its words need before the others share what is left', () => {
    const columns = arrange([...defaults, { key: 'age', width: 60 }], []);
    const widths = (whole: readonly string[]) => {
      const fit = fitting(columns, {
        giving: [],
        least: { farmer: 116 },
        room: 320,
        over: undefined,
        needs: { farmer: 176, age: 90 },
        whole,
      });
      return fit.columns.filter(({ hidden }) => !hidden).map(({ width }) => width);
    };
    expect(widths(['age'])).toEqual([84, 146, 90]);
    expect(widths([])).toEqual([84, 176, 60]);
  });

  test('a damaged entry counts as none', () => {
    expect([parseChoices('{'), parseChoices('{"a":1}'), parseChoices('[3, null, {"width":2}]')]).toEqual([[], [], []]);
  });
});

describe('the two lines of a row on a phone', () => {
  const arranged = (hidden: readonly string[]) =>
    ['age', 'number', 'title', 'state'].map((key) => ({ key, width: 80, hidden: hidden.includes(key) }));
  const columns = [
    { key: 'number', fixed: true, phone: 'second' },
    { key: 'title', phone: 'first' },
    { key: 'age', phone: 'second' },
    { key: 'district' },
    { key: 'state', stays: true },
  ] as const;

  test('say what it is about and its state, then what the description keeps for the second, as it was arranged', () => {
    const { first, second, state } = phoneColumns({ columns }, arranged([]));
    expect([first?.key, keys(second), state?.key]).toEqual(['title', ['age', 'number'], 'state']);
  });

  test('begin with the name of the record where nothing else is to', () => {
    expect(phoneColumns({ columns: columns.filter(({ key }) => key !== 'title') }, []).first?.key).toBe('number');
  });
});
