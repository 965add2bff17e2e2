-- What the same member said before of the same motorcycle, while that was open: [{"reason", "words"}], the latest first.
alter table reports add column earlier jsonb not null default '[]';
