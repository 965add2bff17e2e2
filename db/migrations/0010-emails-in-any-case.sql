-- Addresses are looked up in any case: whose an account is, and which enquiries are its own.
create index users_email_in_any_case on users (lower(email));
create index enquiries_email_in_any_case on enquiries (lower(email));
