-- Which spellings name one area of a district: they share a key. Null where a spelling names all of its district, or no place.
alter table search_spellings add column area_of text;

create temporary table said_areas (spelling text, key text, term_id integer, area_of text) on commit drop;
insert into said_areas
select distinct on (search_key(said), term.id) said, search_key(said), term.id, search_key(split_part(area, '|', 1))
from (
  values
    ('Dhaka', array[
      'Mirpur|মিরপুর', 'Uttara|উত্তরা', 'Gulshan|গুলশান', 'Banani|বনানী', 'Dhanmondi|ধানমন্ডি|ধানমণ্ডি',
      'Mohammadpur|মোহাম্মদপুর', 'Motijheel|মতিঝিল', 'Badda|বাড্ডা', 'Rampura|রামপুরা', 'Bashundhara|বসুন্ধরা',
      'Khilgaon|খিলগাঁও', 'Jatrabari|যাত্রাবাড়ী|যাত্রাবাড়ি', 'Farmgate|ফার্মগেট', 'Tejgaon|তেজগাঁও',
      'Mohakhali|মহাখালী|মহাখালি', 'Malibagh|মালিবাগ', 'Mogbazar|Moghbazar|মগবাজার', 'Shyamoli|শ্যামলী',
      'Lalbagh|লালবাগ', 'Demra|ডেমরা', 'Khilkhet|খিলক্ষেত', 'Keraniganj|কেরানীগঞ্জ', 'Savar|সাভার',
      'Ashulia|আশুলিয়া', 'Dhamrai|ধামরাই', 'Shahbag|শাহবাগ', 'Wari|ওয়ারী', 'Bangshal|বংশাল',
      'Old Dhaka|পুরান ঢাকা']),
    ('Gazipur', array[
      'Tongi|টঙ্গী|টঙ্গি', 'Kaliakair|কালিয়াকৈর', 'Sreepur|শ্রীপুর', 'Kapasia|কাপাসিয়া']),
    ('Narayanganj', array[
      'Siddhirganj|সিদ্ধিরগঞ্জ', 'Sonargaon|সোনারগাঁও', 'Rupganj|রূপগঞ্জ', 'Fatullah|ফতুল্লা']),
    ('Chattogram', array[
      'Agrabad|আগ্রাবাদ', 'Halishahar|হালিশহর', 'Panchlaish|পাঁচলাইশ', 'Nasirabad|নাসিরাবাদ', 'Pahartali|পাহাড়তলী',
      'Patiya|পটিয়া', 'Hathazari|হাটহাজারী', 'Sitakunda|সীতাকুণ্ড', 'Mirsharai|মীরসরাই', 'Raozan|রাউজান']),
    ('Cumilla', array[
      'Kandirpar|কান্দিরপাড়', 'Laksam|লাকসাম', 'Daudkandi|দাউদকান্দি', 'Chandina|চান্দিনা']),
    ('Sylhet', array[
      'Zindabazar|জিন্দাবাজার', 'Amberkhana|Ambarkhana|আম্বরখানা']),
    ('Moulvibazar', array[
      'Sreemangal|Srimangal|শ্রীমঙ্গল']),
    ('Khulna', array[
      'Khalishpur|খালিশপুর', 'Sonadanga|সোনাডাঙ্গা', 'Daulatpur|দৌলতপুর']),
    ('Nilphamari', array[
      'Saidpur|Syedpur|সৈয়দপুর']),
    ('Pabna', array[
      'Ishwardi|Ishurdi|ঈশ্বরদী']),
    ('Cox''s Bazar', array[
      'Teknaf|টেকনাফ', 'Ukhia|উখিয়া', 'Chakaria|চকরিয়া']),
    ('Brahmanbaria', array[
      'Ashuganj|আশুগঞ্জ', 'Akhaura|আখাউড়া']),
    ('Kishoreganj', array[
      'Bhairab|ভৈরব']),
    ('Noakhali', array[
      'Maijdee|মাইজদী', 'Chaumuhani|চৌমুহনী', 'Begumganj|বেগমগঞ্জ'])
) place (name, areas)
cross join lateral unnest(place.areas) area
cross join lateral string_to_table(area, '|') said
join search_terms term on term.kind = 'district' and term.slug = search_slug(place.name);

update search_spellings spelling set area_of = said.area_of, changed = pg_current_xact_id()
from said_areas said
where (spelling.key, spelling.term_id) = (said.key, said.term_id);

-- Only those that are new: what an admin taught keeps its meaning, and what an admin removed stays removed.
delete from said_areas said
where exists (select from search_spellings known where (known.key, known.term_id) = (said.key, said.term_id))
  or exists (select from search_taught taught where taught.key = said.key);
insert into search_spellings (spelling, key, term_id, built_in, area_of)
select spelling, key, term_id, true, area_of from said_areas order by term_id, area_of, spelling;

alter table search_spellings drop column area;

-- The listings that are there already.
select search_read_again(spelling, term_id) from said_areas;

-- Searches that were saved before for these areas, of which only one script was known, are filed under the beginnings of
-- both (src/features/alerts/domain/filing.ts).
insert into saved_search_keys (
  key, search_id, price_from, price_to, year_from, year_to, km_from, km_to, cc_from, cc_to, owners
)
select
  '~' || other || '*', search_id, price_from, price_to, year_from, year_to, km_from, km_to, cc_from, cc_to, owners
from (values ('wari', 'ওয়া'), ('ওয়া', 'wari'), ('dhak', 'পুরা'), ('পুরা', 'dhak')) area (said, other)
join saved_search_keys filed on filed.key = '~' || said || '*'
on conflict do nothing;
