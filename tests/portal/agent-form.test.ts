import { expect, test } from 'vitest';
import { type formOf, heldFirst } from '../../src/portal/features/accounts/agent.form.ts';

const roles = ['Admin', 'BI', 'Ops', 'Telco User'].map((title) => ({ id: title, title }));
type Account = Parameters<typeof formOf>[0];
const holding = (...titles: string[]) =>
  ({ roles: titles.map((title) => ({ id: title, title, agentRoleId: title })) }) as Account;

test('the roles that an agent holds stand before the others, each in the order of the list', () => {
  const order = (account: Account | null) => heldFirst(roles, account).map(({ title }) => title);
  expect(order(holding('Telco User', 'BI'))).toEqual(['BI', 'Telco User', 'Admin', 'Ops']);
  expect(order(null)).toEqual(['Admin', 'BI', 'Ops', 'Telco User']);
});
