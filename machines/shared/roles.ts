/** The built-in roles, by the titles that sessions carry. */
export const roles = [
  'Super Admin',
  'Admin',
  'Call Center',
  'Ops',
  'Loan Partner',
  'Field Agent',
  'Subscriber',
  'Telco User',
  'Jazz CC Agent',
  'Agri Profile Agent',
  'Reap Agent',
  'Reap Admin',
  'GAT',
  'BI',
  'GIS',
  'Field Admin',
  'TerraCrop',
  'MPCL',
  'FFCL',
  'Kissan Sahara',
  'Bank Alfalah',
  'FACE',
] as const;

export type RoleName = (typeof roles)[number];

/** Everybody who works for the service or a partner: all but the farmer's own role. */
export const staffRoles: readonly RoleName[] = roles.filter((role) => role !== 'Subscriber');

/** Of organisations outside: whoever holds nothing else works for a partner, not for the service. */
export const partnerRoles: readonly RoleName[] = [
  'Loan Partner',
  'Telco User',
  'Jazz CC Agent',
  'TerraCrop',
  'MPCL',
  'FFCL',
  'Kissan Sahara',
  'Bank Alfalah',
  'FACE',
];

/** "Jazz CC Agent" → "jazz-cc-agent": in demo addresses and file names. */
export function roleSlug(role: string): string {
  return role.toLowerCase().replaceAll(' ', '-');
}
