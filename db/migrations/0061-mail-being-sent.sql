-- Whether some process is just sending a mail, until due_at: one that waits for another try can be taken back.
alter table mails add column being_sent boolean not null default false;

-- What came of several reports of one mailbox is told by one mail, which names them all.
update mails set details = jsonb_build_object('reports', jsonb_build_array(details -> 'report'))
where kind = 'reported';
