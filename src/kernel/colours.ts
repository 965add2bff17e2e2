/**
 * Words for colours: in English and Bangla, which searches treat as synonyms, and in the languages of
 * imported lists.
 */
import { normalForm } from './normal-form.ts';
import { plainLetters } from './plain-letters.ts';

/** `also`: other English words for it. */
const colours: Readonly<Record<string, { also?: string; bangla: string; elsewhere: string }>> = {
  red: {
    bangla: 'লাল lal',
    elsewhere:
      'rot rote rotes rojo roja vermelho vermelha rouge rosso rossa rood merah đỏ czerwony czerwona kırmızı красный красная красное червоний แดง สีแดง 赤 レッド 红色 紅 빨강 أحمر लाल रातो rato pula nyekundu röd rött rød červená červený κόκκινο κόκκινη piros roșie roșu rosie rosu אדום 빨간색 紅色',
  },
  black: {
    bangla: 'কালো kalo',
    elsewhere:
      'schwarz schwarze schwarzes negro negra preto preta noir noire nero nera zwart hitam đen czarny czarna siyah черный чёрный черная чёрная чорний ดำ สีดำ 黒 ブラック 黑色 검정 أسود काला itim nyeusi svart černá černý μαύρο μαύρη fekete neagră neagra negru שחור 검정색 검은색',
  },
  white: {
    bangla: 'সাদা shada sada',
    elsewhere:
      'weiß weiße weiss weisse blanco blanca branco branca blanc blanche bianco bianca wit putih trắng biały biała beyaz белый белая білий ขาว สีขาว 白 ホワイト 白色 흰색 أبيض सफेद सेतो seto puti nyeupe vit vitt hvid hvit bílá bílý λευκό λευκή άσπρο fehér albă alb לבן 흰',
  },
  blue: {
    bangla: 'নীল nil neel',
    elsewhere:
      'blau blaue bluu azul bleu bleue blu blauw biru xanh niebieski niebieska mavi синий синяя синій น้ำเงิน สีน้ำเงิน 青 ブルー 蓝色 파랑 أزرق नीला निलो nilo asul blå modrá modrý μπλε kék albastru albastră כחול 파란색 藍色',
  },
  green: {
    bangla: 'সবুজ sobuj shobuj',
    elsewhere:
      'grün gruen verde vert verte groen hijau zielony zielona yeşil зеленый зелёный зеленая зелёная зелений เขียว สีเขียว 緑 グリーン 绿色 초록 أخضر हरा berde kijani grön grønn grøn zelená zelený πράσινο zöld ירוק 초록색 綠色',
  },
  yellow: {
    bangla: 'হলুদ holud',
    elsewhere:
      'gelb amarillo amarilla amarelo amarela jaune giallo gialla geel kuning vàng żółty sarı желтый жёлтый желтая жёлтая жовтий เหลือง สีเหลือง 黄 イエロー 黄色 노랑 أصفر पीला dilaw njano žlutá žlutý κίτρινο sárga galben galbenă צהוב 노란색 黃色',
  },
  orange: {
    bangla: 'কমলা komola',
    elsewhere:
      'naranja laranja arancione oranje oranye cam pomarańczowy turuncu оранжевый ส้ม สีส้ม オレンジ 橙色 주황 برتقالي नारंगी',
  },
  grey: {
    also: 'gray',
    bangla: 'ধূসর ছাই',
    elsewhere:
      'grau gris cinza grigio grijs abu xám szary gri серый серая сірий เทา สีเทา グレー 灰色 회색 رمادي',
  },
  silver: {
    bangla: 'রুপালি রূপালি rupali',
    elsewhere:
      'silber plata plateado prata argent argento zilver perak bạc srebrny gümüş серебристый シルバー 银色 은색 فضي',
  },
  brown: {
    bangla: 'বাদামি বাদামী badami',
    elsewhere:
      'braun marrón marrom marron bruin coklat nâu brązowy kahverengi коричневый น้ำตาล ブラウン 棕色 갈색 بني',
  },
  gold: {
    also: 'golden',
    bangla: 'সোনালি সোনালী sonali',
    elsewhere: 'dorado dourado doré goud emas złoty altın золотой ทอง ゴールド 金色 금색 ذهبي',
  },
  purple: {
    bangla: 'বেগুনি beguni',
    elsewhere: 'lila violett morado roxo violet viola paars ungu tím fioletowy mor ม่วง 紫',
  },
  maroon: { bangla: 'মেরুন খয়েরি', elsewhere: 'bordeaux granate vinho bordo' },
};

const key = (word: string) => plainLetters(normalForm(word, 'NFKC').toLowerCase());
const wordsOf = (words: string) => words.split(' ').map(key);

const groups = Object.entries(colours).map(([name, { also, bangla, elsewhere }]) => {
  const inEnglish = [name, ...(also === undefined ? [] : wordsOf(also))];
  const inBangla = wordsOf(bangla);
  // Bangla in Latin letters is understood but not searched for: "lal" and "kalo" occur in names of places.
  const sought = [...inEnglish, ...inBangla.filter((word) => !/\p{Script=Latin}/u.test(word))];
  return {
    name,
    inEnglish,
    sought,
    understood: [...inEnglish, ...inBangla],
    elsewhere: elsewhere.split(' '),
  };
});
/** What the forms of a word have in common: "rojo" and "roja", "чёрный" and "черная", "สีแดง" and "แดง". */
const stemOf = (word: string) =>
  key(word)
    .replace(/^สี/u, '')
    .replaceAll('ё', 'е')
    .replace(/(?:es|[aeoyаяеыйі]{1,2})$/u, '');
/** As short a word of another language may be an ordinary word of a third. */
const shortestForm = 4;
const soughtBy = new Map(
  groups.flatMap(({ sought, understood }) => understood.map((word) => [word, sought] as const)),
);
/** For a word of another language the forms that texts have of it, and the English words, which imports put beside it. */
const formsBy = new Map(
  groups.flatMap(({ inEnglish, elsewhere }) => {
    const withStem = new Map<string, string[]>();
    for (const word of elsewhere) {
      const stem = stemOf(word);
      withStem.set(stem, [...(withStem.get(stem) ?? []), plainLetters(normalForm(word, 'NFKC'))]);
    }
    return elsewhere
      .filter((word) => /[^\p{Script=Latin}]/u.test(word) || word.length >= shortestForm)
      .map((word) => [key(word), [...(withStem.get(stemOf(word)) ?? []), ...inEnglish]] as const);
  }),
);
const english = new Map(
  groups.flatMap(({ name, understood, elsewhere }) =>
    [...understood, ...elsewhere.map(key)].map((word) => [word, name] as const),
  ),
);

/** A word and its synonyms in English and Bangla letters; only the word itself if it is no colour in one of them. */
export function sameColour(word: string): readonly string[] {
  return [...new Set([word, ...(soughtBy.get(key(word)) ?? [])])];
}

/** The same, and a colour of another language in its forms and in English: "roja" is also "rojo" and "red". */
export function colourForms(word: string): readonly string[] {
  return [...new Set([...sameColour(word), ...(formsBy.get(key(word)) ?? [])])];
}

/** The colours that a text names, in English and in the order of the text: "Rot/Schwarz" is red and black. */
export function coloursIn(text: string): string[] {
  const words = key(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => english.get(word) ?? []))];
}
