-- When its buyer took a booking that was over off their list. Whoever got it keeps it, and so does the buyer's own data.
alter table bookings add column hidden_at timestamptz;
