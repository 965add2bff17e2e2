-- Accounts that an admin has stopped: nobody signs in to them until they are let in again (docs/decisions/0032).
alter table users
  add column stopped_at timestamptz,
  add column stopped_by text references users (id) on delete set null,
  -- What the person is told; empty where the admin said nothing, null where the account is not stopped.
  add column stop_reason text,
  add constraint users_stop_check check ((stopped_at is null) = (stop_reason is null)),
  -- Whoever may stop others must not be stoppable by them.
  add constraint users_stopped_admin_check check (stopped_at is null or not admin);
-- Deleting an admin's account looks for what they have stopped.
create index users_stopped_by on users (stopped_by) where stopped_by is not null;
