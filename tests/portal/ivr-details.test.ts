import { describe, expect, test } from 'vitest';
import { createApiCallDetail, createTrunkCallDetail } from '../../src/contract/generated/validators.js';
import { differences, failuresByPointer } from '../../src/portal/editing/edited.ts';
import { apiInputOf, emptyApiForm, placeholdersOf } from '../../src/portal/features/ivr/details/api.form.ts';
import { readAddress, writeAddress } from '../../src/portal/features/ivr/details/details.address.ts';
import {
  emptyTrunkForm,
  runsOf,
  trunkInputOf,
  workingHours,
} from '../../src/portal/features/ivr/details/trunk.form.ts';

describe('what is sent', () => {
  test('leaves out what is empty', () => {
    const form = { ...emptyApiForm, title: ' Weather ', url: 'https://demo.fmis.invalid/weather', body: '  ' };
    expect(apiInputOf(form)).toEqual({
      title: 'Weather',
      method: 'GET',
      url: 'https://demo.fmis.invalid/weather',
      timeLimitSeconds: 5,
      authentication: { kind: 'none' },
      updateCore: false,
      active: 1,
    });
  });

  test('has a secret only when one was typed', () => {
    const form = {
      ...emptyApiForm,
      title: 'Rates',
      url: 'https://demo.fmis.invalid/',
      authentication: 'bearer' as const,
    };
    expect(apiInputOf({ ...form, secretSetAt: '2026-11-12T09:14:00.000Z' })).not.toHaveProperty('secret');
    expect(apiInputOf({ ...form, secret: ' s ' })).toMatchObject({ secret: ' s ' });
    expect(apiInputOf({ ...form, authentication: 'none', secret: 's' })).not.toHaveProperty('secret');
    expect(createApiCallDetail(apiInputOf({ ...form, secret: '' }))).toBe(false);
  });

  test('fits the contract, and an empty form fails at its required fields', () => {
    const good = { ...emptyTrunkForm, title: 'Call', trunkName: 'ptcl', endpoint: 'PJSIP/a@b', stasisName: 'queue' };
    expect(createTrunkCallDetail(trunkInputOf({ ...good, dialingTimings: [workingHours] }))).toBe(true);
    expect(createApiCallDetail(apiInputOf(emptyApiForm))).toBe(false);
    expect(Object.keys(failuresByPointer(createApiCallDetail.errors)).sort()).toEqual(['/title', '/url']);
  });

  test('a time without days or with a wrong clock is refused where it stands', () => {
    const timing = { days: [], from: '8', to: '24:00' };
    const form = { ...emptyTrunkForm, title: 'Call', trunkName: 'ptcl', endpoint: 'PJSIP/a', stasisName: 'queue' };
    expect(createTrunkCallDetail(trunkInputOf({ ...form, recordingTimings: [timing] }))).toBe(false);
    expect(failuresByPointer(createTrunkCallDetail.errors)).toEqual({
      '/recordingTimings/0/days': 'minItems',
      '/recordingTimings/0/from': 'pattern',
    });
  });
});

test('the names to fill in are found once each, wherever they stand', () => {
  const row = {
    url: 'https://x/{{caller.msisdn}}',
    queryString: 'key={{ call.lastKey }}',
    body: '{{caller.msisdn}} {{}}',
  };
  expect(placeholdersOf(row)).toEqual(['caller.msisdn', 'call.lastKey']);
});

test('days are said as runs', () => {
  expect(runsOf([5, 1, 2, 3, 7])).toEqual([
    [1, 3],
    [5, 5],
    [7, 7],
  ]);
  expect(runsOf([])).toEqual([]);
});

test('only fields that differ are shown side by side', () => {
  expect(
    differences({ ...emptyTrunkForm, mask: '1' }, { ...emptyTrunkForm, dialingTimings: [workingHours] }).map(
      ({ field }) => field,
    ),
  ).toEqual(['mask', 'dialingTimings']);
});

test('search, filter, order and the open record live in the address', () => {
  const address = { search: 'weather', show: 'active', sort: 'descending', open: 'new' } as const;
  expect(readAddress(writeAddress(address))).toEqual(address);
  expect(writeAddress(readAddress(new URLSearchParams('show=odd&sort=x'))).toString()).toBe('');
});
