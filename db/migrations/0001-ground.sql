-- Accounts and sessions are written by the identity library; names and types follow its schema, in our own spelling.
create table users (
  id text primary key,
  name text not null default '',
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  -- What the person came to do; it is not a permission.
  role text not null default 'buyer' check (role in ('seller', 'buyer')),
  admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table credentials (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- Keys that all web processes share, created by the first process.
create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table categories (
  id text primary key,
  name text not null unique,
  image text not null,
  position integer not null
);

create table listings (
  id text primary key,
  -- Null for samples and imports: nobody can sign in as their seller.
  seller_id text references users (id) on delete set null,
  seller_name text not null,
  email text not null,
  mobile text not null,
  category_id text not null references categories (id),
  name text not null,
  image text not null,
  -- As typed by the seller, and as parsed (whole units; null: words without a figure).
  price text not null,
  price_amount bigint,
  original_price text not null,
  original_price_amount bigint,
  location text not null,
  country text not null default 'Bangladesh',
  year_of_use text not null,
  condition text not null check (condition in ('excellent', 'good', 'fair')),
  description text not null default '',
  -- Parsed from the seller's words or from an import; null if unknown.
  make text,
  model text,
  year integer,
  mileage_km integer,
  engine_cc integer,
  owners integer,
  -- The silhouette of the illustration.
  kind text not null,
  origin text not null default 'seller' check (origin in ('seller', 'sample', 'import')),
  -- The importer's key for the row, so that a second run adds nothing.
  import_key text unique,
  posted_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index listings_newest_in_category on listings (category_id, posted_at desc, id desc) where deleted_at is null;
create index listings_of_seller on listings (seller_id, posted_at desc, id desc) where seller_id is not null;

create table bookings (
  id text primary key,
  -- Null: an enquiry to the garage that names no bike.
  listing_id text references listings (id) on delete set null,
  user_id text references users (id) on delete set null,
  intent text not null default 'viewing' check (intent in ('viewing', 'purchase')),
  location text not null,
  mobile text not null,
  created_at timestamptz not null default now()
);
create index bookings_of_listing on bookings (listing_id);
-- Asking twice, as happens on a bad connection, is one booking.
create unique index bookings_once on bookings (user_id, listing_id, intent);

create table enquiries (
  id text primary key,
  email text not null,
  created_at timestamptz not null default now()
);

insert into categories (id, name, image, position) values
  ('bmw', 'bmw', '/art/category-bmw.svg', 1),
  ('harley-davidson', 'harley davidson', '/art/category-harley-davidson.svg', 2),
  ('dirt-bikes', 'dirt bikes', '/art/category-dirt-bikes.svg', 3),
  ('sports', 'sports', '/art/category-sports.svg', 4),
  ('commuters', 'commuters', '/art/category-commuters.svg', 5),
  ('cruisers', 'cruisers', '/art/category-cruisers.svg', 6),
  ('scooters', 'scooters', '/art/category-scooters.svg', 7),
  ('touring', 'touring', '/art/category-touring.svg', 8),
  ('electric', 'electric', '/art/category-electric.svg', 9),
  ('classics', 'classics', '/art/category-classics.svg', 10);
