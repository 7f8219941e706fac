import type { ColumnType, Generated } from 'kysely';

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
  /** Not filled any more: the picture is `profile_image_id`. */
  profile_image_url: string | null;
  profile_image_id: ColumnType<string | null, string | null | undefined>;
  /** When one of their sessions was last used, to the minute. */
  seen_at: ColumnType<Date | null, Date | null | undefined>;
  institution_id: string | null;
  two_factor: Generated<boolean>;
  active: Generated<boolean>;
  /** Came with a demonstration, and is good for nothing else. */
  demo: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
}

export interface AccountRolesTable {
  id: Generated<string>;
  account_id: string;
  role: string;
}

export interface CallCentreExtensionsTable {
  id: string;
  /** Digits. */
  exten: string;
  tech: Generated<'sip'>;
  outbound_cid: string | null;
  name: string;
  email: string | null;
  password_sealed: string;
  caller_id: string | null;
  list: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface AccountTables {
  call_centre_extensions: CallCentreExtensionsTable;
  roles: RolesTable;
  role_permissions: RolePermissionsTable;
  known_permissions: { permission: string };
  accounts: AccountsTable;
  account_roles: AccountRolesTable;
}

declare module '../../schema.ts' {
  interface Schema extends AccountTables {}
}
