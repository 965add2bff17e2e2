-- What its owner could see when they last looked at a saved search. A listing is matched some seconds after it was
-- published: one that could already be seen is not new afterwards. The time is for restored backups, whose snapshots
-- are of another server's transactions.
alter table saved_searches add column looked pg_snapshot, add column looked_at timestamptz;
