-- Mail that has not been sent yet: what it is about, and nothing that opens an account. Its link is created when it is
-- sent.
create table mails (
  id text primary key,
  kind text not null,
  email text not null,
  details jsonb not null default '{}',
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mails_due on mails (due_at);
