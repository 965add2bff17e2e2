/** Headers that exports give their columns, in several languages. */
import type { Target } from './contract.ts';
import { availabilityWords } from './header-words/of-availability.ts';

/** Further headers, by the codes of their languages. */
export type WordsByLanguage = Readonly<Record<string, Readonly<Partial<Record<Target, readonly string[]>>>>>;

/** Headers of a firm's branches, which are places if they are called by their towns. */
export const branchWords: readonly string[] = [
  'branch, branch name, branch location, showroom, showroom name, showroom location, store, store name, store location, outlet',
  'শাখা, শোরুম, शाखा, शोरूम, filiale, standort filiale, sucursal, tienda, agence, magasin, filial, loja, cabang',
];

/**
 * Headers of a column that counts the rows, or may do so: as keys they need the motorcycle, because the next
 * file begins at 1 again (`running` in the mapping).
 */
export const runningNumberWords: readonly string[] = [
  'id, no, nr, num, n, id no, sl, sl no, serial, serial no, serial number, sr, sr no, s no, sno, s n, sn',
  'row, row no, row number, row id, index, idx, entry, entry no, record, record no, record id, item, listing, ad, code, key',
  'আইডি, নং, নম্বর, নাম্বার, ক্রম, ক্রমিক, ক্রমিক নং, ক্রমিক নম্বর, সিরিয়াল, সিরিয়াল নং, সিরিয়াল নম্বর, রেফ',
  'आईडी, क्रम, क्रमांक, क्रम संख्या, क्रम सं, क्र सं, क्र, सं, संख्या, नंबर, क्रम नंबर, सीरियल नंबर, सीरियल',
  'nummer, lfd nr, lfdnr, lfd nummer, laufende nummer, laufende nr, laufnummer, pos, position, zeile, id nr, inserat, anzeige',
  'numero, numero d ordre, n ordre, rang, ligne, identifiant, annonce',
  'nro, num fila, fila, orden, n de orden, numero de orden, identificador',
  'n ordem, numero de ordem, ordem, linha',
  'n progressivo, progressivo, numero progressivo, riga, identificativo, annuncio',
  'nomor, nomer, no urut, nomor urut, urutan, baris, iklan',
  'lp, l p, sıra, sıra no, نمبر شمار, bilang, ลำดับ, ลำดับที่, stt, số thứ tự, na, namba, п п, no п п, volgnummer',
];

/** Headers of what is behind the model in the name, where another column has the model. */
export const variantWords: readonly string[] = [
  'sub model, submodel, model variant, variant, trim, trim edition, trim level, edition, version, variante, ausfuhrung, versao, versione',
  'finition, tipe varian, varian, phiên bản, グレード, wersja, комплектация, модификация, donanım, versiyon',
];

/** Headers of addresses of pages, which tell motorcycles apart where no column is named like an id. */
export const linkWords: readonly string[] = [
  'url, link, ad url, listing url, ad link, লিংক, लिंक, lien, enlace, liga, tautan, رابط, الرابط, رابط الإعلان',
];

/**
 * The most certain first: of two columns that fit, the earlier word wins, and a header may stand for one
 * field only. They are compared as whole headers, in lower case, without accents, marks and units in
 * brackets; a # counts as "no".
 */
export const headerWords: Readonly<Partial<Record<Target, readonly string[]>>> = {
  id: [
    'listing id, ad id, offer id, post id, advert id, advert ref, ad ref, listing ref, advert reference, ad reference, listing no, listing number, ad no, ad number, advert no, post no',
    'reference, reference no, reference number, ref, ref no, ref id, ref number, ref code, your ref, our ref, sku, vin',
    'stock no, stock number, stock id, stock code, item id, item no, item number, item code, product id, product code',
    'vehicle id, bike id, lot no, lot number, uuid, guid',
    'chassis no, chassis number, frame no, frame number, registration no, registration number, reg no, plate no',
    'বিজ্ঞাপন আইডি, বিজ্ঞাপন নম্বর, বিজ্ঞাপন নং, রেফারেন্স, রেফারেন্স নম্বর, রেফারেন্স নং, কোড, পণ্য কোড, স্টক নং, চেসিস নম্বর',
    'विज्ञापन आईडी, विज्ञापन संख्या, विज्ञापन क्रमांक, संदर्भ, संदर्भ संख्या, संदर्भ क्रमांक, कोड, स्टॉक नंबर, चेसिस नंबर',
    'anzeigen id, anzeigen nr, anzeigennummer, inserat id, inserats id, inserat nr, inserate nr, inseratnummer',
    'inseratsnummer, referenz, referenznummer, referenz nr, ref nr, artikelnummer, artikel nr, angebotsnummer, angebots nr',
    'bestandsnummer, fahrzeugnummer, fahrzeug nr, fahrzeug id, interne nummer, fahrgestellnummer, fin, kennzeichen',
    'annonce id, id annonce, n annonce, no annonce, numero annonce, numero d annonce, ref annonce, reference annonce',
    'code annonce, numero de reference, numero de chassis, numero de serie, immatriculation',
    'id anuncio, id del anuncio, numero de anuncio, n anuncio, codigo, codigo anuncio, referencia, numero de referencia',
    'folio, numero de folio, bastidor, numero de bastidor',
    'id do anuncio, numero do anuncio, codigo do anuncio, placa, chassi, numero do chassi',
    'id annuncio, numero annuncio, codice annuncio, codice, riferimento, rif, targa, telaio, numero di telaio',
    'id iklan, kode iklan, nomor iklan, no iklan, kode, kode barang, kode motor, referensi, nomor referensi',
    'nomor rangka, no rangka, nomor polisi, no polisi, nopol, plat nomor',
  ],
  name: [
    'bike name, ad title, advert title, listing title, vehicle title, product name, title, motorcycle, motorbike, vehicle name, bike, vehicle',
    'make model, make and model, brand and model, brand model, marke modell, marca modelo, marque modele, merek tipe, name, model name, heading, posting title, subject',
    'নাম, বাইকের নাম, শিরোনাম, বাইক, মোটরসাইকেল, গাড়ির নাম',
    'नाम, बाइक का नाम, बाइक, मोटरसाइकिल, शीर्षक, वाहन',
    'bezeichnung, titel, fahrzeug, motorrad, fahrzeugbezeichnung, anzeigentitel',
    'nombre, titulo, moto, motocicleta, vehiculo, anuncio',
    'nom, titre, vehicule, motocycle, intitule, designation',
    'titolo, motocicletta, veicolo, motocicletas, voertuig, motorfiets',
    'nama, nama motor, nama kendaraan, judul, judul iklan, sepeda motor, kendaraan',
    'titulo do anuncio, veiculo, motociclo',
  ],
  make: [
    'make, brand, brand name, manufacturer, company, marque, maker, make name, mark, mark name',
    'ব্র্যান্ড, কোম্পানি, ব্রান্ড, নির্মাতা',
    'ब्रांड, ब्रैंड, कंपनी, निर्माता',
    'marke, hersteller, fabrikat',
    'marca, fabricante',
    'fabricant, constructeur',
    'merk, produttore, costruttore',
    'merek, merk, merek motor, pabrikan',
    'montadora',
  ],
  model: [
    'model, bike model, model variant, variant, trim, trim edition, series',
    'মডেল',
    'मॉडल, माडल',
    'modell, baureihe, typbezeichnung, ausfuhrung',
    'modelo, submarca, sub marca, version, linea',
    'modele, gamme, finition',
    'modello',
    'tipe, tipe motor, varian',
    'versao',
  ],
  price: [
    'price, asking price, selling price, sale price, resale price, price amount, price value, amount, ask, asking, listed price',
    'current price, used price, rate, cost, value',
    'দাম, মূল্য, বিক্রয় মূল্য, চাহিদা মূল্য, বিক্রয়মূল্য',
    'कीमत, मूल्य, दाम, विक्रय मूल्य',
    'preis, verkaufspreis, kaufpreis, vb, preisvorstellung',
    'precio, precio de venta, importe',
    'prix, prix de vente, tarif',
    'prezzo, preco, prijs, vraagprijs, valor',
    'harga, harga jual, harga penawaran',
    'preco de venda, preco pedido, precio pedido',
  ],
  originalPrice: [
    'original price, new price, showroom price, ex showroom price, on road price, market price, mrp',
    'purchase price, buying price',
    'নতুন দাম, আসল মূল্য',
    'नई कीमत, शोरूम कीमत',
    'neupreis, listenpreis',
    'precio nuevo, precio original',
    'prix neuf, prix d origine',
    'harga baru, preco novo, preco original',
  ],
  currency: [
    'currency, currency code, price currency',
    'মুদ্রা',
    'मुद्रा',
    'wahrung',
    'moneda, divisa',
    'devise, monnaie',
    'mata uang, moeda, valuta',
  ],
  year: [
    'year, model year, year model, yr model, model yr, yr, year of manufacture, manufacture year, manufacturing year, mfg year, yom',
    'registration year, reg year, year of registration, make year, bike year, year of use, built',
    'production year, first registration, registration date, registration',
    'সাল, মডেল সাল, বছর, নির্মাণ সাল, রেজিস্ট্রেশন সাল',
    'साल, वर्ष, मॉडल वर्ष, निर्माण वर्ष',
    'baujahr, bj, jahr, modelljahr, erstzulassung, ez',
    'ano, ano de fabricacion, ano modelo, matriculacion, fecha de matriculacion',
    'annee, annee modele, mise en circulation, millesime, date de mise en circulation, 1ere mise en circulation',
    'anno, immatricolazione, bouwjaar',
    'tahun, tahun pembuatan, tahun produksi, tahun motor',
    'ano de fabricacao, ano do modelo, ano fabricacao',
  ],
  age: [
    'age, age years, years used, years of use, bike age, vehicle age, used for',
    'বয়স',
    'उम्र, आयु',
    'alter',
    'antiguedad, edad',
    'age en annees, anciennete',
    'umur, usia, idade',
  ],
  kilometres: [
    'kms driven, km driven, kilometers driven, kilometres driven, kilometers run, kilometres run, km run',
    'kms run, kilometers, kilometres, kilometer, kilometre, km, kms, odometer, odo, odometer reading, distance',
    'distance driven, driven, run, mileage, miles, running, used miles, kilometrage, kilometerage, kilometarage',
    'কিলোমিটার, কিমি, মাইলেজ, চলেছে',
    'किलोमीटर, किमी, चली हुई, माइलेज',
    'kilometerstand, laufleistung, km stand, tachostand, gefahrene km, gefahrene kilometer',
    'kilometraje, kilometros, kms recorridos, recorrido',
    'kilometrage, kilometres parcourus, kms parcourus, compteur',
    'chilometri, chilometraggio, quilometragem, quilometros, km gelopen',
    'jarak tempuh, kilometer tempuh, km tempuh, jarak',
    'km rodados, quilometros rodados, rodagem',
  ],
  engine: [
    'engine, engine cc, engine capacity, engine size, engine displacement, displacement, cc, capacity',
    'cubic capacity, engine volume, volume, size',
    'ইঞ্জিন, সিসি, ইঞ্জিন ক্ষমতা',
    'इंजन, सीसी, इंजन क्षमता',
    'hubraum, ccm',
    'cilindrada, motor, cc motor',
    'cylindree, moteur',
    'cilinderinhoud, cilindrata',
    'kapasitas mesin, mesin, volume mesin, isi silinder',
    'cilindradas, motor cc',
  ],
  owners: [
    'owners, owner, owners number, keepers, former keepers, previous keepers, no of keepers, former owners, no of owners, number of owners, ownership, owner type, owner count, previous owners',
    'মালিক, মালিকের সংখ্যা',
    'मालिक, स्वामी',
    'vorbesitzer, halter, anzahl halter, anzahl vorbesitzer, anzahl der halter, anzahl der vorbesitzer, halteranzahl',
    'fahrzeughalter, anzahl fahrzeughalter, anzahl der fahrzeughalter',
    'propietarios, duenos, n de propietarios, duenos anteriores, numero duenos, numero de duenos, cantidad de duenos',
    'proprietaires, nombre de proprietaires',
    'pemilik, jumlah pemilik, pemilik ke, tangan, tangan ke',
    'donos, proprietarios, numero de donos',
  ],
  registration: [
    'registration name, registered name, name on papers, papers name, papers in name of, registered in name of, registered in, registered to',
    'কাগজ কার নামে, কার নামে, কার নামে নিবন্ধন, রেজিস্ট্রেশন কার নামে',
  ],
  taxUntil: [
    'tax token, tax token until, tax token valid until, tax token expiry, tax token expires, tax token validity, tax token date',
    'tax until, tax valid until, tax expiry, road tax until, road tax expiry, road tax valid until',
    'ট্যাক্স টোকেন, ট্যাক্স টোকেনের মেয়াদ, ট্যাক্স টোকেন মেয়াদ, ট্যাক্সের মেয়াদ',
  ],
  receipt: [
    'sale receipt, sales receipt, purchase receipt, receipt, purchase memo, cash memo',
    'বিক্রয় রশিদ, ক্রয় রশিদ, রশিদ, ক্যাশ মেমো',
  ],
  place: [
    'city, location, loc, location city, location name, location description, region name, address city, address locality, city name, place, area, district, town, county, region, state, province, division, address, adress',
    'জেলা, শহর, এলাকা, ঠিকানা, স্থান, জায়গা, অবস্থান, লোকেশন, থানা, উপজেলা, বিভাগ',
    'शहर, जिला, स्थान, जगह, पता',
    'ort, standort, stadt, plz ort, bundesland',
    'ciudad, ubicacion, lugar, localidad, provincia, poblacion',
    'ville, lieu, localisation, departement, commune, localite, adresse',
    'citta, luogo, cidade, plaats',
    'kota, kota kab, lokasi, daerah, kabupaten, provinsi, wilayah',
    'municipio, localizacao, local',
    'area name, ward name, neighbourhoods, neighborhoods, admin level 3 name, admin level 2 name, admin level 1 name',
  ],
  availability: availabilityWords,
  country: ['country', 'দেশ', 'देश', 'land', 'pais', 'pays', 'paese', 'negara'],
  condition: [
    'condition, bike condition, vehicle condition, overall condition',
    'অবস্থা',
    'स्थिति, हालत',
    'zustand, fahrzeugzustand',
    'estado del vehiculo, estado de la moto, estado, condicion',
    'etat',
    'condizione',
    'kondisi',
    'condicao, estado de conservacao, conservacao',
  ],
  kind: [
    'type, bike type, moto type, motorcycle type, body type, vehicle type, kind, style, segment',
    'ধরন, বাইকের ধরন',
    'प्रकार',
    'fahrzeugart, typ, bauart, kategorie, fahrzeugtyp, art',
    'tipo, tipo de moto',
    'type de moto, genre, type de vehicule',
    'jenis, jenis motor, tipo de motocicleta',
  ],
  category: ['category', 'ক্যাটাগরি', 'श्रेणी', 'categoria', 'categorie', 'kategori, categoria de moto'],
  seller: [
    'seller, seller name, dealer, dealer name, shop',
    'বিক্রেতা',
    'विक्रेता',
    'verkaufer, handler, anbieter',
    'vendedor, concesionario',
    'vendeur, concessionnaire',
    'penjual, nama penjual, anunciante',
  ],
  colour: [
    'colour, color, bike colour, bike color, body colour, body color, exterior color, paint color, paint colour, paint, রং, রঙ, রংয়ের নাম, रंग',
    'farbe, aussenfarbe, cor, couleur, colore, warna, kleur, farg, farve, màu sắc, màu xe, màu, kolor, renk, 色, 車体色, カラー, 颜色, 顏色, 색상, สี',
    'цвет, колір, barva, culoare, szín, χρώμα, اللون, kulay, rangi',
  ],
  description: [
    'description, details, ad description, advert description, listing description, advert text, ad text, post text, post body, post description, message text, caption, text, body text, body, remarks, notes, note, comment, comments',
    'বিবরণ, বর্ণনা',
    'विवरण',
    'beschreibung, bemerkung, bemerkungen, ausstattung',
    'descripcion, observaciones, detalles',
    'descriptif, remarques, commentaire, commentaires',
    'descrizione, descricao',
    'deskripsi, keterangan, catatan, observacoes, detalhes',
  ],
  posted: [
    'date posted, posted, published date, posted on, posted at, posted date, post date, post time, posting date, ad date, advert date, ad posted',
    'date listed, listed, listed on, listing date, list date, date added, added, added on, date published, published',
    'published on, publish date, created, created at, created on, date created, online since, date',
    'তারিখ, বিজ্ঞাপনের তারিখ, প্রকাশের তারিখ, পোস্টের তারিখ',
    'विज्ञापन तिथि, प्रकाशन तिथि, दिनांक, तारीख, तिथि',
    'online seit, inseriert am, eingestellt am, eingestellt, anzeigendatum, inseratsdatum, erstellt am, veroffentlicht am, datum',
    'fecha de publicacion, fecha publicacion, fecha del anuncio, publicado el, publicado, fecha',
    'date de publication, date de l annonce, date annonce, publiee le, mise en ligne, mise en ligne le',
    'data di pubblicazione, data annuncio, pubblicato il, data de publicacao, data do anuncio, publicado em, data',
    'tanggal tayang, tgl tayang, tanggal posting, tgl posting, tanggal iklan, tgl iklan, tanggal, tgl',
  ],
};
