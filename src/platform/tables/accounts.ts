/** Accounts, how their owners prove who they are, and what the site itself stores about them. */
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './moments.ts';

export interface Users {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  role: 'seller' | 'buyer';
  admin: Generated<boolean>;
  /** Null unless an admin has stopped the account. */
  stopped_at: Generated<Date | null>;
  stopped_by: Generated<string | null>;
  /** What its owner is told; empty where nothing was said. */
  stop_reason: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export interface Sessions {
  id: string;
  user_id: string;
  token: string;
  expires_at: Moment;
  ip_address: Generated<string | null>;
  user_agent: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export interface Credentials {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  /** The issuer of `account_id`; empty for our own. */
  issuer: Generated<string>;
  email: Generated<string | null>;
  password: Generated<string | null>;
  created_at: Moment;
  updated_at: Moment;
}

export interface Verifications {
  id: string;
  identifier: string;
  value: string;
  expires_at: Moment;
  created_at: Moment;
  updated_at: Moment;
}

export interface ExternalSignIns {
  account_id: string;
  signed_in_at: Date;
  session_id: Generated<string | null>;
}

export interface AppSecrets {
  name: string;
  value: string;
  created_at: Moment;
}

export interface RateLimits {
  key: string;
  used: number;
  resets_at: Moment;
}

export interface Mails {
  id: string;
  kind: string;
  email: string;
  details: ColumnType<Record<string, string | number | boolean | readonly string[]>, string, never>;
  tries: Generated<number>;
  /** Whether a process is sending it now; it may do so until `due_at`. */
  being_sent: Generated<boolean>;
  due_at: Moment;
  created_at: Moment;
}
