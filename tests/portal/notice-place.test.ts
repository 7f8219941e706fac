import { describe, expect, test } from 'vitest';
import { badgeWorkflow } from '../../machines/badges/badge.workflow.ts';
import { reportWorkflow } from '../../machines/forum/report.workflow.ts';
import { placeOfNotice } from '../../src/portal/shell/notice.place.ts';

const id = '1d9c0b6e-0000-4000-8000-000000000001';
const admin = { roles: ['Super Admin'], permissions: new Set<string>() };
const place = (entity: string, kind: 'badge' | 'post' | 'user' | 'listing', state: string) =>
  placeOfNotice({ entity, recordId: '1', item: { id, kind, state } }, admin);

describe('a notice of what has no page of its own opens its queue, in the part where it is by now', () => {
  test.each([
    ['post', '/app/forum/reported', 'posts'],
    ['user', '/app/forum/reported', 'users'],
    ['listing', '/app/mandi/reported', 'listings'],
  ] as const)('a report of a %s', (kind, screen, part) => {
    const states = Object.keys(reportWorkflow.states);
    expect(states.map((state) => place('report', kind, state))).toEqual(
      states.map((state) => `${screen}?tab=${state === 'open' ? part : `${part}Decided`}&item=${id}`),
    );
  });

  test('a badge', () => {
    const parts = Object.keys(badgeWorkflow.states).map((state) => [state, place('badge', 'badge', state)]);
    const at = (part: string) => `/app/users/badgeapproval?tab=${part}&item=${id}`;
    expect(Object.fromEntries(parts)).toEqual({
      recommended: at('recommended'),
      accepted: at('held'),
      assigned: at('held'),
      rejected: at('refused'),
      revoked: at('refused'),
    });
  });
});

test('what has a page leads there, and nobody is led to a queue that they do not open', () => {
  expect(placeOfNotice({ entity: 'post', recordId: id }, admin)).toContain(id);
  const item = { id, kind: 'badge', state: 'accepted' } as const;
  const reporter = { roles: ['Agri Profile Agent'], permissions: new Set<string>() };
  expect(placeOfNotice({ entity: 'badge', recordId: id, item }, reporter)).toBeUndefined();
});
