import { describe, expect, test } from 'vitest';
import { lastBirthday } from '../../machines/farmers/farmer.age.ts';
import { draftsOf, keptDraft, textDraft } from '../../src/portal/drafts.ts';
import { isSamePerson } from '../../src/portal/features/farmers/alike.ts';
import { askedIn } from '../../src/portal/features/farmers/caller.ts';
import { begunName, carryOver, mergeOf } from '../../src/portal/features/farmers/carried.ts';
import {
  changesFarmer,
  type Farmer,
  isUnsubscribed,
  type Profile,
} from '../../src/portal/features/farmers/farmers.data.ts';
import { toldApartBy } from '../../src/portal/features/farmers/merge/merge.choice.ts';
import { numberTyped } from '../../src/portal/features/farmers/new-person.hook.ts';
import { keyOf, nextActions } from '../../src/portal/features/farmers/next-action.ts';
import { draftOf } from '../../src/portal/features/farmers/person.draft.ts';
import {
  changedFields,
  emptyPerson,
  faultsOf,
  inputOf,
  type PersonForm,
  personIn,
  personOf,
  placeOf,
} from '../../src/portal/features/farmers/person.form.ts';
import { readPoints, written } from '../../src/portal/features/farmers/points.ts';
import { expectedOf } from '../../src/portal/features/farmers/stage-calendar.ts';

const person: PersonForm = { ...emptyPerson, name: 'Nasreen Akhtar', gender: 'female', phoneType: 'smartphone' };

test.each([
  ['923486690975', '0348\u00A06690975'],
  ['0348669', '0348669'],
  ['', ''],
])('the number %s of a new profile stands there as people write it', (given, typed) => {
  expect(numberTyped(given)).toBe(typed);
});

describe('a person as it is sent', () => {
  test('is what was changed alone', () => {
    expect(inputOf(person, person)).toEqual({});
    expect(inputOf({ ...person, village: ' Chak 9 ', fatherName: '' }, { ...person, fatherName: 'Ditta' })).toEqual({
      village: 'Chak 9',
      fatherName: null,
    });
  });

  test('has CNIC and e-mail only when they are longer than one character, and null where they were taken away', () => {
    expect(inputOf({ ...person, email: 'x', cnic: '3' }, person)).toEqual({});
    expect(inputOf({ ...person, cnic: '36103-4417826-1', email: 'n@b.pk' }, person)).toEqual({
      cnic: '3610344178261',
      email: 'n@b.pk',
    });
    expect(inputOf(person, { ...person, email: 'n@b.pk' })).toEqual({ email: null });
  });

  test('has both coordinates or neither', () => {
    expect(inputOf({ ...person, place: '30.27415, 71.98862' }, person)).toEqual({ lat: 30.27415, lng: 71.98862 });
    expect(inputOf(person, { ...person, place: '30, 71' })).toEqual({ lat: null, lng: null });
    expect(placeOf('۳۰٫۵ ۷۱')).toEqual({ lat: 30.5, lng: 71 });
    expect(placeOf('here')).toBeUndefined();
  });

  test('says what cannot be sent as it was typed', () => {
    expect(faultsOf(person)).toEqual({});
    expect(faultsOf({ ...person, name: ' ', cnic: '36103', email: 'x', place: '99, 200' })).toEqual({
      name: 'missing',
      cnic: 'cnicDigits',
      email: 'emailForm',
      place: 'placeForm',
    });
  });

  test('is read out of JSON when that has its fields and nothing else', () => {
    expect(personIn(JSON.stringify(person))).toEqual(person);
    expect(personIn('{"name":"A"}')).toEqual({ ...emptyPerson, name: 'A' });
    expect(personIn('{"salary":"1"}')).toBeNull();
    expect(personIn('{"name":7}')).toBeNull();
    expect(personIn('{"name":null}')).toBeNull();
    expect(personIn('{')).toBeNull();
    expect(changedFields(person, { ...person, name: 'B' })).toEqual(['name']);
  });
});

describe('what was typed into a record that was merged meanwhile', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
  const into = {
    id: 'stands',
    version: 7,
    name: 'Nasreen Akhtar',
    village: 'Chak 2',
    phoneType: 'smartphone',
  } as Farmer;
  const note = (id: string) => textDraft('ayesha', `farmer:${id}`, 'call', store);

  test('goes over to the one that stands, and nothing that was typed there is lost', () => {
    kept.clear();
    note('merged').keep('wants seed');
    note('stands').keep('called twice');
    keptDraft('ayesha', begunName('animals', 'merged'), [], store).keep({ count: 12 });
    carryOver('ayesha', 'merged', into, store);
    expect([note('stands').read(), note('merged').read()]).toEqual(['called twice\nwants seed', '']);
    const animals = keptDraft<{ count: number }>('ayesha', begunName('animals', 'stands'), [], store).read({
      count: 0,
    });
    expect(animals?.typed).toEqual({ count: 12 });
    carryOver('ayesha', 'merged', into, store);
    expect(note('stands').read()).toBe('called twice\nwants seed');
  });

  test('is laid over the person that stands: only what was changed', () => {
    kept.clear();
    const before = { ...person, name: 'Nasrin', village: 'Chak 1' };
    draftOf('ayesha', 'merged', store).keep({ before, typed: { ...before, fatherName: 'Ditta' } });
    draftOf('sana', 'merged', store).keep({ before, typed: { ...before, fatherName: 'Bashir' } });
    carryOver('ayesha', 'merged', into, store);
    const draft = draftOf('ayesha', 'stands', store).read(personOf(into));
    expect(draft && changedFields(draft.typed, draft.before)).toEqual(['fatherName']);
    expect(draft?.typed).toMatchObject({ name: 'Nasreen Akhtar', village: 'Chak 2', fatherName: 'Ditta' });
    expect(draftsOf('ayesha', 'farmer:merged', store).read('person')).toBeNull();
    // What a colleague typed on this device waits for the colleague.
    expect(draftOf('sana', 'stands', store).read(before)).toBeNull();
    expect(draftOf('sana', 'merged', store).read(before)?.typed.fatherName).toBe('Bashir');
  });

  test('is kept without the rest of the record, and laid over what is stored when it is found again', () => {
    kept.clear();
    const before = { ...person, cnic: '3610344178261', dob: '1980-01-02', place: '30.2, 71.9', village: 'Chak 1' };
    const drafts = draftOf('ayesha', 'one', store);
    drafts.keep({ before, typed: { ...before, village: 'Chak 2' } });
    expect([...kept.values()].join('')).not.toMatch(/3610344178261|1980-01-02|30\.2/);
    const now = { ...before, name: 'Nasrin' };
    expect(drafts.read(now)).toEqual({
      before: { ...now, village: 'Chak 1' },
      typed: { ...now, village: 'Chak 2' },
    });
  });

  test('is told by the merge of that record, else by the last one', () => {
    const [last, own] = [{ id: 'b' }, { id: 'a' }] as Profile['merged'];
    expect(mergeOf('a', { merged: [last, own] } as Profile)).toBe(own);
    expect(mergeOf('c', { merged: [last, own] } as Profile)).toBe(last);
  });
});

test('two records that both say a CNIC or a birthday, and say otherwise, are rather two persons', () => {
  const one = { cnic: '3610344178261', dob: '1980-01-02' } as Farmer;
  expect(toldApartBy(one, { ...one, cnic: '3610344178262' })).toEqual(['cnic']);
  expect(toldApartBy(one, { ...one, dob: '1980-01-03' })).toEqual(['dob']);
  expect(toldApartBy(one, { ...one, cnic: null, dob: null })).toEqual([]);
});

describe('who rings', () => {
  const number = { kind: 'number', msisdn: '923071442455' };

  test.each([
    ['+923071442455', ''],
    ['%2B923071442455', ''],
    ['0307-144-2455', ''],
    ['tel:+923071442455', ''],
    ['sip:03071442455@pbx.example;user=phone', ''],
    ['۰۳۰۷۱۴۴۲۴۵۵', ''],
    ['٠٣٠٧ ١٤٤ ٢٤٥٥', ''],
    ['call', 'msisdn=+923071442455'],
    ['call', 'msisdn=%2B923071442455'],
    ['call', 'msisdn=%2B92+(0)307+1442455'],
    ['call', 'msisdn=+92 (0)307 1442455'],
    ['call', 'msisdn=0307+144+2455'],
  ])('is read however a softphone writes it: %s?%s', (inPath, search) => {
    expect(askedIn(inPath, search)).toEqual(number);
  });

  test('may be a farmer by id, and what is neither is given back to be corrected', () => {
    const id = '0b8f6f6e-58a3-4c5b-9d0e-6a1f0c9d2e21';
    expect(askedIn(id, '')).toEqual({ kind: 'id', id });
    expect(askedIn('%2', '')).toEqual({ kind: 'unread', text: '%2' });
    expect(askedIn('call', 'msisdn=12ab')).toEqual({ kind: 'unread', text: '12ab' });
  });
});

describe('a list of points', () => {
  const square = '30.3, 71.93\n30.3, 71.932\n30.302, 71.932\n30.302, 71.93';

  test('is latitude before longitude, a point a line, in any digits', () => {
    const read = readPoints(square);
    expect(read).toMatchObject({ kind: 'shape', shape: { coordinates: [{ 0: [71.93, 30.3], length: 5 }] } });
    expect(readPoints(square.replaceAll('3', '۳'))).toEqual(read);
    expect(read.kind === 'shape' && written(read.shape)).toBe(square);
  });

  test('may be GeoJSON or WKT', () => {
    const { shape } = readPoints(square) as { shape: object };
    const feature = { type: 'Feature', properties: {}, geometry: shape };
    expect(readPoints(JSON.stringify(shape)).kind).toBe('shape');
    expect(readPoints(JSON.stringify({ type: 'FeatureCollection', features: [feature] })).kind).toBe('shape');
    expect(readPoints('POLYGON((71.93 30.3, 71.932 30.3, 71.932 30.302, 71.93 30.3))').kind).toBe('shape');
  });

  test('says which line is no point, and what is wrong with the shape', () => {
    expect(readPoints('')).toEqual({ kind: 'none' });
    expect(readPoints('30.3, 71.93\nthe canal')).toEqual({ kind: 'unread', line: 2, text: 'the canal' });
    expect(readPoints('{"type":"Point"}')).toMatchObject({ kind: 'refused', why: 'noLand' });
    expect(readPoints('30.3, 71.93\n30.3, 71.94')).toMatchObject({ kind: 'fault', fault: { code: 'shapeFewPoints' } });
    const swapped = readPoints('71.93, 30.3\n71.932, 30.3\n71.932, 30.302');
    expect(swapped).toMatchObject({ kind: 'fault', fault: { code: 'shapeSwapped' } });
  });
});

test('a page of a farmer is read again for a step of the own number, and for one that may be its first', () => {
  const own = { subscriber: { id: 'one' } } as unknown as Farmer;
  expect(changesFarmer({ entity: 'subscriber', id: 'one' }, own)).toBe(true);
  expect(changesFarmer({ entity: 'subscriber', id: 'other' }, own)).toBe(false);
  expect(changesFarmer({ entity: 'subscriber', id: 'other' }, { subscriber: null })).toBe(true);
  expect(changesFarmer({ entity: 'case', id: 'any' }, own)).toBe(true);
  expect(changesFarmer({ entity: 'post', id: 'any' }, own)).toBe(false);
});

test('somebody of the same name and village is told while a profile is made', () => {
  const known = { name: 'Rab Nawaz', nameUr: 'رب نواز', village: 'Chak 12/GB' };
  expect(isSamePerson({ name: ' rab  nawaz', village: 'CHAK 12/GB' }, known)).toBe(true);
  expect(isSamePerson({ name: 'رب نواز', village: 'Chak 12/GB' }, known)).toBe(true);
  expect(isSamePerson({ name: 'Rab', village: 'Chak 12/GB' }, known)).toBe(false);
  expect(isSamePerson({ name: 'Rab Nawaz', village: 'Chak 13' }, known)).toBe(false);
  expect(isSamePerson({ name: 'Rab Nawaz', village: '' }, { ...known, village: null })).toBe(false);
});

describe('the next thing to do', () => {
  const now = Date.parse('2026-11-19T10:00:00Z');
  const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const titled = { id: 'c', title: 'Insects', titleUr: null };
  const farmer = { state: 'active', language: titled, village: 'Chak 9', cnic: '1', lat: 30 } as unknown as Farmer;
  const profile = { farmer, cases: null, loans: null, land: null } as unknown as Profile;
  const one = (id: string, state: string, dueAt: string | null) => ({
    id,
    number: 'C-1',
    title: id,
    category: titled,
    state,
    since: at(-9),
    dueAt,
  });

  test('is an answer that is due, then one that waits for the farmer, then what the profile lacks', () => {
    const cases = {
      total: 3,
      open: 3,
      items: [one('over', 'open', at(-1)), one('far', 'new', at(30)), one('asked', 'pending', null)],
    };
    const actions = nextActions({ ...profile, cases, farmer: { ...farmer, cnic: null } }, now, []);
    expect(actions.map(keyOf)).toEqual(['case:over', 'waiting:asked', 'field:cnic']);
    expect(actions[0]).toMatchObject({ kind: 'case', isOver: true });
  });

  test('is nothing where nothing is wanted', () => {
    expect(nextActions(profile, now, [])).toEqual([]);
    expect(nextActions({ ...profile, farmer: { ...farmer, subscriber: null } }, now, [])).toEqual([
      { kind: 'subscribe' },
    ]);
  });
});

describe('the next stage of a crop', () => {
  const known = [
    { id: 'ploughed', attributes: { afterSowing: -14 } },
    { id: 'sown', attributes: { afterSowing: 0 } },
    { id: 'tillering', attributes: { afterSowing: 30 } },
    { id: 'heading', attributes: { afterSowing: 90 } },
    { id: 'rest', attributes: {} },
  ];
  const named = (id: string) => ({ id, title: id, titleUr: null });
  const crop = (sownOn: string | null, ...seen: [stage: string, date: string][]) => ({
    sownOn,
    growthStage: seen.length > 0 ? named(seen.at(-1)?.[0] ?? '') : null,
    stages: seen.map(([stage, date]) => ({ id: `${stage} ${date}`, stage: named(stage), date, description: null })),
  });
  const next = (id: string) => known.find((one) => one.id === id);

  // Sown on 5 November and seen as told, on the 26th.
  test.each([
    [
      'as many days after what was seen as the list says',
      crop('2026-11-05', ['sown', '2026-11-08']),
      'tillering',
      { on: '2026-12-08', isLate: false },
    ],
    [
      'late a week after its day, and not before',
      crop('2026-10-20', ['sown', '2026-10-20']),
      'tillering',
      { on: '2026-11-19', isLate: false },
    ],
    [
      'late from the eighth day on',
      crop('2026-10-19', ['sown', '2026-10-19']),
      'tillering',
      { on: '2026-11-18', isLate: true },
    ],
    [
      'reckoned over the turn of the year',
      crop('2026-11-05', ['tillering', '2026-12-06']),
      'heading',
      { on: '2027-02-04', isLate: false },
    ],
    ['not known of a stage without days', crop('2026-11-05', ['sown', '2026-11-05']), 'rest', undefined],
    ['not known where nothing was ever seen', crop('2026-11-05'), 'ploughed', undefined],
    [
      'reckoned from sowing where what was seen has no days',
      crop('2026-11-05', ['rest', '2026-11-20']),
      'tillering',
      { on: '2026-12-05', isLate: false },
    ],
    ['not known of an orchard', crop(null, ['rest', '2026-11-20']), 'tillering', undefined],
  ] as const)('is %s', (_, grown, stage, expected) => {
    expect(expectedOf(grown, next(stage), known, '2026-11-26')).toEqual(expected);
  });
});

describe('the last birthday of a farmer', () => {
  test.each([
    ['2026-11-28', '2016-11-28'],
    ['2028-02-29', '2018-02-28'],
  ])('on %s is %s', (today, last) => {
    expect(lastBirthday(today)).toBe(last);
  });
});

test('a number that has left the service is unsubscribed, one that was never with it is not', () => {
  const farmer = (state: string | null) => ({ subscriber: state === null ? null : { state } }) as never;
  expect(isUnsubscribed(farmer('unsubscribed+notHost+reachable'))).toBe(true);
  expect(isUnsubscribed(farmer('active+host+doNotCall'))).toBe(false);
  expect(isUnsubscribed(farmer(null))).toBe(false);
});
