-- Whether the row of an import told when it was posted. Where it did not, posted_at is the day on which it came in, and pages
-- say so.
alter table listings add column dated boolean not null default false;
