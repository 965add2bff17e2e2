/** How people call the categories. */

/** Words for a category, besides its name in singular and plural. */
export const categoryWords: Readonly<Record<string, readonly string[]>> = {
  scooters: [
    ...[
      'scooty',
      'scooti',
      'moped',
      'matic',
      'matik',
      'tay ga',
      'xe ga',
      'motoneta',
      'motonetas',
      'স্কুটার',
      'স্কুটি',
    ],
    ...[
      'automatic bike',
      'gearless',
      'gearless bike',
      'lady scooter',
      'lady scooty',
      'ladies scooty',
      'ladies scooter',
      'ladies bike',
      'lady bike',
    ],
    ...['سكوتر', 'سكوترات', 'اسكوتر', 'اسكوترات'],
  ],
  'dirt-bikes': [
    'dirt',
    'off road',
    'offroad',
    'motocross',
    'moto da cross',
    'da cross',
    'moto de cross',
    'moto cross',
    'enduro',
    'dual sport',
    'ডার্ট বাইক',
  ],
  sports: ['sport bike', 'sports bike', 'racing bike', 'superbike', 'স্পোর্টস বাইক'],
  cruisers: ['cruiser bike', 'chopper', 'كروزر', 'ক্রুজার'],
  electric: [
    'ev',
    'e bike',
    'e bikes',
    'electric bike',
    'electric scooter',
    'điện',
    'listrik',
    'eléctrica',
    'elétrica',
    'كهربائي',
    'كهربائية',
    'ইলেকট্রিক',
    'বৈদ্যুতিক',
  ],
  commuters: ['commuter bike', 'office bike', 'bike for office', 'bike for office use', 'xe số', 'কমিউটার'],
  touring: ['tourer', 'touring bike', 'adventure bike'],
  classics: ['classic bike', 'vintage'],
};
/** Motorcycles without a fairing and the like, which are in two categories by their engines. */
export const nakedWords: readonly string[] = [
  'naked',
  'nakeds',
  'naked bike',
  'naked bikes',
  'naked moto',
  'moto naked',
  // With a clutch lever, in Vietnamese.
  'côn tay',
  'tay côn',
  'xe côn tay',
  'xe tay côn',
];
export const nakedCategories: readonly string[] = ['commuters', 'sports'];
/** Names of categories that alone usually mean something else: a model, or a make. */
export const ambiguousNames = new Set(['classic', 'classic bike', 'bmw', 'harley davidson']);
