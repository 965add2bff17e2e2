-- "Not yet" forgets when a booking was answered, which says how fast its recipient answers. Pressed by mistake, it can
-- be undone for a moment by whoever pressed it: the time of the answer before that, and who said that it was none.
alter table bookings
  add column former_done_at timestamptz,
  add column unmarked_at timestamptz,
  add column unmarked_by text references users on delete set null;
-- For that foreign key, when an account is closed.
create index bookings_unmarked_by on bookings (unmarked_by) where unmarked_by is not null;
