-- In which order things were said about a motorcycle: counted by the database, under the motorcycle's lock. Ids have the
-- time of the process that made them, and clocks differ (docs/decisions/0023).
alter table reports add column no bigint;
update reports set no = known.place
from (select id, row_number() over (order by id) as place from reports) known
where known.id = reports.id;
alter table reports
  alter column no set not null,
  alter column no add generated always as identity;
select setval(pg_get_serial_sequence('reports', 'no'), max(no)) from reports having count(*) > 0;
