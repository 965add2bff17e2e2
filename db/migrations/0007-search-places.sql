-- The divisions and districts of Bangladesh in their present spelling, and other spellings: those before 2018, Bangla,
-- and the best known areas of towns.
create temporary table place_names (kind text, name text, division text, spellings text[]) on commit drop;
insert into place_names (kind, name, division, spellings) values
  ('division', 'Dhaka', null, array['Dhaka', 'ঢাকা', 'Dhaka division', 'ঢাকা বিভাগ']),
  ('district', 'Dhaka', 'Dhaka', array['Dhaka', 'ঢাকা', 'Dacca']),
  ('district', 'Faridpur', 'Dhaka', array['Faridpur', 'ফরিদপুর']),
  ('district', 'Gazipur', 'Dhaka', array['Gazipur', 'গাজীপুর', 'গাজিপুর']),
  ('district', 'Gopalganj', 'Dhaka', array['Gopalganj', 'গোপালগঞ্জ']),
  ('district', 'Kishoreganj', 'Dhaka', array['Kishoreganj', 'কিশোরগঞ্জ', 'Kishorganj']),
  ('district', 'Madaripur', 'Dhaka', array['Madaripur', 'মাদারীপুর']),
  ('district', 'Manikganj', 'Dhaka', array['Manikganj', 'মানিকগঞ্জ']),
  ('district', 'Munshiganj', 'Dhaka', array['Munshiganj', 'মুন্সিগঞ্জ', 'মুন্সীগঞ্জ', 'Munshigonj', 'Bikrampur']),
  ('district', 'Narayanganj', 'Dhaka', array['Narayanganj', 'নারায়ণগঞ্জ', 'Narayangonj', 'Narayongonj']),
  ('district', 'Narsingdi', 'Dhaka', array['Narsingdi', 'নরসিংদী', 'নরসিংদি', 'Narsinghdi']),
  ('district', 'Rajbari', 'Dhaka', array['Rajbari', 'রাজবাড়ী', 'রাজবাড়ি']),
  ('district', 'Shariatpur', 'Dhaka', array['Shariatpur', 'শরীয়তপুর', 'শরিয়তপুর']),
  ('district', 'Tangail', 'Dhaka', array['Tangail', 'টাঙ্গাইল']),
  ('division', 'Chattogram', null, array['Chattogram', 'চট্টগ্রাম', 'Chittagong', 'Chattogram division', 'চট্টগ্রাম বিভাগ', 'Chittagong division']),
  ('district', 'Bandarban', 'Chattogram', array['Bandarban', 'বান্দরবান']),
  ('district', 'Brahmanbaria', 'Chattogram', array['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া', 'ব্রাহ্মনবাড়িয়া', 'Brahmonbaria', 'B Baria', 'Bbaria']),
  ('district', 'Chandpur', 'Chattogram', array['Chandpur', 'চাঁদপুর']),
  ('district', 'Chattogram', 'Chattogram', array['Chattogram', 'চট্টগ্রাম', 'Chittagong', 'Chattagram', 'Ctg']),
  ('district', 'Cox''s Bazar', 'Chattogram', array['Cox''s Bazar', 'কক্সবাজার', 'Coxs Bazaar']),
  ('district', 'Cumilla', 'Chattogram', array['Cumilla', 'কুমিল্লা', 'Comilla']),
  ('district', 'Feni', 'Chattogram', array['Feni', 'ফেনী', 'ফেনি']),
  ('district', 'Khagrachhari', 'Chattogram', array['Khagrachhari', 'খাগড়াছড়ি', 'Khagrachari', 'Khagrachori']),
  ('district', 'Lakshmipur', 'Chattogram', array['Lakshmipur', 'লক্ষ্মীপুর', 'লক্ষীপুর', 'Laxmipur', 'Lokkhipur']),
  ('district', 'Noakhali', 'Chattogram', array['Noakhali', 'নোয়াখালী', 'নোয়াখালি']),
  ('district', 'Rangamati', 'Chattogram', array['Rangamati', 'রাঙ্গামাটি', 'রাঙামাটি']),
  ('division', 'Rajshahi', null, array['Rajshahi', 'রাজশাহী', 'Rajshahi division', 'রাজশাহী বিভাগ']),
  ('district', 'Bogura', 'Rajshahi', array['Bogura', 'বগুড়া', 'Bogra']),
  ('district', 'Chapainawabganj', 'Rajshahi', array['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ', 'Chapai Nawabganj', 'Nawabganj', 'Nababganj', 'Chapai']),
  ('district', 'Joypurhat', 'Rajshahi', array['Joypurhat', 'জয়পুরহাট', 'Jaipurhat']),
  ('district', 'Naogaon', 'Rajshahi', array['Naogaon', 'নওগাঁ', 'Nowgaon']),
  ('district', 'Natore', 'Rajshahi', array['Natore', 'নাটোর']),
  ('district', 'Pabna', 'Rajshahi', array['Pabna', 'পাবনা']),
  ('district', 'Rajshahi', 'Rajshahi', array['Rajshahi', 'রাজশাহী', 'রাজশাহি']),
  ('district', 'Sirajganj', 'Rajshahi', array['Sirajganj', 'সিরাজগঞ্জ', 'Sirajgonj', 'Serajganj']),
  ('division', 'Khulna', null, array['Khulna', 'খুলনা', 'Khulna division', 'খুলনা বিভাগ']),
  ('district', 'Bagerhat', 'Khulna', array['Bagerhat', 'বাগেরহাট']),
  ('district', 'Chuadanga', 'Khulna', array['Chuadanga', 'চুয়াডাঙ্গা']),
  ('district', 'Jashore', 'Khulna', array['Jashore', 'যশোর', 'Jessore', 'Jessor', 'Jashor']),
  ('district', 'Jhenaidah', 'Khulna', array['Jhenaidah', 'ঝিনাইদহ', 'Jhenidah', 'Jhenaidaha']),
  ('district', 'Khulna', 'Khulna', array['Khulna', 'খুলনা']),
  ('district', 'Kushtia', 'Khulna', array['Kushtia', 'কুষ্টিয়া', 'Kustia']),
  ('district', 'Magura', 'Khulna', array['Magura', 'মাগুরা']),
  ('district', 'Meherpur', 'Khulna', array['Meherpur', 'মেহেরপুর']),
  ('district', 'Narail', 'Khulna', array['Narail', 'নড়াইল', 'Norail']),
  ('district', 'Satkhira', 'Khulna', array['Satkhira', 'সাতক্ষীরা']),
  ('division', 'Barishal', null, array['Barishal', 'বরিশাল', 'Barisal', 'Barishal division', 'বরিশাল বিভাগ', 'Barisal division']),
  ('district', 'Barguna', 'Barishal', array['Barguna', 'বরগুনা', 'Borguna']),
  ('district', 'Barishal', 'Barishal', array['Barishal', 'বরিশাল', 'Barisal', 'Borishal']),
  ('district', 'Bhola', 'Barishal', array['Bhola', 'ভোলা']),
  ('district', 'Jhalokathi', 'Barishal', array['Jhalokathi', 'ঝালকাঠি', 'Jhalokati', 'Jhalakathi', 'Jhalakati']),
  ('district', 'Patuakhali', 'Barishal', array['Patuakhali', 'পটুয়াখালী', 'Potuakhali']),
  ('district', 'Pirojpur', 'Barishal', array['Pirojpur', 'পিরোজপুর']),
  ('division', 'Sylhet', null, array['Sylhet', 'সিলেট', 'Sylhet division', 'সিলেট বিভাগ']),
  ('district', 'Habiganj', 'Sylhet', array['Habiganj', 'হবিগঞ্জ', 'Hobigonj', 'Habigonj']),
  ('district', 'Moulvibazar', 'Sylhet', array['Moulvibazar', 'মৌলভীবাজার', 'Maulvibazar', 'Moulvi Bazar', 'Moulovibazar']),
  ('district', 'Sunamganj', 'Sylhet', array['Sunamganj', 'সুনামগঞ্জ', 'Sunamgonj']),
  ('district', 'Sylhet', 'Sylhet', array['Sylhet', 'সিলেট']),
  ('division', 'Rangpur', null, array['Rangpur', 'রংপুর', 'Rangpur division', 'রংপুর বিভাগ']),
  ('district', 'Dinajpur', 'Rangpur', array['Dinajpur', 'দিনাজপুর']),
  ('district', 'Gaibandha', 'Rangpur', array['Gaibandha', 'গাইবান্ধা']),
  ('district', 'Kurigram', 'Rangpur', array['Kurigram', 'কুড়িগ্রাম']),
  ('district', 'Lalmonirhat', 'Rangpur', array['Lalmonirhat', 'লালমনিরহাট']),
  ('district', 'Nilphamari', 'Rangpur', array['Nilphamari', 'নীলফামারী', 'Nilphamary']),
  ('district', 'Panchagarh', 'Rangpur', array['Panchagarh', 'পঞ্চগড়', 'Panchogarh']),
  ('district', 'Rangpur', 'Rangpur', array['Rangpur', 'রংপুর']),
  ('district', 'Thakurgaon', 'Rangpur', array['Thakurgaon', 'ঠাকুরগাঁও']),
  ('division', 'Mymensingh', null, array['Mymensingh', 'ময়মনসিংহ', 'Mymensingh division', 'ময়মনসিংহ বিভাগ']),
  ('district', 'Jamalpur', 'Mymensingh', array['Jamalpur', 'জামালপুর']),
  ('district', 'Mymensingh', 'Mymensingh', array['Mymensingh', 'ময়মনসিংহ', 'Mymensing', 'Maymensingh']),
  ('district', 'Netrokona', 'Mymensingh', array['Netrokona', 'নেত্রকোনা', 'নেত্রকোণা', 'Netrakona']),
  ('district', 'Sherpur', 'Mymensingh', array['Sherpur', 'শেরপুর']);

insert into place_names (kind, name, spellings) values
  ('area', 'Dhaka', array['Mirpur', 'মিরপুর', 'Uttara', 'উত্তরা', 'Gulshan', 'গুলশান', 'Banani', 'বনানী', 'Dhanmondi', 'ধানমন্ডি', 'Mohammadpur', 'মোহাম্মদপুর', 'Motijheel', 'মতিঝিল', 'Badda', 'বাড্ডা', 'Rampura', 'রামপুরা', 'Bashundhara', 'বসুন্ধরা', 'Khilgaon', 'খিলগাঁও', 'Jatrabari', 'যাত্রাবাড়ী', 'Farmgate', 'ফার্মগেট', 'Tejgaon', 'তেজগাঁও', 'Mohakhali', 'মহাখালী', 'Malibagh', 'Mogbazar', 'Moghbazar', 'Shyamoli', 'Lalbagh', 'Demra', 'Khilkhet', 'Keraniganj', 'কেরানীগঞ্জ', 'Savar', 'সাভার', 'Ashulia', 'আশুলিয়া', 'Dhamrai', 'Shahbag', 'Wari', 'Bangshal', 'Old Dhaka', 'পুরান ঢাকা']),
  ('area', 'Gazipur', array['Tongi', 'টঙ্গী', 'Kaliakair', 'Sreepur', 'Kapasia']),
  ('area', 'Narayanganj', array['Siddhirganj', 'Sonargaon', 'Rupganj', 'Fatullah']),
  ('area', 'Chattogram', array['Agrabad', 'আগ্রাবাদ', 'Halishahar', 'হালিশহর', 'Panchlaish', 'Nasirabad', 'Pahartali', 'Patiya', 'Hathazari', 'Sitakunda', 'Mirsharai', 'Raozan']),
  ('area', 'Cumilla', array['Kandirpar', 'কান্দিরপাড়', 'Laksam', 'Daudkandi', 'Chandina']),
  ('area', 'Sylhet', array['Zindabazar', 'জিন্দাবাজার', 'Amberkhana', 'Ambarkhana']),
  ('area', 'Moulvibazar', array['Sreemangal', 'Srimangal', 'শ্রীমঙ্গল']),
  ('area', 'Khulna', array['Khalishpur', 'Sonadanga', 'Daulatpur']),
  ('area', 'Nilphamari', array['Saidpur', 'Syedpur', 'সৈয়দপুর']),
  ('area', 'Pabna', array['Ishwardi', 'Ishurdi', 'ঈশ্বরদী']),
  ('area', 'Cox''s Bazar', array['Teknaf', 'টেকনাফ', 'Ukhia', 'Chakaria']),
  ('area', 'Brahmanbaria', array['Ashuganj', 'Akhaura']),
  ('area', 'Kishoreganj', array['Bhairab', 'ভৈরব']),
  ('area', 'Noakhali', array['Maijdee', 'Chaumuhani', 'Begumganj']);

insert into search_terms (kind, slug, name) select kind, search_slug(name), name from place_names where kind = 'division';
insert into search_terms (kind, slug, name, parent_id)
select place.kind, search_slug(place.name), place.name, division.id
from place_names place
join search_terms division on division.kind = 'division' and division.name = place.division
where place.kind = 'district';

insert into search_spellings (spelling, key, term_id, built_in)
select distinct on (search_key(spelling), term.id) spelling, search_key(spelling), term.id, true
from place_names place
cross join unnest(place.spellings) spelling
join search_terms term
  on term.name = place.name and term.kind = case place.kind when 'area' then 'district' else place.kind end
order by search_key(spelling), term.id, spelling;

-- The existing listings.
select search_refresh(array(select id from listings), true);
analyze search_entries;
analyze search_words;
