import type { Generated } from 'kysely';

export interface RolesTable {
  id: string;
  title: string;
  built_in: boolean;
  version: Generated<number>;
}

export interface RolePermissionsTable {
  role_id: string;
  permission: string;
}

export interface AccountsTable {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  msisdn: string | null;
  profile_image_url: string | null;
  institution_id: string | null;
  two_factor: Generated<boolean>;
  active: Generated<boolean>;
  /** Came with a demonstration, and is good for nothing else. */
  demo: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
}

export interface AccountRolesTable {
  account_id: string;
  role: string;
}

interface AccountTables {
  roles: RolesTable;
  role_permissions: RolePermissionsTable;
  known_permissions: { permission: string };
  accounts: AccountsTable;
  account_roles: AccountRolesTable;
}

declare module '../../schema.ts' {
  interface Schema extends AccountTables {}
}
