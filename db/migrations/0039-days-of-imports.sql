-- Whether an imported row stated when it was posted. If not, posted_at is the day of the import, and pages say so.
alter table listings add column dated boolean not null default false;
