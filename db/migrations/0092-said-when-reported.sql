-- What a motorcycle said when it was reported: its seller may change it before an admin reads the report. Null for reports
-- from before.
alter table reports add column said_then jsonb;
