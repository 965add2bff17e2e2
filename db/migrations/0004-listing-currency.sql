-- The ISO 4217 code of a listing's prices; null: the garage's own. Amounts of different currencies are never compared:
-- a sort, a filter or an estimate by price is made within one currency.
alter table listings add column currency char(3) check (currency ~ '^[A-Z]{3}$');
