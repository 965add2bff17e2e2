-- More areas and upazilas of Bangladesh, in both scripts: those whose name means one place to anybody. Without them a search for
-- Mirzapur was one for Mirpur, and one in Bangla found only what is written in Bangla.
--
-- They count only as they are written: hundreds of names more are close to many words that mean something else ("saturday" to
-- Saturia, "source" to Sharsha).
alter table search_spellings add column exact boolean not null default false;

create temporary table more_areas (spelling text, key text, term_id integer, area_of text) on commit drop;
insert into more_areas
select distinct on (search_key(said), term.id) said, search_key(said), term.id, search_key(split_part(area, '|', 1))
from (
  values
    ('Dhaka', array[
      'Banasree|Banasri|Bonosree|বনশ্রী', 'Kafrul|কাফরুল', 'Mugda|Mugdha|মুগদা', 'Azimpur|Ajimpur|আজিমপুর',
      'Gabtoli|গাবতলী', 'Kamrangirchar|Kamrangir Char|কামরাঙ্গীরচর|কামরাঙ্গীর চর',
      'Dakshinkhan|Dokkhinkhan|দক্ষিণখান', 'Uttarkhan|উত্তরখান', 'Hazaribagh|হাজারীবাগ',
      'Kallyanpur|Kalyanpur|কল্যাণপুর', 'Pallabi|পল্লবী', 'Agargaon|আগারগাঁও', 'Adabor|আদাবর', 'Basabo|বাসাবো',
      'Shantinagar|শান্তিনগর', 'Paltan|Polton|পল্টন', 'Sadarghat|সদরঘাট', 'Sutrapur|সূত্রাপুর',
      'Gandaria|Gendaria|গেন্ডারিয়া', 'Postogola|পোস্তগোলা', 'Dohar|দোহার',
      'Hemayetpur|হেমায়েতপুর', 'Baipail|বাইপাইল', 'ECB Chattar|ECB Chattor|ইসিবি চত্বর', 'Vatara|Bhatara|ভাটারা',
      'Nikunja|নিকুঞ্জ', 'Baridhara|বারিধারা', 'Aftabnagar|Aftab Nagar|আফতাবনগর|আফতাব নগর',
      'Shonir Akhra|Shanir Akhra|শনির আখড়া', 'Kazipara|কাজীপাড়া', 'Shewrapara|শেওড়াপাড়া', 'Kalabagan|কলাবাগান',
      'Rayer Bazar|Rayerbazar|রায়ের বাজার|রায়েরবাজার']),
    ('Gazipur', array[
      'Joydebpur|Joydevpur|জয়দেবপুর', 'Konabari|কোনাবাড়ী|কোনাবাড়ি',
      'Board Bazar|Boardbazar|বোর্ড বাজার|বোর্ডবাজার', 'Mawna|Maona|মাওনা', 'Kashimpur|কাশিমপুর']),
    ('Narayanganj', array[
      'Chashara|Chasara|চাষাঢ়া|চাষাড়া', 'Araihazar|আড়াইহাজার']),
    ('Narsingdi', array[
      'Madhabdi|মাধবদী', 'Monohardi|মনোহরদী']),
    ('Munshiganj', array[
      'Sirajdikhan|সিরাজদিখান', 'Gazaria|গজারিয়া', 'Louhajang|লৌহজং', 'Tongibari|টঙ্গীবাড়ী']),
    ('Manikganj', array[
      'Saturia|সাটুরিয়া']),
    ('Tangail', array[
      'Mirzapur|মির্জাপুর', 'Madhupur|মধুপুর', 'Ghatail|ঘাটাইল', 'Kalihati|কালিহাতী', 'Sakhipur|Shakhipur|সখিপুর',
      'Bhuapur|ভূঞাপুর', 'Elenga|এলেঙ্গা']),
    ('Faridpur', array[
      'Boalmari|বোয়ালমারী', 'Nagarkanda|নগরকান্দা']),
    ('Gopalganj', array[
      'Kotalipara|কোটালীপাড়া', 'Tungipara|টুঙ্গিপাড়া', 'Muksudpur|মুকসুদপুর', 'Kashiani|কাশিয়ানী']),
    ('Madaripur', array[
      'Shibchar|শিবচর', 'Kalkini|কালকিনি']),
    ('Shariatpur', array[
      'Zajira|Jajira|জাজিরা']),
    ('Rajbari', array[
      'Pangsha|পাংশা', 'Goalanda|গোয়ালন্দ']),
    ('Kishoreganj', array[
      'Bajitpur|বাজিতপুর', 'Katiadi|কটিয়াদী', 'Pakundia|পাকুন্দিয়া', 'Kuliarchar|কুলিয়ারচর']),
    ('Chattogram', array[
      'Bahaddarhat|Bohoddarhat|বহদ্দারহাট', 'GEC|জিইসি', 'Chandgaon|চান্দগাঁও',
      'Bayezid|বায়েজিদ', 'Fatikchhari|Fatikchari|ফটিকছড়ি', 'Rangunia|রাঙ্গুনিয়া', 'Boalkhali|বোয়ালখালী',
      'Anwara|Anowara|আনোয়ারা', 'Banshkhali|বাঁশখালী', 'Satkania|সাতকানিয়া', 'Chandanaish|চন্দনাইশ',
      'Sandwip|সন্দ্বীপ', 'Khulshi|খুলশী']),
    ('Cumilla', array[
      'Burichang|Burichong|বুড়িচং', 'Brahmanpara|ব্রাহ্মণপাড়া', 'Debidwar|Devidwar|দেবিদ্বার',
      'Muradnagar|মুরাদনগর', 'Barura|বরুড়া', 'Chauddagram|Chouddagram|চৌদ্দগ্রাম',
      'Nangalkot|Langolkot|নাঙ্গলকোট']),
    ('Brahmanbaria', array[
      'Kasba|কসবা', 'Sarail|সরাইল', 'Bancharampur|বাঞ্ছারামপুর', 'Nasirnagar|নাসিরনগর']),
    ('Chandpur', array[
      'Hajiganj|হাজীগঞ্জ', 'Shahrasti|শাহরাস্তি', 'Faridganj|ফরিদগঞ্জ']),
    ('Noakhali', array[
      'Chaumuhani|Chowmuhani|Choumuhani|Chowmuhoni', 'Senbagh|সেনবাগ', 'Sonaimuri|সোনাইমুড়ী', 'Chatkhil|চাটখিল',
      'Hatiya|হাতিয়া']),
    ('Feni', array[
      'Chhagalnaiya|Chagolnaiya|ছাগলনাইয়া', 'Daganbhuiyan|দাগনভূঞা', 'Sonagazi|সোনাগাজী', 'Parshuram|পরশুরাম',
      'Fulgazi|ফুলগাজী']),
    ('Lakshmipur', array[
      'Ramganj|রামগঞ্জ', 'Ramgati|রামগতি']),
    ('Cox''s Bazar', array[
      'Maheshkhali|Moheshkhali|মহেশখালী', 'Pekua|পেকুয়া', 'Kutubdia|কুতুবদিয়া', 'Eidgaon|ঈদগাঁও']),
    ('Sylhet', array[
      'Subid Bazar|Subidbazar|সুবিদ বাজার|সুবিদবাজার', 'Beanibazar|Biyanibazar|বিয়ানীবাজার', 'Golapganj|গোলাপগঞ্জ',
      'Bishwanath|বিশ্বনাথ', 'Zakiganj|Jokiganj|জকিগঞ্জ', 'Kanaighat|কানাইঘাট',
      'Osmani Nagar|Osmaninagar|ওসমানীনগর', 'Balaganj|বালাগঞ্জ']),
    ('Moulvibazar', array[
      'Kulaura|কুলাউড়া', 'Barlekha|বড়লেখা', 'Kamalganj|কমলগঞ্জ']),
    ('Habiganj', array[
      'Madhabpur|মাধবপুর', 'Chunarughat|চুনারুঘাট', 'Nabiganj|নবীগঞ্জ', 'Shaistaganj|শায়েস্তাগঞ্জ',
      'Bahubal|বাহুবল']),
    ('Sunamganj', array[
      'Chhatak|ছাতক', 'Jagannathpur|জগন্নাথপুর']),
    ('Rajshahi', array[
      'Shaheb Bazar|Saheb Bazar|Shahebbazar|সাহেব বাজার|সাহেববাজার', 'Boalia|বোয়ালিয়া', 'Puthia|পুঠিয়া',
      'Godagari|গোদাগাড়ী', 'Tanore|তানোর', 'Charghat|চারঘাট']),
    ('Bogura', array[
      'Satmatha|Shatmatha|সাতমাথা', 'Dhunat|ধুনট', 'Adamdighi|আদমদীঘি', 'Santahar|সান্তাহার',
      'Sariakandi|সারিয়াকান্দি', 'Dupchanchia|দুপচাঁচিয়া', 'Kahaloo|কাহালু']),
    ('Pabna', array[
      'Sujanagar|সুজানগর', 'Santhia|সাঁথিয়া', 'Chatmohar|চাটমোহর', 'Bhangura|ভাঙ্গুড়া']),
    ('Sirajganj', array[
      'Ullapara|উল্লাপাড়া', 'Belkuchi|বেলকুচি', 'Enayetpur|এনায়েতপুর', 'Kazipur|কাজীপুর', 'Tarash|তাড়াশ']),
    ('Natore', array[
      'Baraigram|বড়াইগ্রাম', 'Gurudaspur|গুরুদাসপুর']),
    ('Naogaon', array[
      'Mahadebpur|মহাদেবপুর', 'Patnitala|পত্নীতলা', 'Atrai|আত্রাই']),
    ('Joypurhat', array[
      'Panchbibi|পাঁচবিবি', 'Akkelpur|আক্কেলপুর']),
    ('Dinajpur', array[
      'Birampur|বিরামপুর', 'Parbatipur|পার্বতীপুর', 'Hakimpur|হাকিমপুর', 'Ghoraghat|ঘোড়াঘাট',
      'Chirirbandar|চিরিরবন্দর', 'Setabganj|সেতাবগঞ্জ']),
    ('Rangpur', array[
      'Mithapukur|মিঠাপুকুর', 'Badarganj|বদরগঞ্জ', 'Pirgachha|পীরগাছা', 'Kaunia|কাউনিয়া', 'Taraganj|তারাগঞ্জ',
      'Gangachara|গঙ্গাচড়া']),
    ('Gaibandha', array[
      'Gobindaganj|গোবিন্দগঞ্জ', 'Palashbari|পলাশবাড়ী', 'Sundarganj|সুন্দরগঞ্জ', 'Sadullapur|সাদুল্লাপুর']),
    ('Kurigram', array[
      'Ulipur|উলিপুর', 'Nageshwari|নাগেশ্বরী', 'Bhurungamari|ভুরুঙ্গামারী', 'Chilmari|চিলমারী', 'Rowmari|রৌমারী']),
    ('Lalmonirhat', array[
      'Patgram|পাটগ্রাম', 'Hatibandha|হাতীবান্ধা', 'Burimari|বুড়িমারী']),
    ('Nilphamari', array[
      'Jaldhaka|জলঢাকা', 'Dimla|ডিমলা']),
    ('Thakurgaon', array[
      'Ranisankail|রাণীশংকৈল|রানীশংকৈল', 'Baliadangi|বালিয়াডাঙ্গী']),
    ('Panchagarh', array[
      'Debiganj|দেবীগঞ্জ', 'Tetulia|তেঁতুলিয়া']),
    ('Khulna', array[
      'Dumuria|ডুমুরিয়া', 'Paikgachha|Paikgacha|পাইকগাছা', 'Phultala|Fultola|ফুলতলা', 'Rupsha|রূপসা']),
    ('Jashore', array[
      'Benapole|Benapol|বেনাপোল', 'Jhikargacha|Jhikargachha|ঝিকরগাছা', 'Noapara|নওয়াপাড়া',
      'Chaugachha|Chougacha|চৌগাছা', 'Keshabpur|কেশবপুর', 'Monirampur|Manirampur|মনিরামপুর', 'Sharsha|শার্শা',
      'Bagherpara|বাঘারপাড়া']),
    ('Satkhira', array[
      'Kalaroa|কলারোয়া', 'Shyamnagar|শ্যামনগর', 'Assasuni|আশাশুনি', 'Debhata|দেবহাটা']),
    ('Jhenaidah', array[
      'Kotchandpur|কোটচাঁদপুর', 'Maheshpur|মহেশপুর', 'Shailkupa|শৈলকুপা', 'Harinakunda|হরিণাকুণ্ডু']),
    ('Kushtia', array[
      'Bheramara|ভেড়ামারা', 'Kumarkhali|কুমারখালী', 'Khoksa|খোকসা']),
    ('Chuadanga', array[
      'Alamdanga|আলমডাঙ্গা', 'Darshana|দর্শনা', 'Damurhuda|দামুড়হুদা', 'Jibannagar|জীবননগর']),
    ('Meherpur', array[
      'Gangni|গাংনী', 'Mujibnagar|মুজিবনগর']),
    ('Bagerhat', array[
      'Mongla|মোংলা', 'Morrelganj|মোড়েলগঞ্জ', 'Fakirhat|ফকিরহাট', 'Mollahat|মোল্লাহাট']),
    ('Barishal', array[
      'Natullabad|Nathullabad|নথুল্লাবাদ', 'Bakerganj|বাকেরগঞ্জ', 'Gournadi|গৌরনদী', 'Babuganj|বাবুগঞ্জ',
      'Uzirpur|উজিরপুর', 'Mehendiganj|মেহেন্দিগঞ্জ', 'Banaripara|বানারীপাড়া', 'Agailjhara|আগৈলঝাড়া',
      'Muladi|মুলাদী', 'Rupatali|রূপাতলী']),
    ('Bhola', array[
      'Char Fasson|Charfassion|চরফ্যাশন', 'Lalmohan|লালমোহন', 'Borhanuddin|বোরহানউদ্দিন', 'Daulatkhan|দৌলতখান']),
    ('Patuakhali', array[
      'Kalapara|কলাপাড়া', 'Galachipa|গলাচিপা', 'Bauphal|বাউফল']),
    ('Pirojpur', array[
      'Mathbaria|মঠবাড়িয়া', 'Bhandaria|ভান্ডারিয়া', 'Nesarabad|নেছারাবাদ', 'Swarupkathi|স্বরূপকাঠি']),
    ('Barguna', array[
      'Amtali|আমতলী', 'Patharghata|পাথরঘাটা']),
    ('Jhalokathi', array[
      'Nalchity|নলছিটি']),
    ('Mymensingh', array[
      'Bhaluka|Valuka|ভালুকা', 'Trishal|ত্রিশাল', 'Muktagacha|Muktagachha|মুক্তাগাছা',
      'Gafargaon|Gaffargaon|গফরগাঁও', 'Ishwarganj|ঈশ্বরগঞ্জ', 'Phulpur|ফুলপুর', 'Haluaghat|হালুয়াঘাট',
      'Nandail|নান্দাইল']),
    ('Jamalpur', array[
      'Sarishabari|সরিষাবাড়ী', 'Melandaha|মেলান্দহ', 'Dewanganj|দেওয়ানগঞ্জ', 'Bakshiganj|বকশীগঞ্জ']),
    ('Netrokona', array[
      'Kendua|কেন্দুয়া', 'Mohanganj|মোহনগঞ্জ', 'Purbadhala|পূর্বধলা']),
    ('Sherpur', array[
      'Nalitabari|নালিতাবাড়ী', 'Nakla|নকলা', 'Jhenaigati|ঝিনাইগাতী', 'Sreebardi|শ্রীবরদী']),
    ('Rangamati', array[
      'Kaptai|কাপ্তাই'])
) place (name, areas)
cross join lateral unnest(place.areas) area
cross join lateral string_to_table(area, '|') said
join search_terms term on term.kind = 'district' and term.slug = search_slug(place.name);

-- Only those that are new: what an admin taught keeps its meaning, and what an admin removed stays removed.
delete from more_areas said
where exists (select from search_spellings known where (known.key, known.term_id) = (said.key, said.term_id))
  or exists (select from search_taught taught where taught.key = said.key);
insert into search_spellings (spelling, key, term_id, built_in, area_of, exact)
select spelling, key, term_id, true, area_of, true from more_areas order by term_id, area_of, spelling;

-- The same as before, but it looks through all listings only for the spellings of a country or division: for each of hundreds of
-- areas that would take a minute where there are a million.
create or replace function search_read_again(spelling text, of_term integer) returns integer language plpgsql as $$
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
$$;

-- The listings that are there already.
select search_read_again(spelling, term_id) from more_areas;
