-- What the hourly sweep and the list of accounts look for.
create index sessions_by_end on sessions (expires_at);
create index verifications_by_end on verifications (expires_at);
create index users_newest on users (created_at desc, id desc);
-- Whether a listing names a place, or a make and model.
create index listings_of_place on listings (country, location);
create index listings_of_bike on listings (coalesce(make, ''), coalesce(model, ''));
