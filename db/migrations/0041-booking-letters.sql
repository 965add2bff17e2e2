-- When the latest mail was or will be sent that tells a seller who waits for an answer (docs/decisions/0008).
create table booking_letters (
  user_id text primary key references users (id) on delete cascade,
  due_at timestamptz not null
);
