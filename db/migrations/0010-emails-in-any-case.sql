-- E-mail addresses are looked up case-insensitively: for an account, and for the enquiries that belong to it.
create index users_email_in_any_case on users (lower(email));
create index enquiries_email_in_any_case on enquiries (lower(email));
