import { expect, it } from 'vitest';
import { otherThingIn } from './other-things.ts';

it.each([
  ['Casco LS2 nuevo', 'Casco'],
  ['Auspuff für BMW R nineT', 'Auspuff für'],
  ['Rear seat for Honda CB 500', 'Rear seat for'],
  ['Skuter wodny Yamaha VX', 'Skuter wodny'],
  ['Viar Karya 200 roda tiga', 'roda tiga'],
  ['Dicari Vario 125', 'Dicari'],
  ['Felgi Yamaha R6', 'Felgi'],
  ['Mekanik kask LS2', 'Mekanik kask'],
  ['Cuatrimoto Honda 250', 'Cuatrimoto'],
  ['Honda TRX cuatrimoto', 'cuatrimoto'],
  ['Refacciones Italika', 'Refacciones'],
  ['Refacción para Yamaha', 'Refacción'],
  ['Busco Italika FT150', 'Busco'],
  ['  ¡Compro motos!', 'Compro'],
  ['Mototaxi Bajaj', 'Mototaxi'],
  ['Helmet LS2, new', 'Helmet'],
  ['خوذة LS2', 'خوذة'],
  ['توك توك 2019', 'توك توك'],
  ['باجاج توكتوك', 'توكتوك'],
  ['تروسيكل 200', 'تروسيكل'],
  ['مطلوب هوندا', 'مطلوب'],
  ['قطع غيار ياماها', 'قطع غيار'],
  ['دراجة هوائية', 'دراجة هوائية'],
  ['Bajaj Auto Rickshaw', 'Auto Rickshaw'],
  ['LS2 kask temiz', 'LS2 kask'],
  ['Kask LS2 rozm. L', 'Kask'],
  ['AGV helmet', 'AGV helmet'],
  ['LF: Nmax budget 60k', 'LF'],
  ['Topbox 45L', 'Topbox'],
  ['Kupię WSK 175', 'Kupię'],
  ['Zamienię Hondę na Yamahę', 'Zamienię'],
  ['Qingqi 100', 'Qingqi'],
  ['ہیلمٹ', 'ہیلمٹ'],
  ['Квадроцикл обмен на Honda', 'Квадроцикл'],
  ['Vendo o cambio cuatrimoto por Honda', 'cuatrimoto'],
  ['Quad gratis helm', 'Quad'],
  ['Honda TRX quad, gratis helm', 'quad'],
  ['Pièces neuves pour Honda CB', 'Pièces'],
  ['Шины новые на Honda CBR', 'Шины'],
  ['Llantas Italika FT150 nuevas', 'Llantas'],
  ['Casco nuevo Honda', 'Casco'],
  ['Helmet Honda, free delivery', 'Helmet'],
  ['Casque livraison gratuite Honda', 'Casque'],
  ['Gomme nuove Pirelli', 'Gomme'],
  ['Cerco Honda nuova', 'Cerco'],
  ['อะไหล่แท้ Honda Wave', 'อะไหล่แท้'],
  ['Bajaj RE Tricycle Keke', 'Tricycle'],
  ['Ski-Doo Summit snowmobile', 'snowmobile'],
  ['motorcycle trailer 5x8', 'motorcycle trailer'],
  ['Motorcycle Helmet Original', 'Motorcycle Helmet'],
  ['Köpes: Yamaha XT500', 'Köpes'],
  ['Hjälm Shoei', 'Hjälm'],
  ['Koupím Jawa Pionýr', 'Koupím'],
  ['Шолом LS2', 'Шолом'],
  ['Запчастини Ява', 'Запчастини'],
  ['Ανταλλακτικά Yamaha', 'Ανταλλακτικά'],
  ['헬멧 팝니다', '헬멧'],
  ['安全帽 全新', '安全帽'],
  ['Dàn áo SH 150 2012 tháo xe', 'Dàn áo'],
  ['Mâm Exciter 150 rã xe', 'Mâm'],
  ['Triporteur Docker 200', 'Triporteur'],
  ['Vélo VTT Rockrider', 'Vélo'],
  ['Trottinette électrique Xiaomi', 'Trottinette électrique'],
  ['Pot akrapovic tmax', 'Pot'],
  ['Location scooter Marrakech par jour', 'Location'],
  ['Cubierta Pirelli 90/90-18 Para Honda Cg 150', 'Cubierta'],
  ['Escape Deportivo Rouser Ns 200', 'Escape'],
  ['Kit de transmision Honda Wave', 'Kit de transmision'],
  ['Alquilo moto para delivery', 'Alquilo'],
  ['Γουρούνα Yamaha Raptor 250', 'Γουρούνα'],
  ['ΠΟΔΗΛΑΤΟ ορειβατικό', 'ΠΟΔΗΛΑΤΟ'],
  ['Ηλεκτρικό πατίνι Xiaomi', 'Ηλεκτρικό πατίνι'],
  ['Εξάτμιση Akrapovic για XMAX', 'Εξάτμιση'],
  ['Can-Am Outlander 650 mönkijä', 'mönkijä'],
  ['Talvirenkaat 17', 'Talvirenkaat'],
  ['Vuokrattavana skootteri', 'Vuokrattavana'],
  ['Snøscooter Ski-Doo Skandic', 'Snøscooter'],
  ['Dekk til MC', 'Dekk'],
  ['Ønskes kjøpt: Honda Monkey', 'Ønskes kjøpt'],
  ['Kaciga AGV K3', 'Kaciga'],
  ['Kupujem Tomos APN', 'Kupujem'],
  ['Četvorotočkaš CF Moto 500', 'Četvorotočkaš'],
  ['Električni trotinet Xiaomi', 'Električni trotinet'],
  ['Pragya Bajaj RE', 'Pragya'],
  ['Yamaha Outboard Engine 40hp', 'Outboard Engine'],
  ['Honda Generator', 'Generator'],
  ['Apple iPhone 13 Pro', 'iPhone'],
  ['كاسك للموطور', 'كاسك'],
  ['ទិញ Dream ចាស់', 'ទិញ'],
  ['កង់បី រ៉ឺម៉ក Bajaj', 'កង់បី'],
  ['លក់កង់អគ្គិសនី', 'លក់កង់អគ្គិសនី'],
  ['R15 V3 kinte chai budget 3 lakh', 'kinte chai'],
  ['Apache RTR 4V kinbo', 'kinbo'],
  ['জিক্সার কিনতে চাই', 'কিনতে চাই'],
  ['পালসার ১৫০ কিনব', 'কিনব'],
  ['Silencer Yamaha R15 V3', 'Silencer'],
  ['হেলমেট LS2 নতুন', 'হেলমেট'],
])('%s is no motorcycle', (name, word) => {
  expect(otherThingIn({ names: [name, ''], kinds: ['', ''] })).toBe(word);
  expect(otherThingIn({ names: ['', name], kinds: ['', ''] })).toBe(word);
});

it.each([
  ...['Yamaha FZ 25 con casco', 'Italika FT150 llantas nuevas', 'Honda Bus Stop', 'Honda CG con refacciones'],
  ...['هوندا CG 125 مع خوذة', 'دراجة نارية هوندا', 'ياماها بدون سيارة', 'Honda Cascos', 'Quadro 350'],
  ...['LF 150-10B', 'Honda PCX kask hediye', 'MT 07', 'Yamaha Fazer + kask'],
  ...['Honda обмен на велосипед', 'Honda обмен на квадроцикл', 'Обмен Yamaha на самокат'],
  ...[
    'Honda CB500 ruil tegen fiets',
    'Honda Cub fiets gratis',
    'Honda Cub + gratis fiets',
    'Honda CB tegen fiets',
  ],
  ...['Rusi 125 with tricycle', 'Honda Goldwing with bike trailer', 'Honda Goldwing + trailer'],
  ...['Honda CG, cambio por cuatrimoto', 'Honda CB swap for a quad'],
  ...[
    'Best price for Honda CB 125',
    'Motorrad für Suzuki Fans',
    'Motorcycle for zero down payment',
    'Pulsar for Honda',
  ],
  ...['Casque offert - Yamaha MT07', 'Casque AGV offert, Yamaha MT07', 'Helm gratis bij Honda CB'],
  ...['Banden nieuw, Honda CB500', 'Gomme nuove Honda SH', 'Guanti omaggio Honda', 'Pièces neuves Honda CB'],
  ...['Dàn áo zin, Wave Alpha 2019', 'Mâm đúc Wave RSX', 'Pô zin Exciter', 'Yên xe zin Dream 2'],
  ...['Шины новые Honda CBR', 'อะไหล่ครบ Honda Wave', 'Casco de regalo, Yamaha FZ 25'],
  ...['Honda CB500 avec porte-vélo', 'Yamaha FZ new generator fitted', 'Honda PCX with iPhone holder'],
  ...[
    'Location: Dhaka, Honda Dio',
    'Escape nuevo, Yamaha FZ 25',
    'Batería nueva, Honda CG 150',
    'Suzuki Escape',
  ],
  ...['Pulsar 150 sell, notun bike kinbo tai', 'পালসার ১৫০ বিক্রি করব, নতুন বাইক কিনব', 'Apache RTR kaj lagbe na'],
  ...[
    'নতুন বাইক কিনবো তাই ছেড়ে দিচ্ছি, জিক্সার',
    'Pulsar 150 notun bike kinbo tai chere dibo',
    'Pulsar 150 bike lagbe na',
  ],
  ...[
    'jodi keu kinte chai inbox, Pulsar 150',
    'হেলমেট সহ Yamaha R15',
    'জ্যাকেট ফ্রি Yamaha R15',
    'Exhaust upgraded Yamaha R15',
  ],
  ...['Vélosolex 3800', 'Peugeot vélomoteur 103', 'Honda Dream ទិញថ្មី', 'Honda for rental use, sold now'],
])('%s may be one', (name) => {
  expect(otherThingIn({ names: [name, ''], kinds: ['', ''] })).toBeUndefined();
});

it.each([
  ...['Cuatrimotos', 'Cascos', 'Autos; Carros', 'سيارات', 'توك توك', 'Bus', 'Accesorios'],
  ...[
    'Motorcycles > Parts',
    'Motorcycle Accessories',
    'Phụ tùng',
    'Spare parts',
    'Parts & Accessories',
    'Ersatzteile',
    'Запчасти',
    'อะไหล่',
    'Yedek Parça',
    'Części',
    'Moottorikelkka',
    'Mönkijä',
    'Mopoauto',
    'Varaosa',
  ],
])('takes no row of the kind %s', (kind) => {
  expect(otherThingIn({ names: ['Honda 250', ''], kinds: [kind, ''] })).toBeDefined();
  expect(otherThingIn({ names: ['Honda 250', ''], kinds: ['', kind] })).toBeDefined();
});

it.each([
  ...['Motorcycles & Accessories', 'Motorräder & Zubehör', 'Moto et accessoires', 'Cruiser w/ accessories'],
  ...['Vehicles & Parts > Vehicles > Motor Vehicles > Motorcycles & Scooters'],
  ...['Motorcycle', 'Parts bike', 'Naked', 'Xe số', 'Scooter', 'Sport', 'Custom'],
])('takes the kind %s for one of motorcycles', (kind) =>
  expect(otherThingIn({ names: ['Honda 250', ''], kinds: [kind, kind] })).toBeUndefined(),
);

it('takes a title that begins with an extra for a motorcycle whose make has a column of its own', () => {
  expect(otherThingIn({ names: ['Casque offert, MT07', 'Yamaha', ''], kinds: [] })).toBeUndefined();
  expect(otherThingIn({ names: ['Casque LS2', 'Yamaha', ''], kinds: [] })).toBe('Casque');
  expect(otherThingIn({ names: ['Cub fiets gratis', 'Honda', 'Cub'], kinds: [] })).toBeUndefined();
  expect(otherThingIn({ names: ['Honda обмен на квадроцикл', 'Honda', 'CB'], kinds: [] })).toBeUndefined();
  expect(otherThingIn({ names: ['', 'Easy', 'Bike'], kinds: [] })).toBe('Easy Bike');
});

it.each([
  ['2010 WANTED: Kawasaki Ninja 650', 'WANTED'],
  ['2018 Recherche Yamaha Zuma 50', 'Recherche'],
  ['2016 LF 150 Lifan', undefined],
  ['2018 Lifan LF 150', undefined],
  ['2018 Honda Wanted condition', undefined],
])('a year before what is looked for changes nothing: %s', (name, thing) => {
  expect(otherThingIn({ names: [name, '', ''], kinds: [] })).toBe(thing);
});
