-- Earlier texts of the same member about the same motorcycle, while the report was open: [{"reason", "words"}], the
-- latest first.
alter table reports add column earlier jsonb not null default '[]';
