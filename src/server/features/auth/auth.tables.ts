import type { ColumnType, Generated } from 'kysely';

export interface PendingSignInsTable {
  id: string;
  secret_hash: string;
  account_id: string;
  expires_at: Date;
  otp_hash: string | null;
  otp_sent_at: Date | null;
  otp_tries: Generated<number>;
  transaction_id: string | null;
  redirect_uri: string | null;
  client_state: string | null;
  code_challenge: string | null;
}

export interface SignInsTable {
  id: ColumnType<number, never, never>;
  account_id: string;
  at: Date;
  outcome: 'signedIn' | 'wrongPassword' | 'wrongCode' | 'notActive';
  address: string;
}

interface AuthenticatorsTable {
  account_id: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number | bigint>;
}

interface AuthTables {
  authenticators: AuthenticatorsTable;
  sign_ins: SignInsTable;
  pending_sign_ins: PendingSignInsTable;
  token_families: {
    id: string;
    account_id: string;
    created_at: Date;
    ended_at: Date | null;
    seen_at: ColumnType<Date | null, Date | undefined>;
    device: ColumnType<string | null, string | undefined>;
    address: ColumnType<string | null, string | undefined>;
  };
  authorization_codes: {
    code_hash: string;
    family_id: string;
    redirect_uri: string;
    code_challenge: string;
    expires_at: Date;
    redeemed_at: Date | null;
  };
  access_tokens: { token_hash: string; family_id: string; expires_at: Date };
  refresh_tokens: { token_hash: string; family_id: string; expires_at: Date; rotated_at: Date | null };
  password_resets: { token_hash: string; account_id: string; expires_at: Date };
  reset_requests: {
    id: string;
    account_id: string;
    reader_hash: string;
    attempts: Generated<number>;
    next_try_at: Date;
    expires_at: Date;
  };
}

declare module '../../schema.ts' {
  interface Schema extends AuthTables {}
}
