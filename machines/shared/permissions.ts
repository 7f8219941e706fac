import { type RoleName, roles, staffRoles } from './roles.ts';
import { type Screen, screens } from './screens.ts';

/*
 * A permission is module:action:method. Roles hold named ones; here, by default, each role gets what
 * the calls of its screens need. Patterns may end the action or the method with `*`.
 * An administrator can narrow or widen any role afterwards.
 */

/** Reference lists, who works here for those who hand something on or say who looks after a farm, views of one's own, notes on the records one may read: every staff role. */
const everyStaff: readonly string[] = [
  'lov:*:get',
  'occupation:*:get',
  'crops:*:get',
  'livestock:*:get',
  'machinery:*:get',
  'locations:*:get',
  'soil:*:get',
  'land_topography:*:get',
  'sowing_method:*:get',
  'seed_types:*:get',
  'irrigation_source:*:get',
  'agent_authentication:agent:get',
  'agent_authentication:roles:get',
  'callcenter:operator:get',
  'portal_menu:views:*',
  'manage_activity:notes:post',
];

const admins: readonly RoleName[] = ['Super Admin', 'Admin'];
/** Those who decide on what farmers write; others who work in the forum read, write and report. */
const moderators: readonly RoleName[] = [...admins, 'Ops'];
/** Those who may see who the farmers and subscribers are; who only subscribes and unsubscribes numbers may not. */
const readers: readonly RoleName[] = screens.find(({ key }) => key === 'profile')?.roles ?? [];
const recorders: readonly RoleName[] = [
  ...admins,
  'Call Center',
  'Ops',
  'Agri Profile Agent',
  'Field Admin',
  'Reap Agent',
  'Reap Admin',
];

const declared: readonly Screen[] = screens;

/** Permissions that fewer roles hold than may open a screen that needs them. The first pattern that fits decides. */
const restricted: readonly { pattern: string; roles: readonly RoleName[] }[] = [
  ...declared.flatMap(({ reserved = {} }) =>
    Object.entries(reserved).map(([pattern, allowed]) => ({ pattern, roles: allowed })),
  ),
  // Who works here, with addresses and rights, is read by those who hand something to a colleague; a partner's people do not.
  { pattern: 'agent_authentication:agent:get', roles: recorders },
  { pattern: 'agent_authentication:roles:get', roles: recorders },
  { pattern: 'callcenter:operator:get', roles: recorders },
  { pattern: 'stats:queue-load:get', roles: [...moderators, 'Agri Profile Agent'] },
  // Designers choose among the calls of a menu; where they lead and what signs them is the administrators'.
  { pattern: 'adoptive_menu:api-call-details:get', roles: moderators },
  { pattern: 'adoptive_menu:api-call-details:*', roles: admins },
  { pattern: 'adoptive_menu:trunk-call-details:get', roles: moderators },
  { pattern: 'adoptive_menu:trunk-call-details:*', roles: admins },
  // How each colleague decides is for those who lead them.
  { pattern: 'stats:moderators:get', roles: admins },
  { pattern: 'forum:status:put', roles: moderators },
  { pattern: 'forum:report-decision:put', roles: moderators },
  { pattern: 'forum:escalate:put', roles: moderators },
  { pattern: 'forum:second-look:put', roles: moderators },
  { pattern: 'portal_menu:views:*', roles: staffRoles },
  { pattern: 'portal_menu:*:*', roles: admins },
  { pattern: 'farmers:conduct:get', roles: moderators },
  { pattern: 'farmers:warn:put', roles: moderators },
  { pattern: 'farmers:suspend:put', roles: moderators },
  { pattern: 'farmers:*:get', roles: readers },
  { pattern: 'badges:recomendations:get', roles: moderators },
  { pattern: 'farmers:bulk-status:put', roles: [...admins, 'Ops'] },
  { pattern: 'farmers:*:*', roles: recorders },
  { pattern: 'subscription:farmer-agent-wise-list:get', roles: readers },
  { pattern: 'subscription:subscriber-agent-wise-list:get', roles: readers },
  { pattern: 'subscription:subscriber:get', roles: readers },
  { pattern: 'subscription:*:get', roles },
  { pattern: 'subscription:dncr-list:*', roles: [...admins, 'Ops', 'Telco User', 'Jazz CC Agent', 'Call Center'] },
  {
    pattern: 'subscription:*:*',
    roles: [...admins, 'Ops', 'Telco User', 'Jazz CC Agent', 'Call Center', 'Agri Profile Agent'],
  },
  { pattern: 'notification:sms:post', roles: [...admins, 'Ops', 'Call Center', 'Agri Profile Agent'] },
];

/** Does the pattern `loan:*:get` cover the permission `loan:types:get`? */
export function covers(pattern: string, permission: string): boolean {
  const wanted = pattern.split(':');
  const parts = permission.split(':');
  return parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index]);
}

/** What the service does by itself: nobody else holds this, whatever role they have. */
export function isServices(permission: string): boolean {
  return permission.startsWith('service:');
}

/**
 * The permissions a built-in role starts with, out of all that the contract names.
 * Super Admin holds every one of them.
 */
export function defaultPermissions(role: RoleName, known: Iterable<string>): string[] {
  const all = [...new Set(known)].filter((permission) => !isServices(permission)).sort();
  if (role === 'Super Admin') return all;
  const patterns = [
    ...(staffRoles.includes(role) ? everyStaff : []),
    ...screens
      .filter((screen: { roles: readonly RoleName[] }) => screen.roles.includes(role))
      .flatMap(({ needs }) => needs),
  ];
  return all.filter(
    (permission) => patterns.some((pattern) => covers(pattern, permission)) && !withheld(role, permission),
  );
}

function withheld(role: RoleName, permission: string): boolean {
  const rule = restricted.find(({ pattern }) => covers(pattern, permission));
  return rule !== undefined && !rule.roles.includes(role);
}
