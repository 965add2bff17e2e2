-- Whether a process is sending a mail just now, until due_at: one that waits for another try can be cancelled.
alter table mails add column being_sent boolean not null default false;

-- The outcome of several reports of one mailbox is sent in one mail, which names them all.
update mails set details = jsonb_build_object('reports', jsonb_build_array(details -> 'report'))
where kind = 'reported';
