/** Words in search text that are not names. */

/** Words that do not tell bikes apart: they fit everything here. */
export const noise = new Set(
  (
    'matro bike bikes motorbike motorbikes motorcycle motorcycles motor cycle cycles second secondhand used old hand for sale sell ' +
    'selling buy want wanted need looking show find search in at near around the a an and or nor but of with my me i to please ' +
    'pre-loved preloved pre-owned preowned price prices model models year taka tk bdt rs only nothing any all good best which what have is are there my make brand company available condition urgent very from by on vs versus than city bd do does you your we us can could should would get got how where when why much mileage wife husband son daughter father mother dad mom sister brother bangladesh bangladeshi tokunbo okada ' +
    'bik biks baik byke bykes bkie biek moter motar motur cycel motorcyle motorcyles motorcycel motorcycels motorcylce motercycle motercycles motorcicle motorbyke ' +
    'moto motorrad motorräder gebraucht gebrauchte motos motocicleta motocicletas motocykl motocykle motosiklet motorrads sepeda pikipiki ' +
    'mota motas motocyclette motocyclettes motocicletta motociclette motociclu motorkerékpár motorkerékpárok мотоциклет мотоциклети мотоциклета мотоцикла мотоциклов moottoripyörä moottoripyörät moottoripyöriä motorsykkel motorsykler موتورسیکلت موتورسيكلت موتور 摩托车 motorsiklo töff brommer brommers ' +
    'à vendita vanzare vânzare vende sprzedaż sprzedaz myydään myytävänä usagé usagée usagés usagées használt käytetty käytetyt brukt brukte rulat rulata rulată برای فروش فروشی ' +
    'μηχανή μηχανη μηχανές μηχανες μοτοσυκλέτα μοτοσυκλετα μοτοσυκλέτες μοτοσυκλετες μοτοσικλέτα μοτοσικλετα μοτοσικλέτες μοτοσικλετες πωλειται πωλούνται πωλουνται μεταχειρισμενο μεταχειρισμένη μεταχειρισμενη μεταχειρισμένα μεταχειρισμενα μεταχειρισμένες μεταχειρισμενες ' +
    'de mexicanos colombianos argentinos przebieg przebiegu cerca segunda mano seken em en di ve im w com mit dengan jual cari beli suche verkaufe kaufen gebrauchter gebrauchtes gebrauchten procuro busco compro cerco cherche vendre ' +
    'usada usado usados usadas vendo sprzedam dijual bekas precio preço preis prix fiyat cena harga giá xe máy bán cũ đời may cu ' +
    'usato usata usati vendesi куплю купить продам продаю продажа цена бу б/у подержанный подержанные в на из руб выпуска ' +
    'motorcykel motorcyklar begagnad begagnade säljes motorka motorku prodám eladó vând πωλείται μεταχειρισμένο 機車 摩托車 오토바이 중고 팝니다 אופנוע למכירה terpakai motosikal ' +
    'बाइक मोटरसाइकल मोटरसाइकिल गाडी มอเตอร์ไซค์ มือสอง バイク 中古 オートバイ мотоцикл мотоциклы ' +
    'satılık satilik sahibinden acil ikinci el używany używana benta binebenta hanap naghahanap lang po فروخت برائے بائیک موٹر سائیکل قیمت ' +
    'للبيع مستعمل مستعملة مستعمله موتوسيكل موتوسيكلات موتسيكل موتسيكلات دراجة دراجه دراجات نارية ناريه سعر السعر بسعر موديل عايز عاوز اريد مطلوب في من او و ' +
    'er ar ba ami amar jekono kinbo moddhe modhe niche bikri kinte chai lagbe lagbo moddhye modde vitore bhitore vitor bhitor dam koto ekta valo bhalo purono purano puraton purana hobe onno gari sadar e te theke kon konta ta dorkar ache ase bhai vai mein ka ki ke liye chahiye mujhe ya chali chala chale cholse cholche cholchhe choleche cholese hui hua korbo korte korben jela zila zilla district upazila upojela upozila thana fixed ' +
    'বাইক বাইকের মোটর সাইকেল সাইকেলের মোটরসাইকেলের মটরসাইকেলের গাড়ি সদর মোটরসাইকেল মটরসাইকেল হোন্ডাগাড়ি দাম মডেল সাল সালের টাকা এর কত মধ্যে ভিতরে ভেতরে ভিতর ভেতর মাইলেজ থেকে তে বিক্রি পুরাতন পুরানো জেলা জেলায় জেলার উপজেলা উপজেলায় থানা থানায় সেকেন্ড হ্যান্ড ভালো ভাল চাই কিনতে লাগবে চলছে চলেছে চলসে একটা একটি যেকোনো কোন কোনটা দরকার আছে বাংলাদেশ বাংলাদেশে ও বা আর এবং করব করবো করতে আমার'
  )
    .split(' ')
    .map((word) => word.normalize('NFKC')),
);

/**
 * Words that exclude something. A search can exclude only names; any other use of these words must not be
 * searched for in descriptions.
 */
export const excluding = new Set(
  ['not', 'no', 'without', 'except', 'excluding', 'bade', 'chara', 'ছাড়া', 'বাদে', 'নয়', 'না'].map((word) =>
    word.normalize('NFKC'),
  ),
);

/** Words beside a colour that say only that it is one. */
export const saysColour = new Set(
  'colour color coloured colored rong ronger rang রং রঙ রঙের রংয়ের কালার रंग'
    .split(' ')
    .map((word) => word.normalize('NFKC')),
);

/** Words of Bangla that sound like a name and never mean it: best, metre. */
export const soundsLikeName = new Set('বেস্ট মিটার'.split(' ').map((word) => word.normalize('NFKC')));
