import { expect, test } from 'vitest';
import { namedApart } from '../../src/portal/features/campaigns/places.hook.ts';

test('of places that share a name each says what it is, the others stand by their names', () => {
  const places = [
    { value: 'p', label: 'Punjab', kind: 'province' as const },
    { value: 'd', label: 'Vehari', kind: 'district' as const },
    { value: 't', label: 'Vehari', kind: 'tehsil' as const },
  ];
  expect(namedApart(places, (kind, name) => `${name}, ${kind}`)).toEqual([
    { value: 'p', label: 'Punjab' },
    { value: 'd', label: 'Vehari, district' },
    { value: 't', label: 'Vehari, tehsil' },
  ]);
});
