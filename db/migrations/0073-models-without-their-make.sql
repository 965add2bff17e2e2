-- A model is called without its make: "Bajaj Pulsar 180" of Bajaj is its Pulsar 180, and "Bajaj" of Bajaj says no model.
-- Lists repeat a make that only they know, or that was merged into another later.

-- A model's name without its make, which may be written in several ways, at its beginning; '' if it says nothing else.
create function search_without_make(of_model text, makes text[]) returns text
language plpgsql immutable as $$
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
$$;

-- As before, but for a model that begins with its make.
create or replace function search_read_bike(of_make text, of_model text, out make_id integer, out model_id integer)
language plpgsql as $$
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
$$;

-- Merges the models of a make that begin with its name, or with one of these, into those without it.
create function search_merge_repeated(of_make integer, names text[]) returns void
language plpgsql as $$
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
$$;
