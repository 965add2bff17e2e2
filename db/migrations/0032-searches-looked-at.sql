-- What its owner could see when they last looked at a saved search. A listing is matched some seconds after it came in:
-- one that was there to be seen by then is not new afterwards. The time is for backups that are restored: their snapshots
-- are of another server's transactions.
alter table saved_searches add column looked pg_snapshot, add column looked_at timestamptz;
