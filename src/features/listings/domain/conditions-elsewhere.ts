/** How conditions are said in languages other than English, in lower case. */
import type { Condition } from '../domain.ts';

const saidAs: readonly (readonly [Condition, string])[] = [
  [
    'excellent',
    'como nueva, come nuovo, come nuova, pari al nuovo, pari a nuovo, perfetto, perfetta, perfette condizioni, ottimo, ottima, ottime condizioni, ottimo stato, muy buena, impecable, impecável, impecavel',
  ],
  [
    'excellent',
    'jak nowy, bardzo dobry, idealny, mới, ดีเยี่ยม, sıfır gibi, çok iyi, tertemiz, như mới, rất tốt, ดีมาก, เหมือนใหม่, धेरै राम्रो, नयाँ जस्तै',
  ],
  [
    'excellent',
    'как новый, как новое, новый, новое, отличное, идеальное, 极品, 極上, 最好, 全新, 새것같음, ممتاز, ممتازة, ممتازه, كالجديد, كالجديدة, جيد جدا, جيدة جدا',
  ],
  [
    'good',
    'buono, buona, buone condizioni, buono stato, buon stato, discrete condizioni, buena, dobry, iyi, temiz, tốt, ดี, สภาพดี, राम्रो, хорошее, не требует ремонта, 良好, 良い, 좋음, جيد, جيدة',
  ],
  [
    'fair',
    'discreto, discreta, sufficiente, da sistemare, średni, dostateczny, uszkodzony, orta, hasarlı, trung bình, พอใช้, ठिकै, битый, среднее, требует ремонта, на запчасти, 要整備, 중간, مقبول',
  ],
  ['excellent', 'neuwertig, wie neu, sehr gut, sehr guter zustand, ausgezeichnet, top'],
  ['excellent', 'excelente, como nuevo, muy bueno, muy buen estado, excellent état, très bon, très bon état'],
  [
    'excellent',
    'neu, neufahrzeug, vorführfahrzeug, jahresfahrzeug, neuf, nuevo, novo, baru, bekas mulus, bekas seperti baru',
  ],
  [
    'excellent',
    'comme neuf, jamais utilisé, jamais utilisée, jamais roulé, ótimo, otimo, seminovo, seminova, como novo, sangat baik, seperti baru, istimewa, mulus, mulus terawat',
  ],
  ['excellent', 'बहुत अच्छा, बहुत अच्छी, उत्तम, নতুনের মতো, খুব ভালো, চমৎকার'],
  ['good', 'gut, guter zustand, bueno, buen estado, bon, bon état'],
  ['good', 'unfallfrei, gepflegt, bekas baik, bekas bagus, bagus'],
  ['good', 'bom, bom estado, boa, baik, terawat, अच्छा, अच्छी, ভালো, ভাল'],
  ['fair', 'unfallfahrzeug, unfall, beschädigt, bastlerfahrzeug, reparaturbedürftig, nicht fahrbereit'],
  [
    'fair',
    'mittel, état moyen, befriedigend, defekt, schlecht, regular, malo, averiado, moyen, mauvais, à réparer',
  ],
  [
    'excellent',
    'အသစ်, အသစ်နီးပါး, အသစ်အတိုင်း, አዲስ, በጣም ጥሩ, እንደ አዲስ, ახალი, იდეალური, ძალიან კარგი, шинэ, шинэвтэр, ใหม่',
  ],
  [
    'excellent',
    'kao novo, kao nov, kao nova, odlično, odličan, odlično stanje, vrlo dobro, izvrsno, novo vozilo, kot novo, odlično ohranjeno, ohranjeno',
  ],
  [
    'excellent',
    'naujas, nauja, kaip naujas, puiki, puikios būklės, jauns, kā jauns, uus, nagu uus, väga hea, i ri, si i ri, shumë mirë',
  ],
  [
    'good',
    'ကောင်း, အခြေအနေကောင်း, ጥሩ, კარგი, сайн, dobro, dobar, dobro stanje, be defektų, gera, geros būklės, labs, hea, mirë',
  ],
  [
    'fair',
    'დაზიანებული, эвдэрсэн, oštećeno, neispravno, karambolirano, u dijelovima, za dijelove, za rezervne dele, daužtas, su defektais, bojāts, avariiline, i aksidentuar',
  ],
  ['fair', 'ruim, com defeito, cukup, kurang, rusak, ठीक, खराब, মোটামুটি, খারাপ'],
];

/** By what is said, in NFC. */
export const conditionsElsewhere: ReadonlyMap<string, Condition> = new Map(
  saidAs.flatMap(([condition, words]) => words.split(', ').map((word) => [word, condition] as const)),
);
