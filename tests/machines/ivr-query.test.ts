import { describe, expect, test } from 'vitest';
import { queryFields } from '../../machines/ivr/query/query.environment.ts';
import { fixed } from '../../machines/ivr/query/query.fix.ts';
import { queryWords } from '../../machines/ivr/query/query.problem.ts';
import { checkQuery, compileQuery, type QueryKind } from '../../machines/ivr/query/query.ts';
import { type CallResult, queryVariables } from '../../machines/ivr/query/query.values.ts';
import { caller } from './call-sample.ts';

const call = { time: '2026-11-22T20:30:00.000Z', visits: 2, lastKey: '3' };
const api: CallResult = { kind: 'api', ok: true, status: 200, body: { count: 3, names: ['a'], ok: true } };
const run = (text: string, kind: QueryKind = 'validation', result: CallResult = api) =>
  compileQuery(text, kind)(queryVariables(caller, call, result));
const holds = (text: string, result?: CallResult) => {
  expect(checkQuery(text, 'validation'), text).toBeNull();
  expect(run(text, 'validation', result), text).toEqual({ ok: true, value: true });
};

describe('what a query can read', () => {
  test.each([
    'caller.msisdn.startsWith("92300")',
    'caller.language == "ur"',
    '"punjab" in caller.location',
    'caller.crops.exists(crop, crop == "wheat")',
    'caller.crops.filter(crop, crop != "rice").all(crop, crop == "wheat")',
    Array(8).fill('caller.crops.exists(crop, crop == "wheat")').join(' && '),
    'size(caller.livestock) == 0 && caller.machineries.size() < 1',
    'caller.callCount >= 3 && caller.callCount % 2 == 1',
    '!caller.host && caller.subscriberStatus == "active"',
    'call.visits == 2 && call.lastKey == "3"',
    'result.ok && result.kind == "api" && result.status == 200',
    'result.body.ok && result.body.count == 3 && result.body.count > 2',
    'has(result.body.names) && !has(result.body.other)',
  ])('%s', (text) => holds(text));

  test('the results of trunk calls, recordings and choices', () => {
    holds('!result.ok && result.outcome == "busy"', { kind: 'trunk', ok: false, outcome: 'busy' });
    holds('result.seconds > 2.0 && result.mediaId == "m"', { kind: 'recording', ok: true, seconds: 2.5, mediaId: 'm' });
    holds('result.code == "rice" && result.id == "7" && result.name == "Rice"', {
      kind: 'choice',
      ok: true,
      id: '7',
      code: 'rice',
      name: 'Rice',
    });
    holds('result.kind == "none" && !result.ok', { kind: 'none' });
  });

  test('the time is the one on the clock in Pakistan', () => {
    holds('call.time.getHours() == 1 && call.time.getMinutes() == 30');
    holds('call.time.getDayOfWeek() == 1 && call.time.getDate() == 23');
    holds('call.time.getMonth() == 10 && call.time.getFullYear() == 2026');
    holds('call.time > timestamp("2026-11-22T20:29:59Z") && call.time <= timestamp("2026-11-23T01:30:00+05:00")');
    holds('call.time < timestamp("2027-01-01T00:00:00Z") && call.time >= timestamp("2026-01-01T00:00:00Z")');
  });

  test('each field is offered for completion with its type', () => {
    for (const { name, type } of queryFields) {
      const kind = type === 'Time' ? 'no_value' : type;
      if (kind !== 'no_value') expect(checkQuery(`${name} == ${name}`, 'validation'), name).toBeNull();
    }
    expect(queryFields.map(({ name }) => name)).toContain('call.time.getHours()');
  });
});

describe('what is wrong with a query', () => {
  test.each([
    ['caller.cropz.size() > 1', { message: 'caller has no cropz', line: 1, column: 8, length: 5, suggestion: 'crops' }],
    ['true &&\n  caller.hosts', { message: 'caller has no hosts', line: 2, column: 10, length: 5, suggestion: 'host' }],
    ['crops.size() > 1', { message: 'There is no crops', line: 1, column: 1, length: 5, suggestion: 'caller.crops' }],
    ['callr.host', { message: 'There is no callr', line: 1, column: 1, length: 5, suggestion: 'caller' }],
    [
      'call.time.getHour() == 1',
      { message: 'call.time has no getHour()', line: 1, column: 11, length: 7, suggestion: 'getHours' },
    ],
    [
      'caller.crops.sizee() > 1',
      { message: 'caller.crops has no sizee()', line: 1, column: 14, length: 5, suggestion: 'size' },
    ],
    [
      'caller.crops.exist(c, c == "a")',
      { message: 'caller.crops has no exist()', line: 1, column: 14, length: 5, suggestion: 'exists' },
    ],
    [
      'caller.msisdn.startWith("92")',
      { message: 'caller.msisdn has no startWith()', line: 1, column: 15, length: 9, suggestion: 'startsWith' },
    ],
    ['has(caller.hots)', { message: 'caller has no hots', line: 1, column: 12, length: 4, suggestion: 'host' }],
    ['caller.zebra', { message: 'caller has no zebra', line: 1, column: 8, length: 5 }],
    ['1 +', { message: 'The query ends too early', line: 1, column: 4, length: 0 }],
    ['"open', { message: 'The text has no closing quotation mark', line: 1, column: 1, length: 5 }],
    ['', { message: 'The query is empty', line: 1, column: 1, length: 0 }],
  ])('%s', (text, problem) => {
    const { code, values, ...rest } = checkQuery(text, 'validation') ?? {};
    expect(rest).toEqual(problem);
    expect(code && values && queryWords({ code, values })).toBe(problem.message);
    expect(run(text)).toMatchObject({ ok: false, finding: { code, message: problem.message } });
  });

  test.each([
    ['caller.crops == "x"', 'caller.crops.exists(c, c == "x")'],
    ['"x" != caller.crops', '!caller.crops.exists(c, c == "x")'],
    // The name alone mended would be the next error: both are mended at once.
    ['caller.host &&\n  caller.crop == "x"', 'caller.host &&\n  caller.crops.exists(c, c == "x")'],
    ['caller.crop.size() > 1 && callr.host', 'caller.crops.size() > 1 && callr.host'],
  ])('the fix of %s', (text, mended) => {
    const problem = checkQuery(text, 'validation');
    expect(problem && fixed(text, problem)).toBe(mended);
  });

  test.each(['caller.crop', 'caller.crop > 3', 'caller.crops.exists(c, caller.crops == c)'])(
    '%s has no fix, since it would be wrong again',
    (text) => {
      expect(checkQuery(text, 'validation')).not.toBeNull();
      expect(checkQuery(text, 'validation')?.suggestion).toBeUndefined();
    },
  );

  test('a condition is true or false, a file name a text', () => {
    expect(checkQuery('caller.callCount', 'validation')?.message).toBe(
      'A condition must be true or false; this is int',
    );
    expect(checkQuery('caller.host', 'fileName')?.message).toBe(
      'A file query must give the name of a file, a text; this is bool',
    );
    expect(checkQuery('caller.callCount > "2"', 'validation')?.message).toBe(
      'These two do not go together (int > string)',
    );
    expect(checkQuery('"crop-" + caller.language', 'fileName')).toBeNull();
  });

  test('what the language itself says of a query stands in a sentence', () => {
    expect(checkQuery('caller.callCount && true', 'validation')?.message).toMatch(
      /^The query has a mistake \(Logical .*\)$/,
    );
  });
});

describe('what a query may not do', () => {
  test.each([
    ['caller.msisdn.matches("(a+)+$")', 'matches() is not available: use contains, startsWith or endsWith', 1],
    ['caller.crops.all(c, c.matches("a"))', 'matches() is not available: use contains, startsWith or endsWith', 21],
    [
      'caller.crops.all(c, caller.crops.exists(d, d == c))',
      'exists() may not stand inside another list expression',
      21,
    ],
    [
      'caller.crops.map(c, caller.crops.map(d, d)).size() > 1',
      'map() may not stand inside another list expression',
      21,
    ],
    ['cel.bind(x, caller.msisdn, x + x == "")', 'cel.bind() is not available', 1],
    [Array(9).fill('caller.crops.exists(c, c == "a")').join('||'), 'A query goes through at most 8 lists', 273],
  ])('%s', (text, message, column) => {
    expect(checkQuery(text, 'validation')).toMatchObject({ message, line: 1, column });
  });

  test('be longer than 1,000 characters, deep or wide', () => {
    expect(checkQuery(`true${' '.repeat(1000)}`, 'validation')).toMatchObject({
      message: 'A query has at most 1000 characters',
      column: 1001,
    });
    expect(checkQuery(`${'('.repeat(40)}true${')'.repeat(40)}`, 'validation')?.message).toMatch(/maxDepth/);
    expect(checkQuery(Array.from({ length: 120 }, () => 'true').join('||'), 'validation')?.message).toMatch(/max/);
    expect(checkQuery(`1 in [${Array.from({ length: 60 }, () => '1').join(',')}]`, 'validation')?.message).toMatch(
      /max/,
    );
  });

  test('reach anything that is not given to it', () => {
    for (const text of ['constructor', 'caller.constructor', 'caller.__proto__', 'process.env', 'globalThis']) {
      expect(checkQuery(`${text} == ${text}`, 'validation'), text).not.toBeNull();
    }
  });
});

describe('changes of the profile', () => {
  test.each([
    ['{"language": "pa"}', { language: 'pa' }],
    ['{"crops": caller.crops + ["rice"], "livestock": []}', { crops: ['wheat', 'rice'], livestock: [] }],
    ['call.lastKey == "3" ? {"language": "sd"} : {}', { language: 'sd' }],
    ['{}', {}],
  ])('%s', (text, value) => {
    expect(checkQuery(text, 'patch')).toBeNull();
    expect(run(text, 'patch')).toEqual({ ok: true, value });
  });

  test.each([
    ['{"msisdn": "0"}', 'msisdn cannot be changed; language, location, crops, livestock, machineries can'],
    ['{"language": "klingon"}', 'language must be one of en, ur, pa, ps, sd, sk, hn'],
    ['{"language": 1}', 'language must be a text; this is int'],
    ['{"crops": "rice"}', 'crops must be a list of texts; this is string'],
    ['{"crops": [1]}', 'crops must be a list of texts; this is list<int>'],
    ['{call.lastKey: "pa"}', 'The field to change must be a text such as "language"'],
    [
      'caller.host ? {"language": "pa"} : {"host": "yes"}',
      'host cannot be changed; language, location, crops, livestock, machineries can',
    ],
    ['"pa"', 'A change is a map such as {"language": "pa"}'],
  ])('%s is refused', (text, message) => {
    expect(checkQuery(text, 'patch')?.message).toBe(message);
  });

  test('a misspelt field gets its name suggested', () => {
    expect(checkQuery('{"langage": "pa"}', 'patch')).toMatchObject({ column: 2, length: 9, suggestion: '"language"' });
  });

  test('a value that turns out wrong while running changes nothing', () => {
    expect(run('{"language": result.body.count}', 'patch').ok).toBe(false);
    expect(run('{"language": result.body.missing}', 'patch').ok).toBe(false);
    expect(run('{"crops": result.body.names}', 'patch')).toEqual({ ok: true, value: { crops: ['a'] } });
  });
});

test('a query that fails while running says why and never throws', () => {
  const message = 'The query has a mistake (division by zero)';
  expect(run('1 / (caller.callCount - 3) == 1')).toMatchObject({ ok: false, finding: { message } });
  expect(run('caller.livestock[0] == "cow"')).toMatchObject({ ok: false });
  expect(run('result.body')).toMatchObject({ ok: false, finding: { code: 'answerNotCondition' } });
  expect(run('""', 'fileName')).toMatchObject({ ok: false, finding: { code: 'answerNotFileName' } });
});

test('what does not belong where it stands is named as a whole word, with the operator that was meant', () => {
  const said = (text: string) => {
    const { code, values, length, suggestion } = checkQuery(text, 'validation') ?? {};
    return { code, word: values?.['word'], length, ...(suggestion !== undefined && { suggestion }) };
  };
  expect(said('call.visits > 1 and call.visits < 3')).toEqual({
    code: 'unexpected',
    word: 'and',
    length: 3,
    suggestion: '&&',
  });
  expect(said('caller.language = "ur"')).toEqual({ code: 'unexpected', word: '=', length: 1, suggestion: '==' });
  expect(said('caller.language xyz "ur"')).toEqual({ code: 'unexpected', word: 'xyz', length: 3 });
  expect(said('call.visits > 08x')).toEqual({ code: 'unexpected', word: '08x', length: 3 });
  expect(said('caller.language == زبان')).toEqual({ code: 'unexpected', word: 'زبان', length: 4 });
});
