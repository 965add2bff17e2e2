-- Mail to admins about what comes into the garage's inbox (docs/decisions/0029).

create table inbox_mails (
  user_id text primary key references users (id) on delete cascade,
  -- What came in until then was in a mail; the first mail tells of all that is open.
  told_until timestamptz not null default '-infinity',
  wanted boolean not null default true,
  -- What the link in a mail turned off, so that it can be turned on again.
  stopped boolean not null default false,
  -- A process that sends the mail reserves it until then; failed tries postpone it, and a sent mail postpones the next
  -- one.
  mail_after timestamptz not null default now(),
  mail_tries integer not null default 0
);

-- Looked for every few seconds, among all accounts.
create index users_admins on users (id) where admin;

-- When somebody last said something in a report that was not in it before. Saying the same again gives a report a new
-- time and nothing to read, so mail must not tell of it again.
alter table reports add column news_at timestamptz not null default now();
update reports set news_at = created_at;
