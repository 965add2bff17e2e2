-- An area is found in Latin letters and in Bangla (src/features/search/domain/words/said-areas.ts). Searches saved before have
-- keys for the one spelling that they contain: this adds keys for the beginnings of the others
-- (src/features/alerts/domain/filing.ts).
insert into saved_search_keys (
  key, search_id, price_from, price_to, year_from, year_to, km_from, km_to, cc_from, cc_to, owners
)
select distinct
  '~' || other || '*', search_id, price_from, price_to, year_from, year_to, km_from, km_to, cc_from, cc_to, owners
from (
  values
    ('mirp|মিরপ'), ('utta|উত্ত'), ('guls|গুলশ'), ('bana|বনান'), ('dhan|ধানম'), ('moha|মোহা'),
    ('moti|মতিঝ'), ('badd|বাড্'), ('ramp|রামপ'), ('bash|বসুন'), ('khil|খিলগ'), ('jatr|যাত্'),
    ('farm|ফার্'), ('tejg|তেজগ'), ('moha|মহাখ'), ('mali|মালি'), ('mogb|mogh|মগবা'), ('shya|শ্যা'),
    ('lalb|লালব'), ('demr|ডেমর'), ('khil|খিলক'), ('kera|কেরা'), ('sava|সাভা'), ('ashu|আশুল'),
    ('dham|ধামর'), ('shah|শাহব'), ('bang|বংশা'), ('tong|টঙ্গ'), ('kali|কালি'), ('sree|শ্রী'),
    ('kapa|কাপা'), ('sidd|সিদ্'), ('sona|সোনা'), ('rupg|রূপগ'), ('fatu|ফতুল'), ('agra|আগ্র'),
    ('hali|হালি'), ('panc|পাঁচ'), ('nasi|নাসি'), ('paha|পাহা'), ('pati|পটিয'), ('hath|হাটহ'),
    ('sita|সীতা'), ('mirs|মীরস'), ('raoz|রাউজ'), ('kand|কান্'), ('laks|লাকস'), ('daud|দাউদ'),
    ('chan|চান্'), ('zind|জিন্'), ('ambe|amba|আম্ব'), ('sree|srim|শ্রী'), ('khal|খালি'), ('sona|সোনা'),
    ('daul|দৌলত'), ('said|syed|সৈয়'), ('ishw|ishu|ঈশ্ব'), ('tekn|টেকন'), ('ukhi|উখিয'), ('chak|চকরি'),
    ('ashu|আশুগ'), ('akha|আখাউ'), ('bhai|ভৈরব'), ('maij|মাইজ'), ('chau|চৌমু'), ('begu|বেগম')
) area (beginnings)
cross join lateral unnest(string_to_array(beginnings, '|')) said
cross join lateral unnest(string_to_array(beginnings, '|')) other
join saved_search_keys filed on filed.key = '~' || said || '*'
where said <> other
on conflict do nothing;
