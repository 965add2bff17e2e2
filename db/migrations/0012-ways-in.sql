-- A provider's user id is unique only together with its issuer. `email`: its address there when it was last seen.
alter table credentials add column issuer text not null default '', add column email text;
update credentials set issuer = 'https://accounts.google.com' where provider_id = 'google';
alter table credentials drop constraint credentials_provider_id_account_id_key,
  add constraint credentials_of_issuer unique (provider_id, issuer, account_id);
