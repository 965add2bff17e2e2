-- An upload looks at the newest photos of its owner, not at everybody's.
create index photos_of_owner on photos (owner_id, chosen_at);
