-- When its buyer removed a booking that was over from their list. It stays for its recipient, and in the buyer's own
-- data.
alter table bookings add column hidden_at timestamptz;
