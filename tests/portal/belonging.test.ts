import { expect, test } from 'vitest';
import { belonging } from '../../src/portal/features/campaigns/belonging.ts';

test('many chosen places stand by what they belong to, in the order of its name', () => {
  const place = (value: string, detail?: string) => ({ value, label: value, ...(detail && { detail }) });
  const chosen = [
    place('Sangla Hill', 'Nankana Sahib'),
    place('Ahmadpur', 'Bahawalpur'),
    place('Shahkot', 'Nankana Sahib'),
    place('Punjab'),
  ];
  expect(belonging(chosen).map(([group, members]) => [group, members.map(({ value }) => value)])).toEqual([
    ['', ['Punjab']],
    ['Bahawalpur', ['Ahmadpur']],
    ['Nankana Sahib', ['Sangla Hill', 'Shahkot']],
  ]);
});
