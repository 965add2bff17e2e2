-- A sign-in at the external identity provider that has opened a session here; every ID token of it contains its time.
-- When the session ends, for whatever reason, the row stays without it: the tokens of that sign-in, which are valid for
-- an hour and can be renewed, open nothing any more.
create table external_sign_ins (
  account_id text not null,
  signed_in_at timestamptz not null,
  session_id text references sessions (id) on delete set null,
  primary key (account_id, signed_in_at)
);
create index external_sign_ins_session on external_sign_ins (session_id);
create index external_sign_ins_ended on external_sign_ins (signed_in_at) where session_id is null;
