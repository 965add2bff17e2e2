-- The address at which the garage was last started; null: not known. What contains it follows when it is another.
alter table garage add column address text;
