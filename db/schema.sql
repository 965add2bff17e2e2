-- Written by `npm run schema`: what all migrations together have made. For reading only.

create table app_secrets (
  name text not null,
  value text not null,
  created_at timestamp with time zone not null default now(),
  constraint app_secrets_pkey PRIMARY KEY (name)
);

create table booking_letters (
  user_id text not null,
  due_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  wanted boolean not null default true,
  stopped boolean not null default false,
  constraint booking_letters_pkey PRIMARY KEY (user_id),
  constraint booking_letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table bookings (
  id text not null,
  listing_id text,
  user_id text,
  intent text not null default 'viewing'::text,
  location text not null,
  mobile text not null,
  created_at timestamp with time zone not null default now(),
  product_name text,
  product_price text,
  product_price_amount bigint,
  product_currency character(3),
  recipient text not null,
  cancelled_at timestamp with time zone,
  done_at timestamp with time zone,
  seller_id text,
  product_year_of_use text,
  changed_at timestamp with time zone,
  hidden_at timestamp with time zone,
  product_condition text,
  product_mileage_km integer,
  product_owners integer,
  product_location text,
  product_seller_name text,
  product_description text,
  product_registration text,
  product_tax_until date,
  product_receipt boolean,
  taken_off_at timestamp with time zone,
  put_back_at timestamp with time zone,
  standing_change bigint,
  warned_at timestamp with time zone,
  put_back_told_at timestamp with time zone,
  former_done_at timestamp with time zone,
  unmarked_at timestamp with time zone,
  unmarked_by text,
  over_since timestamp with time zone,
  over_told_at timestamp with time zone,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL,
  constraint bookings_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint bookings_unmarked_by_fkey FOREIGN KEY (unmarked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint bookings_intent_check CHECK (intent = ANY (ARRAY['viewing'::text, 'purchase'::text])),
  constraint bookings_recipient_check CHECK (recipient = ANY (ARRAY['seller'::text, 'garage'::text]))
);
CREATE INDEX bookings_of_garage ON bookings USING btree (created_at DESC, id DESC) WHERE recipient = 'garage'::text;
CREATE INDEX bookings_of_listing ON bookings USING btree (listing_id);
CREATE INDEX bookings_of_seller ON bookings USING btree (seller_id, created_at DESC) WHERE seller_id IS NOT NULL;
CREATE INDEX bookings_of_user ON bookings USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX bookings_once ON bookings USING btree (user_id, listing_id, intent);
CREATE INDEX bookings_over ON bookings USING btree (over_since) WHERE over_since IS NOT NULL;
CREATE INDEX bookings_unmarked_by ON bookings USING btree (unmarked_by) WHERE unmarked_by IS NOT NULL;
CREATE INDEX bookings_waiting ON bookings USING btree (seller_id) WHERE cancelled_at IS NULL AND hidden_at IS NULL AND user_id IS NOT NULL AND (done_at IS NULL OR changed_at IS NOT NULL);
CREATE TRIGGER forget_booked_words BEFORE UPDATE OF seller_id, listing_id ON bookings FOR EACH ROW WHEN (old.seller_id IS NOT NULL AND new.seller_id IS NULL OR old.listing_id IS NOT NULL AND new.listing_id IS NULL) EXECUTE FUNCTION forget_booked_words();
CREATE TRIGGER tell_answers AFTER UPDATE ON bookings REFERENCING OLD TABLE AS former NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_answers();
CREATE TRIGGER tell_answers_gone AFTER DELETE ON bookings REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tell_answers_gone();

create table categories (
  id text not null,
  name text not null,
  image text not null,
  "position" integer not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_name_key UNIQUE (name)
);
CREATE TRIGGER tell_categories AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_categories();

create table credentials (
  id text not null,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  issuer text not null default ''::text,
  email text,
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_of_issuer UNIQUE (provider_id, issuer, account_id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX credentials_user ON credentials USING btree (user_id);

create table enquiries (
  id text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  constraint enquiries_pkey PRIMARY KEY (id)
);
CREATE INDEX enquiries_email_in_any_case ON enquiries USING btree (lower(email));
CREATE INDEX enquiries_newest ON enquiries USING btree (created_at DESC, id DESC);

create table external_sign_ins (
  account_id text not null,
  signed_in_at timestamp with time zone not null,
  session_id text,
  constraint external_sign_ins_pkey PRIMARY KEY (account_id, signed_in_at),
  constraint external_sign_ins_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE SET NULL
);
CREATE INDEX external_sign_ins_ended ON external_sign_ins USING btree (signed_in_at) WHERE session_id IS NULL;
CREATE INDEX external_sign_ins_session ON external_sign_ins USING btree (session_id);

create table garage (
  one boolean not null default true,
  currency character(3) not null,
  address text,
  constraint garage_pkey PRIMARY KEY (one),
  constraint garage_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint garage_one_check CHECK (one)
);

create table inbox_mails (
  user_id text not null,
  told_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  wanted boolean not null default true,
  stopped boolean not null default false,
  mail_after timestamp with time zone not null default now(),
  mail_tries integer not null default 0,
  constraint inbox_mails_pkey PRIMARY KEY (user_id),
  constraint inbox_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table listing_arrivals (
  no integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  changed xid8 not null default pg_current_xact_id(),
  constraint listing_arrivals_pkey PRIMARY KEY (no)
);

create table listings (
  id text not null,
  seller_id text,
  seller_name text not null,
  email text not null,
  mobile text not null,
  category_id text not null,
  name text not null,
  image text not null,
  price text not null,
  price_amount bigint,
  original_price text not null,
  original_price_amount bigint,
  location text not null,
  country text not null default 'Bangladesh'::text,
  year_of_use text not null,
  condition text,
  description text not null default ''::text,
  make text,
  model text,
  year integer,
  mileage_km integer,
  engine_cc integer,
  owners integer,
  kind text not null,
  origin text not null default 'seller'::text,
  import_key text,
  posted_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  currency character(3),
  sold_at timestamp with time zone,
  taken_off_at timestamp with time zone,
  taken_off_reason text,
  sent_key text,
  dated boolean not null default false,
  registration text,
  tax_until date,
  receipt boolean,
  taken_off_as jsonb,
  more_photos text[] not null default '{}'::text[],
  constraint listings_pkey PRIMARY KEY (id),
  constraint listings_import_key_key UNIQUE (import_key),
  constraint listings_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint listings_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint listings_condition_check CHECK (condition = ANY (ARRAY['excellent'::text, 'good'::text, 'fair'::text])),
  constraint listings_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint listings_more_photos_check CHECK (cardinality(more_photos) <= 9),
  constraint listings_origin_check CHECK (origin = ANY (ARRAY['seller'::text, 'sample'::text, 'import'::text])),
  constraint listings_registration_check CHECK (registration = ANY (ARRAY['seller'::text, 'somebody-else'::text, 'none'::text])),
  constraint listings_taken_off_with_reason CHECK ((taken_off_at IS NULL) = (taken_off_reason IS NULL))
);
CREATE INDEX listings_deleted ON listings USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX listings_of_bike ON listings USING btree (COALESCE(make, ''::text), COALESCE(model, ''::text));
CREATE INDEX listings_of_place ON listings USING btree (country, location);
CREATE INDEX listings_of_seller ON listings USING btree (seller_id, posted_at DESC, id DESC) WHERE seller_id IS NOT NULL;
CREATE INDEX listings_once_off_of_seller ON listings USING btree (seller_id) WHERE taken_off_as IS NOT NULL;
CREATE UNIQUE INDEX listings_sent_once ON listings USING btree (seller_id, sent_key) WHERE sent_key IS NOT NULL;
CREATE INDEX listings_with_more_photos ON listings USING gin (more_photos) WHERE more_photos <> '{}'::text[];
CREATE INDEX listings_with_photos ON listings USING btree (image) WHERE image ~~ '/photos/%'::text;
CREATE TRIGGER list_bookings_again AFTER UPDATE OF sold_at, deleted_at, taken_off_at ON listings FOR EACH ROW WHEN (NOT search_for_sale(old.*) AND search_for_sale(new.*)) EXECUTE FUNCTION list_bookings_again();
CREATE TRIGGER note_bookings_over AFTER UPDATE OF sold_at, deleted_at ON listings FOR EACH ROW WHEN (old.sold_at IS NULL AND old.deleted_at IS NULL AND (new.sold_at IS NOT NULL OR new.deleted_at IS NOT NULL)) EXECUTE FUNCTION note_bookings_over();
CREATE TRIGGER note_price_changes AFTER UPDATE ON listings REFERENCING OLD TABLE AS former NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_price_changes();
CREATE TRIGGER search_follow_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION search_follow_delete();
CREATE TRIGGER search_follow_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_follow_insert();
CREATE TRIGGER search_follow_update AFTER UPDATE ON listings REFERENCING OLD TABLE AS former NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_follow_update();
CREATE TRIGGER search_tell_update AFTER UPDATE ON listings REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_tell_update();
CREATE TRIGGER tell_listings_arrived AFTER INSERT ON listings REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION tell_listings_arrived();
CREATE TRIGGER tell_listings_changed AFTER UPDATE ON listings REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tell_listings_changed();
CREATE TRIGGER tell_listings_gone AFTER DELETE ON listings REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tell_listings_changed();

create table lowered_arrivals (
  change bigint not null,
  no integer not null,
  was bigint not null,
  at timestamp with time zone not null default clock_timestamp(),
  changed xid8 not null default pg_current_xact_id(),
  constraint lowered_arrivals_pkey PRIMARY KEY (change)
);

create table mails (
  id text not null,
  kind text not null,
  email text not null,
  details jsonb not null default '{}'::jsonb,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  being_sent boolean not null default false,
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_due ON mails USING btree (due_at);

create table migrations (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table past_arrivals (
  no integer not null,
  at timestamp with time zone not null,
  changed xid8 not null,
  constraint past_arrivals_pkey PRIMARY KEY (no)
);

create table photos (
  id text not null,
  owner_id text,
  digest text not null,
  large bytea not null,
  small bytea not null,
  chosen_at timestamp with time zone not null default now(),
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_owner_id_digest_key UNIQUE (owner_id, digest),
  constraint photos_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint photos_id_check CHECK (id ~ '^[0-9a-z]{26}$'::text)
);
CREATE INDEX photos_by_age ON photos USING btree (chosen_at);
CREATE INDEX photos_of_owner ON photos USING btree (owner_id, chosen_at);

create table price_changes (
  no bigint not null generated always as identity,
  listing_id text not null,
  changed_at timestamp with time zone not null default now(),
  was bigint,
  became bigint,
  was_currency character(3),
  became_currency character(3),
  constraint price_changes_pkey PRIMARY KEY (listing_id, no),
  constraint price_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX price_changes_newest ON price_changes USING btree (changed_at);
CREATE TRIGGER note_price_drops AFTER INSERT ON price_changes REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_price_drops();

create table price_drop_arrivals (
  change bigint not null,
  listing_id text not null,
  constraint price_drop_arrivals_pkey PRIMARY KEY (change)
);

create table price_drop_mails (
  user_id text not null,
  wanted boolean not null default true,
  stopped boolean not null default false,
  mail_after timestamp with time zone not null default now(),
  mail_tries integer not null default 0,
  constraint price_drop_mails_pkey PRIMARY KEY (user_id),
  constraint price_drop_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table price_drops (
  user_id text not null,
  listing_id text not null,
  change bigint not null,
  mail text not null,
  due_at timestamp with time zone not null,
  told bigint,
  told_currency character(3),
  constraint price_drops_pkey PRIMARY KEY (user_id, listing_id),
  constraint price_drops_user_id_listing_id_fkey FOREIGN KEY (user_id, listing_id) REFERENCES saved_listings(user_id, listing_id) ON DELETE CASCADE,
  constraint price_drops_mail_check CHECK (mail = ANY (ARRAY['due'::text, 'sent'::text, 'none'::text, 'refused'::text]))
);
CREATE INDEX price_drops_due ON price_drops USING btree (due_at) WHERE mail = 'due'::text;

create table price_learning (
  one boolean not null default true,
  asked_at timestamp with time zone not null default clock_timestamp(),
  constraint price_learning_pkey PRIMARY KEY (one),
  constraint price_learning_one_check CHECK (one)
);

create table price_models (
  scope text not null,
  model text not null,
  listings integer not null,
  made_at timestamp with time zone not null default now(),
  constraint price_models_pkey PRIMARY KEY (scope)
);
CREATE TRIGGER tell_price_models AFTER INSERT OR DELETE OR UPDATE ON price_models FOR EACH STATEMENT EXECUTE FUNCTION tell_price_models();

create table rate_limits (
  key text not null,
  used integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_over ON rate_limits USING btree (resets_at);

create table repeats (
  id text not null,
  listing_id text not null,
  former_id text not null,
  alike text[] not null,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  constraint repeats_pkey PRIMARY KEY (id),
  constraint repeats_former_id_fkey FOREIGN KEY (former_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint repeats_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX repeats_newest ON repeats USING btree (created_at DESC, id DESC);
CREATE INDEX repeats_of_former ON repeats USING btree (former_id);
CREATE INDEX repeats_of_listing ON repeats USING btree (listing_id);

create table replies (
  id text not null,
  listing_id text not null,
  user_id text not null,
  words text not null,
  earlier jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  constraint replies_pkey PRIMARY KEY (id),
  constraint replies_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX replies_newest ON replies USING btree (created_at DESC, id DESC);
CREATE INDEX replies_of_listing ON replies USING btree (listing_id);
CREATE INDEX replies_of_user ON replies USING btree (user_id);

create table reports (
  id text not null,
  listing_id text not null,
  user_id text,
  visitor text,
  email text not null default ''::text,
  reason text not null,
  words text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  earlier jsonb not null default '[]'::jsonb,
  told_at timestamp with time zone,
  news_at timestamp with time zone not null default now(),
  no bigint not null generated always as identity,
  said_then jsonb,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reports_newest ON reports USING btree (created_at DESC, id DESC);
CREATE INDEX reports_of_listing ON reports USING btree (listing_id, created_at, id);
CREATE INDEX reports_of_user ON reports USING btree (user_id) WHERE user_id IS NOT NULL;

create table saved_listings (
  user_id text not null,
  listing_id text not null,
  saved_at timestamp with time zone not null default now(),
  name text not null,
  price_amount bigint,
  currency character(3),
  constraint saved_listings_pkey PRIMARY KEY (user_id, listing_id),
  constraint saved_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_listings_newest ON saved_listings USING btree (user_id, saved_at DESC, listing_id DESC);
CREATE INDEX saved_listings_of_listing ON saved_listings USING btree (listing_id);

create table saved_search_keys (
  key text not null,
  search_id text not null,
  price_from bigint,
  price_to bigint,
  year_from integer,
  year_to integer,
  km_from integer,
  km_to integer,
  cc_from integer,
  cc_to integer,
  owners integer,
  constraint saved_search_keys_pkey PRIMARY KEY (key, search_id),
  constraint saved_search_keys_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_keys_of_search ON saved_search_keys USING btree (search_id);

create table saved_search_matches (
  search_id text not null,
  listing_id text not null,
  found_at timestamp with time zone not null default now(),
  seen boolean not null default false,
  mail text not null,
  was bigint,
  currency character(3),
  seen_at timestamp with time zone,
  daily boolean not null default false,
  constraint saved_search_matches_pkey PRIMARY KEY (search_id, listing_id),
  constraint saved_search_matches_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint saved_search_matches_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  constraint saved_search_matches_mail_check CHECK (mail = ANY (ARRAY['none'::text, 'due'::text, 'sent'::text, 'refused'::text]))
);
CREATE INDEX saved_search_matches_due ON saved_search_matches USING btree (search_id) WHERE mail = 'due'::text;
CREATE INDEX saved_search_matches_of_listing ON saved_search_matches USING btree (listing_id);
CREATE INDEX saved_search_matches_unseen ON saved_search_matches USING btree (search_id, found_at DESC) WHERE NOT seen;
CREATE INDEX saved_search_matches_waiting ON saved_search_matches USING btree (daily, found_at, search_id) WHERE mail = 'due'::text;

create table saved_searches (
  id text not null,
  user_id text not null,
  name text not null,
  address text not null,
  frequency text not null,
  stopped text,
  created_at timestamp with time zone not null default now(),
  known pg_snapshot not null default pg_current_snapshot(),
  daily_until timestamp with time zone not null default now(),
  mail_after timestamp with time zone not null default now(),
  mail_tries integer not null default 0,
  looked pg_snapshot,
  looked_at timestamp with time zone,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_id_address_key UNIQUE (user_id, address),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_searches_frequency_check CHECK (frequency = ANY (ARRAY['now'::text, 'daily'::text, 'never'::text])),
  constraint saved_searches_stopped_check CHECK (stopped = ANY (ARRAY['now'::text, 'daily'::text]))
);
CREATE INDEX saved_searches_of_user ON saved_searches USING btree (user_id, created_at DESC, id DESC);

create table search_bikes (
  make text not null,
  model text not null,
  make_id integer,
  model_id integer,
  constraint search_bikes_pkey PRIMARY KEY (make, model),
  constraint search_bikes_make_id_fkey FOREIGN KEY (make_id) REFERENCES search_terms(id),
  constraint search_bikes_model_id_fkey FOREIGN KEY (model_id) REFERENCES search_terms(id)
);

create table search_entries (
  no integer not null generated always as identity,
  listing_id text not null,
  for_sale boolean not null,
  category_id text not null,
  make_id integer,
  model_id integer,
  division_id integer,
  district_id integer,
  condition text,
  seller text not null,
  price bigint,
  currency character(3),
  year integer,
  km integer,
  cc integer,
  owners integer,
  photo boolean not null,
  posted_at timestamp with time zone not null,
  changed xid8 not null default pg_current_xact_id(),
  expected bigint,
  expected_low bigint,
  own_name boolean not null default false,
  constraint search_entries_pkey PRIMARY KEY (no),
  constraint search_entries_listing_id_key UNIQUE (listing_id)
);
CREATE INDEX search_entries_changed ON search_entries USING btree (changed, no);
CREATE TRIGGER alerts_note_back AFTER UPDATE ON search_entries REFERENCING OLD TABLE AS former NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION alerts_note_returns();
CREATE TRIGGER alerts_note_new AFTER INSERT ON search_entries REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION alerts_note_arrivals();
CREATE TRIGGER search_forget_expected BEFORE UPDATE ON search_entries FOR EACH ROW WHEN (old.make_id IS DISTINCT FROM new.make_id OR old.model_id IS DISTINCT FROM new.model_id OR old.district_id IS DISTINCT FROM new.district_id OR old.year IS DISTINCT FROM new.year OR old.km IS DISTINCT FROM new.km OR old.cc IS DISTINCT FROM new.cc OR old.owners IS DISTINCT FROM new.owners OR old.condition IS DISTINCT FROM new.condition OR old.currency IS DISTINCT FROM new.currency) EXECUTE FUNCTION search_forget_expected();

create table search_gone (
  no integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint search_gone_pkey PRIMARY KEY (no)
);

create table search_places (
  country text not null,
  location text not null,
  division_id integer,
  district_id integer,
  constraint search_places_pkey PRIMARY KEY (country, location),
  constraint search_places_district_id_fkey FOREIGN KEY (district_id) REFERENCES search_terms(id),
  constraint search_places_division_id_fkey FOREIGN KEY (division_id) REFERENCES search_terms(id)
);

create table search_spellings (
  id integer not null generated always as identity,
  spelling text not null,
  key text not null,
  term_id integer not null,
  added_by text,
  built_in boolean not null default false,
  removed boolean not null default false,
  changed xid8 not null default pg_current_xact_id(),
  area_of text,
  exact boolean not null default false,
  constraint search_spellings_pkey PRIMARY KEY (id),
  constraint search_spellings_key_term_id_key UNIQUE (key, term_id),
  constraint search_spellings_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint search_spellings_term_id_fkey FOREIGN KEY (term_id) REFERENCES search_terms(id)
);
CREATE INDEX search_spellings_built_in ON search_spellings USING btree (term_id) WHERE built_in;
CREATE INDEX search_spellings_changed ON search_spellings USING btree (changed);
CREATE TRIGGER tell_search_spellings AFTER INSERT OR DELETE OR UPDATE ON search_spellings FOR EACH STATEMENT EXECUTE FUNCTION tell_search_names();

create table search_terms (
  id integer not null generated always as identity,
  kind text not null,
  slug text not null,
  name text not null,
  parent_id integer,
  changed xid8 not null default pg_current_xact_id(),
  added boolean not null default false,
  merged_into integer,
  constraint search_terms_pkey PRIMARY KEY (id),
  constraint search_terms_kind_slug_key UNIQUE (kind, slug),
  constraint search_terms_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES search_terms(id),
  constraint search_terms_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES search_terms(id),
  constraint search_terms_kind_check CHECK (kind = ANY (ARRAY['make'::text, 'model'::text, 'division'::text, 'district'::text]))
);
CREATE INDEX search_terms_changed ON search_terms USING btree (changed);
CREATE INDEX search_terms_of_parent ON search_terms USING btree (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX search_terms_taught ON search_terms USING btree (search_key(name)) WHERE added OR merged_into IS NOT NULL;
CREATE TRIGGER tell_search_terms AFTER INSERT OR DELETE OR UPDATE ON search_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_search_names();

create table search_words (
  no integer not null,
  words tsvector not null,
  constraint search_words_pkey PRIMARY KEY (no)
);
CREATE INDEX search_words_index ON search_words USING gin (words) WITH (gin_pending_list_limit='512');

create table sessions (
  id text not null,
  user_id text not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_end ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

create table standing_changes (
  no bigint not null generated always as identity,
  listing_id text not null,
  admin_id text,
  reason text,
  changed_at timestamp with time zone not null default now(),
  told_at timestamp with time zone,
  constraint standing_changes_pkey PRIMARY KEY (no),
  constraint standing_changes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint standing_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX standing_changes_latest ON standing_changes USING btree (listing_id, no DESC);
CREATE INDEX standing_changes_of_admin ON standing_changes USING btree (admin_id) WHERE admin_id IS NOT NULL;

create table topic_changes (
  topic text not null,
  changed xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default now()
);
CREATE INDEX topic_changes_at ON topic_changes USING btree (at);
CREATE INDEX topic_changes_changed ON topic_changes USING btree (changed);

create table users (
  id text not null,
  name text not null default ''::text,
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'buyer'::text,
  admin boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  stopped_at timestamp with time zone,
  stopped_by text,
  stop_reason text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint users_role_check CHECK (role = ANY (ARRAY['seller'::text, 'buyer'::text])),
  constraint users_stop_check CHECK ((stopped_at IS NULL) = (stop_reason IS NULL)),
  constraint users_stopped_admin_check CHECK (stopped_at IS NULL OR NOT admin)
);
CREATE INDEX users_admins ON users USING btree (id) WHERE admin;
CREATE INDEX users_email_in_any_case ON users USING btree (lower(email));
CREATE INDEX users_newest ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users_stopped_by ON users USING btree (stopped_by) WHERE stopped_by IS NOT NULL;
CREATE TRIGGER tell_members_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tell_members_changed();
CREATE TRIGGER tell_members_gone AFTER DELETE ON users REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION tell_members_changed();

create table verifications (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_by_end ON verifications USING btree (expires_at);
CREATE INDEX verifications_identifier ON verifications USING btree (identifier);

create view search_facts as
 SELECT listing.id AS listing_id,
    search_for_sale(listing.*) AS for_sale,
    listing.category_id,
    bike.make_id,
    bike.model_id,
    place.division_id,
    place.district_id,
    listing.condition,
        CASE listing.origin
            WHEN 'seller'::text THEN 'member'::text
            WHEN 'import'::text THEN 'list'::text
            ELSE 'sample'::text
        END AS seller,
    listing.price_amount AS price,
    listing.currency,
    listing.year,
    listing.mileage_km AS km,
    listing.engine_cc AS cc,
    listing.owners,
    NOT is_drawing(listing.image) AS photo,
    listing.posted_at,
    listing.name,
    listing.make,
    listing.model,
    listing.location,
    listing.description,
    NOT listing.registration IS DISTINCT FROM 'seller'::text AS own_name
   FROM listings listing
     LEFT JOIN search_bikes bike ON bike.make = COALESCE(listing.make, ''::text) AND bike.model = COALESCE(listing.model, ''::text)
     LEFT JOIN search_places place ON place.country = listing.country AND place.location = listing.location;

create view search_taught as
 SELECT spelling.key,
    spelling.term_id
   FROM search_spellings spelling
  WHERE NOT spelling.built_in AND NOT spelling.removed
UNION ALL
 SELECT search_key(term.name) AS key,
    COALESCE(term.merged_into, term.id) AS term_id
   FROM search_terms term
  WHERE term.added OR term.merged_into IS NOT NULL;

CREATE OR REPLACE FUNCTION public.alerts_note_arrivals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_arrivals (no)
  select no from arrived where for_sale
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.alerts_note_returns()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  insert into listing_arrivals (no)
  select arrived.no from arrived join former using (no) where arrived.for_sale and not former.for_sale
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_booked_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.product_seller_name := null;
  new.product_description := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.is_drawing(image text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select image ~ '^/art/[a-z0-9-]+\.svg$'
$function$;

CREATE OR REPLACE FUNCTION public.list_bookings_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update bookings set hidden_at = null, over_since = null
  where listing_id = new.id and cancelled_at is null and (hidden_at is not null or over_since is not null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_bookings_over()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update bookings set over_since = now()
  where listing_id = new.id and cancelled_at is null and user_id is not null and over_told_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_price_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  insert into price_changes (listing_id, was, became, was_currency, became_currency)
  select arrived.id, former.price_amount, arrived.price_amount, former.currency, arrived.currency
  from former join arrived using (id)
  where (former.price_amount, former.currency) is distinct from (arrived.price_amount, arrived.currency);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_price_drops()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'on'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
begin
  insert into price_drop_arrivals (change, listing_id)
  select no, listing_id from arrived
  where became is not null
    and (was is null or (became < was and became_currency is not distinct from was_currency));
  -- What is not for sale is news of its own when it comes back.
  insert into lowered_arrivals (change, no, was)
  select arrived.no, entry.no, arrived.was
  from arrived join search_entries entry on entry.listing_id = arrived.listing_id and entry.for_sale
  where arrived.became < arrived.was and arrived.became_currency is not distinct from arrived.was_currency;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_bangladeshi_places(locations text[])
 RETURNS TABLE(location text, division_id integer, district_id integer)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  said record;
  read_from integer;
begin
  for said in
    select spot.location, spot.place, spot.first, spot.id, spot.kind, spot.parent_id,
      lag(spot.nth) over reading is distinct from spot.nth as is_first,
      lead(spot.nth) over reading is distinct from spot.nth as is_last
    from (
      select distinct on (given.nth, term.place) given.nth, given.location, term.*
      from unnest(locations) with ordinality given (location, nth)
      cross join lateral (select string_to_array(trim(search_plain(given.location)), ' ') as words offset 0) text
      left join lateral (
        select span.place, span.place - span.more as first, name.id, name.kind, name.parent_id
        from (
          select place, more, array_to_string(text.words[place - more : place], '') as key
          from generate_series(cardinality(text.words), 1, -1) place
          cross join lateral generate_series(least(2, place - 1), 0, -1) more
          offset 0
        ) span
        cross join lateral (
          select term_id from search_spellings where key = span.key and not removed offset 0
        ) spelling
        cross join lateral (
          select id, kind, parent_id from search_terms
          where id = spelling.term_id and kind in ('division', 'district')
          offset 0
        ) name
        where exists (
          select from search_spellings own where own.term_id = coalesce(name.parent_id, name.id) and own.built_in offset 0
        )
      ) term on true
      order by given.nth, term.place desc, term.first, term.kind, term.id
    ) spot
    window reading as (order by spot.nth, spot.place desc)
    order by spot.nth, spot.place desc
  loop
    if said.is_first then
      location := said.location;
      division_id := null;
      district_id := null;
      read_from := null;
    end if;
    -- "Khulna Division" is a division, although there is a Khulna in it.
    if said.id is not null and (read_from is null or said.place < read_from) then
      read_from := said.first;
      if said.kind = 'division' then
        division_id := coalesce(division_id, said.id);
      elsif district_id is null then
        district_id := said.id;
        division_id := said.parent_id;
      elsif said.parent_id = division_id
        and (select name from search_terms where id = division_id) = (select name from search_terms where id = district_id)
      then
        -- The district before was the division's name after all.
        district_id := said.id;
      end if;
    end if;
    if said.is_last then return next; end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_figures(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (words !~ '[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19][.,\uff0c\uff0e][0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]{2}|[\u0660-\u0669\u06f0-\u06f9]'::text) THEN words ELSE regexp_replace(regexp_replace(CASE WHEN (octet_length(words) = length(words)) THEN words WHEN (words !~ '[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\uff0c\uff0e]'::text) THEN words ELSE translate(NORMALIZE(words, NFKC), '০১২৩৪৫৬৭৮৯०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, '0123456789012345678901234567890123456789'::text) END, '(^|[^0-9.,])([0-9]{1,3})(?:,([0-9]{2,3}))?(?:,([0-9]{2,3}))?,([0-9]{3})(?![0-9]|,[0-9])'::text, '\1\2\3\4\5'::text, 'g'::text), '(^|[^0-9.,])([0-9]{1,3})(?:\.([0-9]{3}))?(?:\.([0-9]{3}))?\.([0-9]{3})(?![0-9]|\.[0-9])'::text, '\1\2\3\4\5'::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION public.search_follow_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_hold(array(select id from former));
  update search_entries set for_sale = false, changed = pg_current_xact_id()
  where listing_id in (select id from former) and for_sale;
  delete from search_words where no in (
    select no from search_entries where listing_id in (select id from former)
  );
  insert into search_gone (no)
  select no from search_entries where listing_id in (select id from former)
  on conflict (no) do update set at = excluded.at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_follow_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform search_refresh(array(select id from arrived), true);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_follow_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  perform search_refresh(array(select id from arrived), exists (
    select from arrived join former using (id)
    where (arrived.name, arrived.make, arrived.model, arrived.location, arrived.description, arrived.engine_cc)
      is distinct from
        (former.name, former.make, former.model, former.location, former.description, former.engine_cc)
  ));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_for_sale(listing listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((listing).deleted_at IS NULL) AND ((listing).sold_at IS NULL) AND ((listing).taken_off_at IS NULL));

CREATE OR REPLACE FUNCTION public.search_foreign_places(countries text[], locations text[])
 RETURNS TABLE(country text, location text, division_id integer, district_id integer)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  country_names constant text[] := array(select distinct name from unnest(countries) name order by name);
  country_ids integer[];
  divisions integer[];
  names text[];
  slugs text[];
begin
  country_ids := search_terms_named(
    'division', country_names, array(select search_slug(name) from unnest(country_names) with ordinality one (name, nth) order by nth),
    array_fill(null::integer, array[cardinality(country_names)]));

  -- A place is what stands behind the last comma, without its country.
  select
    array_agg(of_country.id order by given.nth),
    array_agg(nullif(place.name, '') order by given.nth),
    array_agg(left(of_country.slug || '-' || search_slug(place.name), 80) order by given.nth)
  into divisions, names, slugs
  from unnest(countries, locations) with ordinality given (country, location, nth)
  left join (
    select one.name, term.id, term.slug,
      '[\s,،，、]*' || regexp_replace(one.name, '(\W)', '\\\1', 'g') || '[\s.]*$' as at_the_end
    from unnest(country_names, country_ids) one (name, id)
    cross join lateral (select id, slug from search_terms where id = one.id offset 0) term
  ) of_country on of_country.name = given.country
  left join lateral (
    select left(trim(regexp_replace(
      trim(regexp_replace(given.location, of_country.at_the_end, '', 'i')), '^.*[,،，、]', '')), 60) as name
    where of_country.id is not null
    offset 0
  ) place on true;

  return query
  select * from unnest(countries, locations, divisions, search_terms_named('district', names, slugs, divisions));
end
$function$;

CREATE OR REPLACE FUNCTION public.search_forget_expected()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.expected := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_hold(ids text[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
begin
  lock table search_entries in row exclusive mode;
  perform from search_entries where listing_id = any (ids) order by no for no key update;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_key(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(search_plain(words), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION public.search_learn_bikes(ids text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found record;
  is_taught constant boolean := exists (select from search_taught);
begin
  for found in
    select distinct coalesce(listing.make, '') as make, coalesce(listing.model, '') as model
    from listings listing
    where listing.id = any (ids) and (listing.make is not null or is_taught and listing.model is not null)
      and not exists (
        select from search_bikes known
        where (known.make, known.model) = (coalesce(listing.make, ''), coalesce(listing.model, ''))
      )
    order by 1, 2
  loop
    insert into search_bikes (make, model, make_id, model_id)
    select found.make, found.model, bike.make_id, bike.model_id
    from search_read_bike(found.make, found.model) bike
    where found.make <> '' or bike.make_id is not null
    on conflict do nothing;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_learn_places(ids text[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  countries text[];
  locations text[];
begin
  select array_agg(country order by country, location), array_agg(location order by country, location)
  into countries, locations
  from (
    select distinct listing.country, listing.location
    from listings listing
    where listing.id = any (ids)
      and not exists (
        select from search_places known
        where (known.country, known.location) = (listing.country, listing.location)
        offset 0
      )
  ) fresh;
  if countries is null then return; end if;
  insert into search_places (country, location, division_id, district_id)
  select * from search_read_places(countries, locations) place order by place.country, place.location
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_merge(former integer, final integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  source search_terms;
  target search_terms;
  child search_terms;
  child_target integer;
  formers integer[] := array[former];
  finals integer[] := array[final];
  most constant integer := 2000;
begin
  select * into strict source from search_terms where id = former;
  select * into strict target from search_terms where id = final;
  for child in select * from search_terms where parent_id = former and merged_into is null order by id loop
    child_target := search_term(
      child.kind, target.slug || substr(child.slug, length(source.slug) + 1), child.name, final, most);
    if child_target is not null and child_target <> child.id then
      formers := formers || child.id;
      finals := finals || child_target;
    end if;
  end loop;

  update search_terms term set merged_into = pair.final, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where pair.former in (term.id, term.merged_into);

  -- One row for a key of a name.
  delete from search_spellings spelling using unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.final and spelling.removed
    and exists (select from search_spellings other where (other.key, other.term_id) = (spelling.key, pair.former));
  update search_spellings spelling
  set removed = true, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.former and not spelling.removed
    and exists (select from search_spellings other where (other.key, other.term_id) = (spelling.key, pair.final));
  update search_spellings spelling
  set term_id = pair.final, changed = pg_current_xact_id()
  from unnest(formers, finals) pair (former, final)
  where spelling.term_id = pair.former and not spelling.removed;

  if source.kind = 'make' then
    update search_bikes
    set make_id = final, model_id = coalesce(finals[array_position(formers, model_id)], model_id)
    where make_id = former;
    update search_entries
    set make_id = final, model_id = coalesce(finals[array_position(formers, model_id)], model_id),
      changed = pg_current_xact_id()
    where make_id = former;
  elsif source.kind = 'model' then
    update search_bikes set make_id = target.parent_id, model_id = final where model_id = former;
    update search_entries set make_id = target.parent_id, model_id = final, changed = pg_current_xact_id()
    where model_id = former;
  elsif source.kind = 'division' then
    update search_places
    set division_id = final, district_id = coalesce(finals[array_position(formers, district_id)], district_id)
    where division_id = former;
    update search_entries
    set division_id = final, district_id = coalesce(finals[array_position(formers, district_id)], district_id),
      changed = pg_current_xact_id()
    where division_id = former;
  else
    update search_places set division_id = target.parent_id, district_id = final where district_id = former;
    update search_entries set division_id = target.parent_id, district_id = final, changed = pg_current_xact_id()
    where district_id = former;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_merge_repeated(of_make integer, names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  make search_terms;
  child search_terms;
  rest text;
  target integer;
begin
  select * into strict make from search_terms where id = of_make;
  for child in select * from search_terms where parent_id = of_make and merged_into is null order by id loop
    rest := search_without_make(child.name, make.name || names);
    if rest = child.name or child.added then continue; end if;
    if search_slug(rest) is null then
      update search_bikes set model_id = null where model_id = child.id;
      update search_entries set model_id = null, changed = pg_current_xact_id() where model_id = child.id;
    else
      target := search_term('model', make.slug || '-' || search_slug(rest), rest, of_make, 2000);
      if target <> child.id then perform search_merge(child.id, target); end if;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_name_words(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_remove(string_to_array(regexp_replace(search_plain(words), '([0-9]+)'::text, ' \1 '::text, 'g'::text), ' '::text), ''::text);

CREATE OR REPLACE FUNCTION public.search_plain(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(replace(replace(CASE WHEN (octet_length(words) = length(words)) THEN lower(words) ELSE translate(lower(NORMALIZE(words, NFKC)), '০১২৩৪৫৬৭৮৯०१२३४५६७८९’­​‌‍'::text, '01234567890123456789'::text) END, ''''::text, ''::text), '`'::text, ''::text), '[\x01-\x20!-/:-@\[-\x60{-\x7f\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb\u00bf\u00d7\u060c\u061b\u061f\u06d4\u0964\u0965\u2010-\u2060\u20a0-\u20cf\u3001\u3002\ufeff\u09f3]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.search_read_again(spelling text, of_term integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  query tsquery;
  ids text[];
  countries text[];
  locations text[];
  changed_rows integer;
begin
  query := (
    select string_agg('''' || word || '''', ' & ') from unnest(tsvector_to_array(search_vector(spelling))) word
  )::tsquery;
  ids := array(
    select entry.listing_id from search_words held join search_entries entry on entry.no = held.no where held.words @@ query
    -- A country stands in none of a listing's words.
    union
    select listing_id from search_entries
    where division_id = of_term and exists (select from search_terms where id = of_term and kind = 'division')
  );

  with pair as (
    select distinct coalesce(make, '') as make, coalesce(model, '') as model from listings
    where id = any (ids) and (make is not null or model is not null)
  )
  insert into search_bikes (make, model, make_id, model_id)
  select pair.make, pair.model, bike.make_id, bike.model_id
  from pair cross join lateral search_read_bike(pair.make, pair.model) bike
  on conflict (make, model) do update set make_id = excluded.make_id, model_id = excluded.model_id
  where (search_bikes.make_id, search_bikes.model_id) is distinct from (excluded.make_id, excluded.model_id);

  select array_agg(country order by country, location), array_agg(location order by country, location)
  into countries, locations
  from (select distinct country, location from listings where id = any (ids)) pair;
  insert into search_places (country, location, division_id, district_id)
  select * from search_read_places(countries, locations)
  on conflict (country, location) do update set division_id = excluded.division_id, district_id = excluded.district_id
  where (search_places.division_id, search_places.district_id) is distinct from (excluded.division_id, excluded.district_id);

  update search_entries entry
  set (make_id, model_id, division_id, district_id, changed) =
    (fact.make_id, fact.model_id, fact.division_id, fact.district_id, pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.make_id, entry.model_id, entry.division_id, entry.district_id)
      is distinct from (fact.make_id, fact.model_id, fact.division_id, fact.district_id);
  get diagnostics changed_rows = row_count;
  return changed_rows;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_read_bike(of_make text, of_model text, OUT make_id integer, OUT model_id integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  most constant integer := 2000;
  words text[] := search_name_words(of_model);
  of_slug text;
begin
  if of_make = '' then
    make_id := search_taught_in(words, 'make', null, false);
    model_id := search_taught_in(words, 'model', make_id, false);
    if make_id is null then
      make_id := (select parent_id from search_terms where id = model_id);
    end if;
    return;
  end if;
  select term.id into make_id
  from search_taught taught join search_terms term on term.id = taught.term_id and term.kind = 'make'
  where taught.key = search_key(of_make);
  make_id := coalesce(make_id, search_term('make', search_slug(of_make), of_make, null, most));
  if make_id is null then return; end if;
  of_model := search_without_make(of_model, array[of_make, (select name from search_terms where id = make_id)]);
  words := search_name_words(of_model);
  of_slug := (select slug from search_terms where id = make_id) || '-' || search_slug(of_model);
  -- A name of its own is no slip for another.
  select coalesce(merged_into, id) into model_id from search_terms where kind = 'model' and slug = of_slug;
  model_id := coalesce(
    model_id, search_taught_in(words, 'model', make_id, true), search_term('model', of_slug, of_model, make_id, most));
  -- A model may have been merged into one of another make.
  make_id := coalesce((select parent_id from search_terms where id = model_id), make_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_read_places(countries text[], locations text[])
 RETURNS TABLE(country text, location text, division_id integer, district_id integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  at_home constant text[] := array(
    select name from (select distinct name from unnest(countries) name offset 0) one where search_key(name) = 'bangladesh');
  home_countries text[];
  home_locations text[];
  other_countries text[];
  other_locations text[];
begin
  select
    array_agg(given.country order by nth) filter (where given.country = any (at_home)),
    array_agg(given.location order by nth) filter (where given.country = any (at_home)),
    array_agg(given.country order by nth) filter (where given.country <> all (at_home)),
    array_agg(given.location order by nth) filter (where given.country <> all (at_home))
  into home_countries, home_locations, other_countries, other_locations
  from unnest(countries, locations) with ordinality given (country, location, nth);

  if home_locations is not null then
    return query
    select home.country, home.location, home.division_id, home.district_id
    from rows from (unnest(home_countries), search_bangladeshi_places(home_locations))
      home (country, location, division_id, district_id);
  end if;
  if other_locations is not null then
    return query select * from search_foreign_places(other_countries, other_locations);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_refresh(ids text[], with_words boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_nestloop TO 'on'
AS $function$
begin
  perform search_learn_places(ids);
  perform search_learn_bikes(ids);
  perform search_hold(ids);

  update search_entries entry
  set (for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price, currency, year, km,
       cc, owners, photo, own_name, posted_at, changed) =
    (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id, fact.condition,
     fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners, fact.photo, fact.own_name,
     fact.posted_at, pg_current_xact_id())
  from search_facts fact
  where fact.listing_id = any (ids) and entry.listing_id = fact.listing_id
    and (entry.for_sale, entry.category_id, entry.make_id, entry.model_id, entry.division_id, entry.district_id,
         entry.condition, entry.seller, entry.price, entry.currency, entry.year, entry.km, entry.cc, entry.owners,
         entry.photo, entry.own_name, entry.posted_at)
      is distinct from
        (fact.for_sale, fact.category_id, fact.make_id, fact.model_id, fact.division_id, fact.district_id,
         fact.condition, fact.seller, fact.price, fact.currency, fact.year, fact.km, fact.cc, fact.owners,
         fact.photo, fact.own_name, fact.posted_at);

  -- In the order of the ids: whoever reads in the order of `no` meets the newest last.
  insert into search_entries (listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition,
    seller, price, currency, year, km, cc, owners, photo, own_name, posted_at)
  select listing_id, for_sale, category_id, make_id, model_id, division_id, district_id, condition, seller, price,
    currency, year, km, cc, owners, photo, own_name, posted_at
  from search_facts
  where listing_id = any (ids)
    and not exists (select from search_entries entry where entry.listing_id = search_facts.listing_id)
  order by posted_at, listing_id;

  if with_words then
    insert into search_words (no, words)
    select entry.no,
      search_vector(concat_ws(' ', fact.name, fact.make, fact.model, fact.location, fact.description)) || search_sizes(fact.cc)
    from search_facts fact
    join search_entries entry on entry.listing_id = fact.listing_id
    where fact.listing_id = any (ids)
    on conflict (no) do update set words = excluded.words where search_words.words <> excluded.words;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_sizes(cc integer)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(SELECT (search_sizes.cc)::text AS cc WHERE (search_sizes.cc > 0) UNION (SELECT (round_size.round_size)::text AS round_size FROM unnest(ARRAY[50, 80, 90, 100, 110, 125, 135, 150, 160, 180, 200, 220, 250, 300, 350, 400, 450, 500, 600, 650, 700, 750, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800]) round_size(round_size) WHERE ((abs((search_sizes.cc - round_size.round_size)))::numeric <= ((round_size.round_size)::numeric * 0.035)) ORDER BY (abs((search_sizes.cc - round_size.round_size))), (round_size.round_size)::text LIMIT 1)));

CREATE OR REPLACE FUNCTION public.search_slug(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN NULLIF("left"(array_to_string(array_remove(string_to_array(search_plain(replace(words, '+'::text, ' plus '::text)), ' '::text), ''::text), '-'::text), 80), ''::text);

CREATE OR REPLACE FUNCTION public.search_taught_in(words text[], of_kind text, within integer, at_beginning boolean)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select term.id
  from generate_series(1, case when at_beginning then least(cardinality(words), 1) else cardinality(words) end) first
  cross join lateral generate_series(first, least(first + 5, cardinality(words))) last
  join search_taught taught on taught.key = array_to_string(words[first : last], '')
  join search_terms term on term.id = taught.term_id and term.kind = of_kind and (within is null or term.parent_id = within)
  order by last - first desc, first, term.id
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.search_tell_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_entries set changed = pg_current_xact_id()
  where listing_id = any (array(select id from arrived)) and changed <> pg_current_xact_id();
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_term(of_kind text, of_slug text, as_name text, of_parent integer, most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  term_id integer;
begin
  if of_slug is null then return null; end if;
  select coalesce(merged_into, id) into term_id from search_terms where kind = of_kind and slug = of_slug;
  if term_id is not null then return term_id; end if;
  if (select count(*) from search_terms where kind = of_kind and parent_id is not distinct from of_parent) >= most then
    return null;
  end if;
  insert into search_terms (kind, slug, name, parent_id) values (of_kind, of_slug, as_name, of_parent)
  on conflict (kind, slug) do update set name = search_terms.name
  returning coalesce(merged_into, id) into term_id;
  return term_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_terms_named(of_kind text, names text[], slugs text[], parents integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  -- A country of endlessly many names is cut off: nobody finds anything in a longer list, and every process keeps them all.
  most constant integer := 2000;
  ids integer[];
begin
  ids := array(
    select coalesce(taught.id, (select coalesce(merged_into, id) from search_terms where kind = of_kind and slug = wanted.slug))
    from unnest(names, slugs, parents) with ordinality wanted (name, slug, parent, nth)
    cross join lateral (select search_key(wanted.name) as key offset 0) said
    left join lateral (
      select term.id
      from (select term_id from search_taught where key = said.key offset 0) meant
      cross join lateral (
        select id from search_terms
        where id = meant.term_id and kind = of_kind and parent_id is not distinct from wanted.parent
        offset 0
      ) term
      order by term.id
      limit 1
    ) taught on true
    order by nth
  );
  if array_position(ids, null) is null then return ids; end if;

  -- In the order of the slugs: two imports that add the same names wait for each other, and never both at once.
  with filled as materialized (
    select parent, case
      when parent is null then (select count(*) from search_terms where kind = of_kind and parent_id is null)
      else (select count(*) from search_terms where kind = of_kind and parent_id = parent)
    end as there
    from (select distinct parent from unnest(parents) parent) one
  )
  insert into search_terms (kind, slug, name, parent_id)
  select of_kind, fresh.slug, fresh.name, fresh.parent
  from (
    select first.*, row_number() over (partition by first.parent order by first.nth) as addition
    from (
      select distinct on (wanted.slug) wanted.slug, wanted.name, wanted.parent, wanted.nth
      from unnest(names, slugs, parents, ids) with ordinality wanted (name, slug, parent, id, nth)
      where wanted.id is null and wanted.slug is not null
      order by wanted.slug, wanted.nth
    ) first
  ) fresh
  join filled on filled.parent is not distinct from fresh.parent
  where filled.there + fresh.addition <= most
  order by fresh.slug
  on conflict (kind, slug) do nothing;

  return array(
    select coalesce(
      wanted.id, (select coalesce(merged_into, id) from search_terms where kind = of_kind and slug = wanted.slug))
    from unnest(slugs, ids) with ordinality wanted (slug, id, nth)
    order by nth
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.search_unmarked(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (octet_length(words) = length(words)) THEN words ELSE replace(replace(replace(replace(translate(NORMALIZE(regexp_replace(NORMALIZE(words, NFKD), '([a-zα-ω])[\u0300-\u036f]+'::text, '\1'::text, 'g'::text), NFKC), 'ıøłđðħŧς'::text, 'iolddhtσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text) END;

CREATE OR REPLACE FUNCTION public.search_vector(words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(ARRAY(SELECT word.word FROM unnest(string_to_array(regexp_replace(search_unmarked(search_plain(search_figures(search_vector.words))), '([0-9]+)'::text, ' \1 '::text, 'g'::text), ' '::text)) word(word) WHERE ((length(word.word) >= 1) AND (length(word.word) <= 40))));

CREATE OR REPLACE FUNCTION public.search_without_make(of_model text, makes text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  keys constant text[] := array(select search_key(make) from unnest(makes) make where search_key(make) <> '');
  parts constant text[] := regexp_split_to_array(trim(of_model), '\s+');
begin
  for length in reverse least(3, cardinality(parts)) .. 1 loop
    if search_key(array_to_string(parts[: length], ' ')) = any (keys) then
      return array_to_string(parts[length + 1 :], ' ');
    end if;
  end loop;
  return of_model;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  insert into topic_changes (topic)
  select distinct coalesce('answers:' || arrived.seller_id, 'answers')
  from former join arrived using (id)
  where (former.done_at, former.cancelled_at, former.created_at, former.user_id, former.taken_off_at, former.put_back_at)
    is distinct from
    (arrived.done_at, arrived.cancelled_at, arrived.created_at, arrived.user_id, arrived.taken_off_at, arrived.put_back_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_answers_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) select distinct coalesce('answers:' || seller_id, 'answers') from former;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_categories()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) values ('categories');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_listings_arrived()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) select 'listings' where exists (select from arrived);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_listings_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic)
  select 'listing:' || id from former union all select 'listings' where exists (select from former);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_members_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) select 'member:' || id from former;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_price_models()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) values ('prices');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_search_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into topic_changes (topic) values ('search-names');
  return null;
end
$function$;
