-- When its reporter was told what came of a report (docs/decisions/0025). What was done before is told to nobody.
alter table reports add column told_at timestamptz;
update reports set told_at = done_at where done_at is not null;
