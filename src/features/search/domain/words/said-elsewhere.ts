/**
 * Limits and the like of other languages in the words that `findRanges` reads: "100 bin TL'ye kadar" is "100 bin tl or below". Most of
 * them stand behind the figure, where an ending may be joined to its unit.
 */

const begin = '(?<![\\p{L}\\p{M}\\p{N}])';
const end = '(?![\\p{L}\\p{M}\\p{N}])';
const scale = '(?:thousand|lakhs?|lacs?|crore|million|k|bin|milyon|tys|juta|jt|ribu|rb|mil|[万萬千])';
const unit = '(?:tl|₺|rupees|rs|pkr|php|pesos?|₱|zł|zl|pln|rupiah|reais|euros?|€|¤|kms?|cc|model)';
/** Behind a figure with its scale and unit. */
const behind = `(?<=\\d\\s*(?:${scale}\\s*)?(?:${unit}\\s*)?)`;
const year = '(?<!\\d)(?:19|20)\\d\\d(?!\\d)';
/** Words that may stand between a word for years and the year. */
const limit =
  '(?:ab|bis|von|seit|mulai|dari|sampai|di ?atas|di ?bawah|desde|até|ate|hasta|a partir de|dal|fino al)';
const beforeFigure = '\\s*(?=[₱₺¤]?\\s*\\d)';

const pattern = (source: string) => new RegExp(source.normalize('NFKC'), 'gu');

const replacements: readonly (readonly [RegExp, string])[] = [
  // Urdu. Its words for one and a half and two and a half are numbers of their own.
  [pattern(`${begin}ایک\\s*(?=لاکھ|ہزار)`), '1 '],
  [pattern(`${begin}ڈیڑھ\\s*(?=لاکھ|ہزار)`), '1.5 '],
  [pattern(`${begin}(?:ڈھائی|اڑھائی)\\s*(?=لاکھ|ہزار)`), '2.5 '],
  [pattern(`${begin}دو\\s*(?=لاکھ|ہزار)`), '2 '],
  [pattern(`${begin}تین\\s*(?=لاکھ|ہزار)`), '3 '],
  [pattern(`(?<=\\d\\s*)ہزار${end}`), ' thousand '],
  [pattern(`(?<=\\d\\s*)لاکھ${end}`), ' lakh '],
  [pattern(`(?<=\\d\\s*)کروڑ${end}`), ' crore '],
  [pattern(`${behind}(?:روپے|روپیہ|روپوں)${end}`), ' rupees '],
  [pattern(`${behind}(?:کلو ?میٹر)${end}`), ' km '],
  [pattern(`${behind}(?:سے|کے)? ?(?:کم|نیچے|اندر|تک)(?: (?:میں|کی|والی|والا))?${end}`), ' or below '],
  [pattern(`${behind}سے (?:زیادہ|اوپر)${end}`), ' or above '],
  // Turkish: "100 bine kadar", "50 bin liradan fazla".
  [pattern(`${behind}lira(?=\\p{L}{0,3}${end})`), ' tl'],
  [
    pattern(`(?<=\\d\\s*)(bin)?\\s*(tl|km)?['’]?[dt][ea]n (?:fazla|sonra|yüksek|yeni)${end}`),
    ' $1 $2 or above ',
  ],
  [
    pattern(`(?<=\\d\\s*)(bin)?\\s*(tl|km)?['’]?[dt][ea]n (?:az|önce|düşük|ucuz|eski)${end}`),
    ' $1 $2 or below ',
  ],
  [pattern(`(?<=\\d\\s*)bin['’]?(?:e|in)${end}`), ' bin '],
  [pattern(`${behind}tl['’]? ?(?:y[ea]|nin|nın)${end}`), ' tl '],
  [pattern(`${behind}(?:['’]?(?:y?[ea]) )?kadar${end}`), ' or below '],
  [pattern(`${behind}(?:ve )?(?:altı(?:nda(?:ki)?)?|aşağı(?:sı)?|öncesi)${end}`), ' or below '],
  [
    pattern(`${behind}(?:ve )?(?:üstü(?:nde(?:ki)?)?|üzeri(?:nde(?:ki)?)?|yukarı(?:sı)?|sonrası)${end}`),
    ' or above ',
  ],
  [pattern(`${behind}ile${beforeFigure}`), ' to '],
  [pattern(`${behind}arası(?:nda(?:ki)?)?${end}`), ' '],
  [pattern(`${begin}(?:altı|altında|en fazla|en çok)${beforeFigure}`), 'under '],
  [pattern(`${begin}en az${beforeFigure}`), 'over '],
  [pattern(`${begin}(?:ucuz|uygun fiyatlı|hesaplı)${end}`), 'cheap'],
  // Tagalog: "50k pababa", "hanggang 60k".
  [pattern(`${behind}(?:pababa|and (?:below|under))${end}`), ' or below '],
  [pattern(`${behind}pataas${end}`), ' or above '],
  [
    pattern(
      `${begin}(?:hanggang|mababa sa|mas mababa sa|wala pang|(?:hindi|di) lalagpas(?: (?:sa|ng))?)${beforeFigure}`,
    ),
    'under ',
  ],
  [pattern(`${begin}(?:higit(?: sa)?|mahigit|lagpas(?: (?:sa|ng))?|mula(?: sa)?)${beforeFigure}`), 'over '],
  [pattern(`${begin}mura(?:ng|ng-mura)?${end}`), 'cheap'],
  // Indonesian: "15 jt ke bawah", "tahun 2020 ke atas". Portuguese: "2020 em diante". Japanese: "2018年以降", "1万km以下".
  [pattern(`${behind}ke ?bawah${end}`), ' or below '],
  [pattern(`${behind}ke ?atas${end}`), ' or above '],
  [pattern(`${behind}(?:em diante|en adelante|(?:oder|und) (?:neuer|später|mehr))${end}`), ' or above '],
  [pattern(`${behind}(?:para trás|oder (?:älter|weniger))${end}`), ' or below '],
  [pattern(`(?<=${year})年(?:式|型|モデル)?(?:以降|以後)`), ' or above '],
  [pattern(`(?<=${year})年(?:式|型|モデル)?以前`), ' or below '],
  [pattern(`(?<=${year})年(?:式|型|モデル)?`), ' '],
  [pattern('(?<=\\d ?[万萬千]?)(km|cc)(?=以|未満|まで|から)'), ' $1 '],
  [pattern('(?<=\\d ?[万萬千]? ?(?:円|km|cc)? ?)から(?= ?\\d)'), ' to '],
  // A thousand in two groups, as in much of Europe; but no "R 1" of 200 cc.
  [pattern(`(?<![\\p{L}\\p{M}\\d.,-]|(?<!\\p{L})\\p{L} )([12]) (\\d{3})(?=\\s*ccm${end})`), '$1$2'],
  [pattern(`(?<=\\d\\s*)ccm${end}`), ' cc '],
  [pattern(`(?<=\\d ?)tkm${end}`), ' thousand km '],
  [
    pattern(
      `${begin}(?:tahun|thn|th|baujahr|modelljahr|jahrg[aä]nge?|bj\\.?|(?:erst)?zulassung|ez|ano|año|année|anno|immatriculation)\\s*(?=(?:${limit} )?${year})`,
    ),
    ' ',
  ],
  [
    pattern(
      `${begin}(?:(?:ter)?murah|barat[oa]s?|econ[oôó]mic[oa]s?|günstig(?:e[nrs]?)?|billig(?:e[nrs]?)?|pas cher(?:es?|s)?)${end}`,
    ),
    'cheap',
  ],
  // Distances and former owners, and a size in German: "125er".
  [
    pattern(
      `${begin}(?:wenige?|geringe|pouc[oa]s?|poc[oa]s?|baixa|baj[oa]|peu de|faible) (?:kms?|kilomet(?:er|res)|kil[oó]metros|quil[oóô]metros|kilometraje|kilom[eé]trage|quilometragem|laufleistung)${end}`,
    ),
    'low km',
  ],
  [
    pattern(
      `${begin}(?:ma[łl]y przebieg|niski przebieg|(?:düşük|dusuk|az) (?:km|kilometre)|kevés (?:km|kilométer)|pu[tțţ]ini (?:km|kilometri)|χαμηλ[αά] (?:χλμ|χιλι[οό]μετρα)|λ[ιί]γα χλμ)${end}`,
    ),
    'low km',
  ],
  [pattern(`${begin}(?:km|kilometer) (?:rendah|sedikit|dikit|bajos?|baixos?)${end}`), 'low km'],
  [
    pattern(
      `${begin}(?:(?:1\\.?|erste[rn]?|aus erster) hand|1 (?:vor)?besitzer|[uú]nic[oa] (?:don[oa]|due[nñ][oa])|1 don[oa]|tangan pertama|prima mano|premi[eè]re main)${end}`,
    ),
    '1 owner',
  ],
  [
    pattern(
      `${begin}(50|80|125|250|300|400|500|600|650|750|800|900|1000|1200)er(?= |$)(?! (?:dam|niche|mod{1,2}h?e|b?h?itore|upore|besh?i))`,
    ),
    '$1 cc ',
  ],
  [pattern(`${begin}(rot|schwarz|weiß|blau|grün|gelb|grau|braun)e[nrsm]?${end}`), '$1'],
  // "2015 above", as in South Asia.
  [pattern(`(?<=${year} )(above|below)(?= *$)`), 'or $1'],
  // Between names, and before what is not wanted.
  [pattern(`(?<=\\S )(?:oder|ou|atau|veya|lub|albo|или|hoặc|หรือ)(?= \\S)`), 'or'],
  [pattern(`${begin}(?:bukan|kecuali|außer|exceto|excepto|sauf|tranne|oprócz|кроме)(?= \\S)`), 'not'],
  // Polish: "od 2015 roku", "2015 r.", "rocznik 2015".
  [pattern(`(?<=${year}\\s*)(?:rok(?:u)?|r\\.?)${end}`), ' '],
  [pattern(`${begin}(?:rocznik(?:i|a)?|rok(?:u)?)\\s*(?=${year})`), ' '],
  [pattern(`${begin}(?:tani(?:a|e|o)?|niedrogi(?:e|a)?)${end}`), 'cheap'],
  [
    pattern(
      `${begin}(?:skuter(?:y|ka|ki|ek)?|(?:motor)?roller(?! (?:chain|bearing|set))|سکوٹر|اسکوٹر|سکوٹی)${end}`,
    ),
    'scooter',
  ],
];

/** A text in `readableText` form with these words around figures in English. */
export function withFiguresOfElsewhere(text: string): string {
  return replacements
    .reduce((read, [words, english]) => read.replace(words, english), text)
    .replace(/ {2,}/g, ' ');
}
