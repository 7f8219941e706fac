import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { invalid, notFound, unauthenticated } from '../../platform/errors.ts';
import type { Caller, Feature } from '../../platform/feature.ts';
import { fieldMessage } from '../../platform/field.messages.ts';
import { transaction } from '../../platform/transaction.ts';
import { keptHistory } from '../../records/kept.ts';
import { mediaAddresses } from '../../records/media-address.ts';
import { hasAuthenticator } from '../auth/authenticators.ts';
import { knowsPassword } from '../auth/own-password.ts';
import { hashPassword, refusePlain } from '../auth/passwords.ts';
import { hashOf } from '../auth/secrets.ts';
import { accountKind, recordSecurity } from '../auth/security-steps.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { listSignIns } from '../auth/sign-ins.store.ts';
import { listAgentRows, listOperators, listRoleRows, listSessions } from './accounts.queries.ts';
import {
  createAgent,
  endAgentSessions,
  forgetAgentApp,
  permissionsBeyond,
  removeAgentRole,
  updateAgent,
} from './agents.service.ts';
import {
  createExtension,
  deleteExtension,
  extensionKind,
  findExtension,
  listExtensions,
  updateExtension,
} from './extensions.service.ts';
import {
  assignedRole,
  assignedRoles,
  deleteRole,
  giveResources,
  removeAccess,
  renameRole,
  resourceCategories,
  roleKind,
} from './roles.service.ts';

export const accountsRoutes: Feature = (services) => {
  const { database, clock, live } = services;
  live.announceTo(accountKind.entity, { permission: 'agent_authentication:account:get' });
  live.announceTo(roleKind.entity, { permission: 'agent_authentication:resource:get' });
  live.announceTo(extensionKind.entity, { permission: 'callcenter:extension:get' });

  async function addresser() {
    const now = clock();
    const addresses = await mediaAddresses(database, now);
    return (id: string) => addresses.of(id, now);
  }
  const addressOf = async (id: string | null) => id && (await addresser())(id);

  async function account(id: string, caller: Caller, request: FastifyRequest) {
    const { items } = await listAgentRows(database, { id: id.toLowerCase(), limit: 1, offset: 0 });
    const [found] = items;
    if (!found) throw notFound('account');
    const { name, email, msisdn, roles, institution, active, twoFactor, extension, version } = found;
    const ownTokenHash = hashOf(tokenOf(request));
    return {
      id: found.id,
      title: name,
      name,
      email,
      msisdn,
      roles,
      institution,
      active,
      twoFactor,
      extension,
      version,
      picture: await addressOf(found.pictureId),
      seenAt: found.seenAt?.toISOString() ?? null,
      createdAt: found.createdAt.toISOString(),
      hasApp: await hasAuthenticator(database, found.id),
      sessions: await listSessions(database, { accountId: found.id, ownTokenHash, now: clock() }),
      signIns: await listSignIns(database, found.id),
      lockedBy: await permissionsBeyond(database, found.id, caller),
      history: await keptHistory(database, accountKind.entity, found.id),
    };
  }

  const rolesNamed = (titles: readonly string[]) =>
    database.selectFrom('roles').select(['id', 'title']).where(sql<boolean>`title = any(${titles})`).execute();

  return {
    getProfile: async ({ caller }) => {
      const { items } = await listAgentRows(database, { id: caller.id, limit: 1, offset: 0 });
      const [me] = items;
      if (!me) throw unauthenticated();
      const { id, name, email, msisdn, institution, twoFactor } = me;
      const liveFrom = String(await live.newest());
      const roles = caller.looksAs === undefined ? me.roles : await rolesNamed(caller.roles);
      const person = { id, name, email, msisdn, institution, twoFactor, roles: roles.map(named) };
      const profileImageUrl = await addressOf(me.pictureId);
      return { body: { ...person, profileImageUrl, permissions: [...caller.permissions].sort(), liveFrom } };
    },

    changePassword: async ({ body, caller, request }) => {
      if (!(await knowsPassword(services, caller.id, body.oldPassword))) {
        return { body: { success: false, message: 'The old password is not right.' } };
      }
      refusePlain(body.newPassword, '/newPassword');
      if (body.newPassword === body.oldPassword) throw invalid('/newPassword', fieldMessage('passwordSame'));
      const fresh = await hashPassword(body.newPassword);
      await transaction(database, async (trx) => {
        await trx
          .updateTable('accounts')
          .set((eb) => ({ password_hash: fresh, version: eb('version', '+', 1) }))
          .where('id', '=', caller.id)
          .execute();
        await endSessions(trx, caller.id, clock(), { exceptTokenHash: hashOf(tokenOf(request)) });
        await recordSecurity(trx, { accountId: caller.id, field: 'password', caller, at: clock() });
      });
      return { body: { success: true, message: 'Your password has been changed.' } };
    },

    listRoles: async ({ query }) => {
      const { limit = 1000, offset = 0 } = query;
      return { body: { ...(await listRoleRows(database, { limit, offset })), limit, offset } };
    },

    listAgents: async ({ query, caller }) => {
      const { limit = 1000, offset = 0, ...asked } = query;
      const manages = caller.permissions.has('agent_authentication:account:get');
      const { items, total } = await listAgentRows(database, { limit, offset, ...asked, withNumbers: manages });
      const addresses = await addresser();
      const agents = items.map(({ id, name, email, institution, active, version, ...agent }) => ({
        id,
        name,
        email,
        roles: agent.roles.map(named),
        institution,
        active,
        version,
        profileImageUrl: agent.pictureId && addresses(agent.pictureId),
        // Every colleague asks this: whose account is easier to break into, their phone and when they work are not theirs to know.
        ...(manages && { extension: agent.extension, seenAt: agent.seenAt?.toISOString() ?? null }),
      }));
      return { body: { items: agents, total, limit, offset } };
    },

    getAgent: async ({ params, caller, request }) => ({ body: await account(params.id, caller, request) }),
    createAgent: async (call) => ({
      status: 201,
      body: await account(await createAgent(services, call), call.caller, call.request),
    }),
    updateAgent: async (call) => ({
      body: await account(await updateAgent(services, call), call.caller, call.request),
    }),
    removeAgentRole: async ({ params, caller }) => {
      await removeAgentRole(services, params.id, caller);
      return { status: 204 };
    },
    endSessions: async ({ params, query, caller }) => {
      await endAgentSessions(services, { id: params.id, session: query.session }, caller);
      return { status: 204 };
    },

    forgetAgentAuthenticator: async ({ params, caller }) => {
      await forgetAgentApp(services, params.id, caller);
      return { status: 204 };
    },

    listOwnSessions: async ({ caller, request }) => {
      const ownTokenHash = hashOf(tokenOf(request));
      return { body: { items: await listSessions(database, { accountId: caller.id, ownTokenHash, now: clock() }) } };
    },
    endOwnSessions: async ({ query, caller, request }) => {
      await transaction(database, async (trx) => {
        const at = clock();
        const which =
          query.session === undefined ? { exceptTokenHash: hashOf(tokenOf(request)) } : { only: query.session };
        const ended = await endSessions(trx, caller.id, at, which);
        if (ended === 0) return;
        await recordSecurity(trx, { accountId: caller.id, field: 'sessionsEnded', to: String(ended), caller, at });
      });
      return { status: 204 };
    },

    listResourceCategories: async () => {
      const items = resourceCategories();
      return { body: { items, total: items.length } };
    },
    listAssignedResources: async ({ query }) => {
      const items = await assignedRoles(database, query.roleId);
      return { body: { items, total: items.length } };
    },
    giveResources: async ({ body, caller }) => {
      const { id, isNew } = await giveResources(services, body, caller);
      return { status: isNew ? 201 : 200, body: await assignedRole(database, id) };
    },
    renameRole: async ({ body, ...sender }) => ({
      body: await assignedRole(database, await renameRole(services, body, sender)),
    }),
    deleteRole: async ({ params, caller }) => {
      await deleteRole(services, params.id, caller);
      return { status: 204 };
    },
    removeAccess: async ({ body, ...sender }) => ({
      body: await assignedRole(database, await removeAccess(services, body, sender)),
    }),

    listExtensions: async ({ query: { limit = 50, offset = 0, search } }) => ({
      body: await listExtensions(database, { search, limit, offset }),
    }),
    getExtension: async ({ params }) => ({ body: await findExtension(database, params.id) }),
    createExtension: async ({ body, caller }) => ({
      status: 201,
      body: await findExtension(database, await createExtension(services, body, caller)),
    }),
    updateExtension: async ({ body, ...sender }) => ({
      body: await findExtension(database, await updateExtension(services, body, sender)),
    }),
    deleteExtension: async ({ params, caller }) => {
      await deleteExtension(services, params.id, caller);
      return { status: 204 };
    },

    listActiveOperators: async ({ query }) => {
      const { limit = 1000, offset = 0, search } = query;
      return { body: { ...(await listOperators(database, { limit, offset, search })), limit, offset } };
    },
  };
};

const named = ({ id, title }: { id: string; title: string }) => ({ id, title });

function tokenOf({ headers }: FastifyRequest): string {
  return (headers.authorization ?? '').split(' ')[1] ?? '';
}
