-- Which spellings are areas: they find their town, and the search says that it is for the whole town.
alter table search_spellings add column area boolean not null default false;

update search_spellings spelling set area = true
from (
  values
    ('Dhaka', array[
      'Mirpur', 'মিরপুর', 'Uttara', 'উত্তরা', 'Gulshan', 'গুলশান', 'Banani', 'বনানী', 'Dhanmondi', 'ধানমন্ডি',
      'Mohammadpur', 'মোহাম্মদপুর', 'Motijheel', 'মতিঝিল', 'Badda', 'বাড্ডা', 'Rampura', 'রামপুরা',
      'Bashundhara', 'বসুন্ধরা', 'Khilgaon', 'খিলগাঁও', 'Jatrabari', 'যাত্রাবাড়ী', 'Farmgate', 'ফার্মগেট',
      'Tejgaon', 'তেজগাঁও', 'Mohakhali', 'মহাখালী', 'Malibagh', 'Mogbazar', 'Moghbazar', 'Shyamoli', 'Lalbagh',
      'Demra', 'Khilkhet', 'Keraniganj', 'কেরানীগঞ্জ', 'Savar', 'সাভার', 'Ashulia', 'আশুলিয়া', 'Dhamrai',
      'Shahbag', 'Wari', 'Bangshal', 'Old Dhaka', 'পুরান ঢাকা']),
    ('Gazipur', array[
      'Tongi', 'টঙ্গী', 'Kaliakair', 'Sreepur', 'Kapasia']),
    ('Narayanganj', array[
      'Siddhirganj', 'Sonargaon', 'Rupganj', 'Fatullah']),
    ('Chattogram', array[
      'Agrabad', 'আগ্রাবাদ', 'Halishahar', 'হালিশহর', 'Panchlaish', 'Nasirabad', 'Pahartali', 'Patiya',
      'Hathazari', 'Sitakunda', 'Mirsharai', 'Raozan']),
    ('Cumilla', array[
      'Kandirpar', 'কান্দিরপাড়', 'Laksam', 'Daudkandi', 'Chandina']),
    ('Sylhet', array[
      'Zindabazar', 'জিন্দাবাজার', 'Amberkhana', 'Ambarkhana']),
    ('Moulvibazar', array[
      'Sreemangal', 'Srimangal', 'শ্রীমঙ্গল']),
    ('Khulna', array[
      'Khalishpur', 'Sonadanga', 'Daulatpur']),
    ('Nilphamari', array[
      'Saidpur', 'Syedpur', 'সৈয়দপুর']),
    ('Pabna', array[
      'Ishwardi', 'Ishurdi', 'ঈশ্বরদী']),
    ('Cox''s Bazar', array[
      'Teknaf', 'টেকনাফ', 'Ukhia', 'Chakaria']),
    ('Brahmanbaria', array[
      'Ashuganj', 'Akhaura']),
    ('Kishoreganj', array[
      'Bhairab', 'ভৈরব']),
    ('Noakhali', array[
      'Maijdee', 'Chaumuhani', 'Begumganj'])
) place (name, spellings)
cross join lateral unnest(place.spellings) said
join search_terms term on term.kind = 'district' and term.name = place.name
where spelling.built_in and spelling.term_id = term.id and spelling.key = search_key(said)
  and spelling.key <> search_key(term.name);
