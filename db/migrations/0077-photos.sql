-- Photos that sellers upload, made into two pictures. In the database, because a backup of it is then a backup of
-- everything, and because every web process finds them (docs/decisions/0030).
create table photos (
  id text primary key check (id ~ '^[0-9a-z]{26}$'),
  -- Null once the account is closed.
  owner_id text references users (id) on delete set null,
  -- SHA-256 of the file as it was sent: a photo that is sent again, because the answer was lost, is the same one.
  digest text not null,
  large bytea not null,
  small bytea not null,
  -- When it was last sent, or chosen for a listing.
  chosen_at timestamptz not null default now(),
  unique (owner_id, digest)
);
-- JPEG and WebP do not get smaller.
alter table photos alter column large set storage external, alter column small set storage external;
create index photos_by_age on photos (chosen_at);
-- Whether a listing shows a photo.
create index listings_with_photos on listings (image) where image like '/photos/%';
