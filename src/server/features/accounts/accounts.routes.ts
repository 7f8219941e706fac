import { unauthenticated } from '../../platform/errors.ts';
import type { Feature } from '../../platform/feature.ts';
import { transaction } from '../../platform/transaction.ts';
import { countAttempt } from '../auth/attempts.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { hashOf } from '../auth/secrets.ts';
import { listAgentRows, listRoleRows } from './accounts.queries.ts';

const QUARTER_HOUR = 900;

export const accountsRoutes: Feature = ({ database, clock, live }) => ({
  getProfile: async ({ caller }) => {
    const { items } = await listAgentRows(database, { id: caller.id, limit: 1, offset: 0 });
    const [me] = items;
    if (!me) throw unauthenticated();
    const { active: _, version: __, ...person } = me;
    const liveFrom = String(await live.newest());
    return { body: { ...person, permissions: [...caller.permissions].sort(), liveFrom } };
  },

  changePassword: async ({ body, caller, request }) => {
    await countAttempt(database, clock(), [{ subject: `change:account:${caller.id}`, max: 10, seconds: QUARTER_HOUR }]);
    const { password_hash: stored } = await database
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow();
    if (!(await isPassword(body.oldPassword, stored))) {
      return { body: { success: false, message: 'The old password is not right.' } };
    }
    const fresh = await hashPassword(body.newPassword);
    const token = (request.headers.authorization ?? '').split(' ')[1] ?? '';
    await transaction(database, async (trx) => {
      await trx
        .updateTable('accounts')
        .set((eb) => ({ password_hash: fresh, version: eb('version', '+', 1) }))
        .where('id', '=', caller.id)
        .execute();
      await trx
        .updateTable('token_families')
        .set({ ended_at: clock() })
        .where('account_id', '=', caller.id)
        .where('ended_at', 'is', null)
        .where('id', 'not in', (eb) =>
          eb.selectFrom('access_tokens').select('family_id').where('token_hash', '=', hashOf(token)),
        )
        .execute();
    });
    return { body: { success: true, message: 'Your password has been changed.' } };
  },

  listRoles: async ({ query }) => {
    const { limit = 1000, offset = 0 } = query;
    return { body: { ...(await listRoleRows(database, { limit, offset })), limit, offset } };
  },

  listAgents: async ({ query }) => {
    const { limit = 1000, offset = 0, ...asked } = query;
    const { items, total } = await listAgentRows(database, { limit, offset, ...asked });
    // Every colleague asks this: whose account is easier to break into, and their own phone, are not theirs to know.
    return { body: { items: items.map(({ twoFactor: _, msisdn: __, ...agent }) => agent), total, limit, offset } };
  },

  listActiveOperators: async ({ query }) => {
    const { limit = 1000, offset = 0, search } = query;
    const found = await listAgentRows(database, { limit, offset, search });
    const items = found.items.filter((agent) => agent.active).map(({ id, name, email }) => ({ id, name, email }));
    return { body: { items, total: found.total, limit, offset } };
  },
});
