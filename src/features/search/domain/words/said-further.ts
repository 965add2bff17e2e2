/**
 * Limits, years and units of further languages in the words that `findRanges` reads: "högst 60 000" is "under 60000", "2010 után" is
 * "after 2010". Each language is looked for by its own words first, because most searches are in none of them.
 */
import { wordBegin, wordEnd } from './patterns.ts';
import {
  after,
  amount,
  before,
  beforeFigure,
  beforeYears,
  between,
  type Replacements,
  whole,
  words,
  year,
} from './replacements.ts';
import { finnish, serbian } from './said-in-finnish-and-serbian.ts';

const nordic: Replacements = [
  before(
    'högst|som mest|mindre (?:än|enn|end)|billigare än|billigere (?:enn|end)|upp till|opp til|op til',
    'under',
  ),
  before('över|mer (?:än|enn)|mere end|minst|mindst', 'over'),
  beforeYears('från|fra', 'from'),
  after('(?:eller|och|og) (?:nyare|nyere)', 'or newer'),
  beforeYears('efter|etter|nyare än|nyere (?:enn|end)', 'after'),
  beforeYears('äldre än|eldre enn|ældre end|före|innan|før', 'before'),
  before('från|fra', 'from'),
  between('mellan|mellom|mellem', 'och|og'),
  [words(`(?<=\\d ?)(?:tkr|tusen|tusind)${wordEnd}`), ' thousand '],
  whole('lågt miltal|låga mil|få mil|lav kilometerstand', 'low km'),
  whole('till salu|til salg|til salgs', ' '),
];
const czech: Replacements = [
  [words(`(?<=\\d ?)(?:tisíc[ei]?|tis\\.?)${wordEnd}`), ' thousand '],
  before('méně než|menej ako|levnější než|nejvýše|maximálně|maximálne', 'under'),
  before('víc(?:e)? než|viac ako|nad|alespoň|minimálně', 'over'),
  beforeYears('od roku', 'from'),
  beforeYears('po roc?k?[eu]|novější než|novšie ako', 'after'),
  beforeYears('před rokem|pred rokom|před|starší než', 'before'),
  beforeYears('do roku', 'until'),
  between('mezi|medzi', 'a'),
  [words(`${wordBegin}od ${amount} do${beforeFigure}`), 'from $1 to '],
  [words(`${wordBegin}(?:najeto|nájezd|najeté)\\s*(?=(?:do|under|over|od) \\d|\\d)`), ' '],
  whole('levn[áýéě]|lacn[áýé]', 'cheap'),
  whole('(?:první|1\\.?) majitel', '1 owner'),
  whole('skútr|skúter', 'scooter'),
];
const malay: Replacements = [
  before('(?:harga )?(?:di ?)?bawah', 'under'),
  before('lebih(?: dari)?|melebihi', 'over'),
  [words(`${wordBegin}perbatuan (under |over )?(\\d[\\d,.]{3,9})(?! ?km)`), '$1$2 km '],
];
const iberian: Replacements = [
  beforeYears('antes d[eo]l?(?: a[nñ]o| ano)?', 'before'),
  beforeYears('(?:despu[eé]s|depois) d[eo]l?(?: a[nñ]o| ano)?|posterior(?:es)? al?', 'after'),
  [words(`${wordBegin}del? (?=${year} (?:en adelante|or above|pa?ra (?:arriba|cima|frente)))`), ' '],
  [words(`(?<=${year} )pa?ra (?:arriba|cima|frente)${wordEnd}`), 'or above'],
  before('(?:mayor(?:es)?|superior(?:es)?) (?:al?|de)|maior(?:es)? (?:do )?que', 'over'),
  before('(?:menor(?:es)?|inferior(?:es)?) (?:al?|de)|menor(?:es)? (?:do )?que', 'under'),
  [words(`(?<=\\d ?(?:mil ?)?)(?:kil[oó]metros|quil[oôó]metros)${wordEnd}`), ' km '],
  [words(`(?<=\\d ?)palos?${wordEnd}`), ' million '],
  [words(`(?<=\\d ?)lucas?${wordEnd}`), ' mil '],
  [words(`(?<=\\d ?(?:(?:mil|million|millones) ?)?)d[oó]lares${wordEnd}`), ' usd '],
  whole('(?:y )?que no sean?', 'no'),
  [words(`${wordBegin}con (?=(?:menos|m[aá]s|under|over|poc)[ oa])`), ' '],
];
const hungarian: Replacements = [
  [words(`(?<=\\d ?)(?:millió|milliós)${wordEnd}`), ' million '],
  [words(`${amount} és ${amount} között${wordEnd}`), 'between $1 and $2 '],
  before('legfeljebb|maximum', 'under'),
  before('legalább|minimum', 'over'),
  [words(`(${year}) ?után(?:i)?${wordEnd}`), ' after $1 '],
  [words(`(${year}) ?előtt(?:i)?${wordEnd}`), ' before $1 '],
  after('-?ig', 'or below'),
  after('alatt(?:i)?', 'or below'),
  after('-?t[óő]l|felett(?:i)?|fölött(?:i)?', 'or above'),
  whole('olcsó', 'cheap'),
  whole('robogó', 'scooter'),
];
const romanian: Replacements = [
  [words(`(?<=\\d ?)(?:de )?mii${wordEnd}`), ' thousand '],
  // Yamaha's Maxim is no limit, neither the 650 nor that of 1982.
  before(
    `sub|maxim(?= (?!${year})(?:\\d[\\d.,]{3}|\\d+ thousand))|p[aâ]n[aă] (?:la|[iî]n)|cel mult|mai pu[tțţ]in de`,
    'under',
  ),
  before('peste|minim|cel pu[tțţ]in|mai mult de', 'over'),
  between('[iî]ntre', '[sșş]i'),
  beforeYears('dup[aă]', 'after'),
  beforeYears('din', 'from'),
  beforeYears('[iî]nainte de', 'before'),
  whole('ieftin[aăe]?', 'cheap'),
  whole('scuter(?:e)?', 'scooter'),
];
const greek: Replacements = [
  [words('(?<=\\d ?)(?:χλμ\\.?|χιλι[οό]μετρα)'), ' km '],
  [words('(?<=\\d ?)(?:κυβικ[αά]|κ\\.?εκ\\.?)'), ' cc '],
  [words('(?<=\\d ?)ευρ[ωώ]'), ' € '],
  [words(`${wordBegin}απ[οό](?: το)? ${amount} (?:[εέ]ως|μ[εέ]χρι)${beforeFigure}`), 'from $1 to '],
  before('[εέ]ως|μ[εέ]χρι|κ[αά]τω απ[οό]|λιγ[οό]τερ[οηα]ς? απ[οό]|το πολ[υύ]', 'under'),
  before('π[αά]νω απ[οό]|περισσ[οό]τερ[οηα]ς? απ[οό]|τουλ[αά]χιστον', 'over'),
  [words(`(?:απ[οό] )?(?:το )?(${year}) και μετ[αά]`), ' $1 or newer '],
  beforeYears('μετ[αά](?: το)?', 'after'),
  beforeYears('πριν(?: το| απ[οό])?', 'before'),
  before('απ[οό](?: το)?', 'from'),
  whole('λ[ιί]γα χιλι[οό]μετρα', 'low km'),
  whole('φ[τθ]ην[οόηήαάεέ]ς?', 'cheap'),
  whole('σκο[υύ]τερ', 'scooter'),
];
const korean: Replacements = [
  [words('주행(?:거리)? ?(\\d[\\d,.]{0,9} ?[만천]?)(?! ?(?:km|키로|킬로))'), '$1 km '],
  [words('(?<=\\d ?[만천]?) ?(?:km|키로(?:미터)?|킬로(?:미터)?)'), ' km '],
  [words(`(${year})년(?:식|형)? ?(?:이후|이상|부터)`), '$1 or above '],
  [words(`(${year})년(?:식|형)? ?(?:이전|이하|까지)`), '$1 or below '],
  [words(`(${year})년(?:식|형)?`), ' $1 '],
  [words('만 ?원(?:에서|부터) ?(?=\\d)'), '만 to '],
  [words('(?<=\\d ?만?)(원?) ?(?:미만|이하|까지)'), ' $1 이하 '],
  [words('(\\p{L}{2,30}) ?(?:제외|말고|빼고)'), 'not $1'],
  whole('또는|혹은', 'or'),
  whole('저렴한|싼', 'cheap'),
  whole('스쿠터', 'scooter'),
];
const chineseDigits = '一二三四五六七八九';
const chinese: Replacements = [
  ...Array.from(chineseDigits, (digit, at) => [words(`${digit}(?=[萬万])`), String(at + 1)] as const),
  [words('(?<=\\d[\\d,.]*[萬万]?)公里'), ' km '],
  [words('(?<=\\d[萬万]?)元?(?:到|至)(?=\\d)'), ' to '],
  [words('(?<=\\d)元'), ' 元 '],
  [words(`(?<=${year})年(?:以後|以后|之後|之后|以上)`), ' or above '],
  [words('(?:不要|除了|不含) ?(?=\\p{L})'), ' not '],
  [words('便宜(?:的)?'), ' cheap '],
];
// Quotation marks inside a word are blanks here.
const hebrew: Replacements = [
  [words('(?<=\\d ?)אלף'), ' thousand '],
  [words('(?<=\\d ?(?:thousand ?)?)(?:ק["״ ]?מ|קילומטר(?:ים)?)'), ' km '],
  [words('(?<=\\d ?)סמ["״ ]?ק'), ' cc '],
  [words('(?<=\\d ?(?:thousand ?)?)(?:ש["״ ]?ח|שקל(?:ים)?)'), ' ₪ '],
  before('עד', 'under'),
  before('מעל|יותר מ-?', 'over'),
  beforeYears('אחרי', 'after'),
  beforeYears('משנת|החל מ-?|מ-', 'from'),
  beforeYears('לפני', 'before'),
  whole('יד (?:ראשונה|1)', '1 owner'),
  [words(`${wordBegin}יד (\\d)${wordEnd}`), '$1 owners'],
];

/** Words by which a text in Latin letters shows that it may be in one of these languages. */
const latin: readonly (readonly [RegExp, Replacements])[] = [
  [
    /hög|mest|mindre|billig[ae]re|upp |op[p]? til|över|mer |mere |min[ds]t|från|fra |ny[ae]re|efter|etter|[äæe]ldre|före|innan|før|mell[aoe]|tkr|tusen|tusind|miltal|få mil|lav |salu|salgs?/u,
    nordic,
  ],
  [
    /tis(?:íc|\.?(?!\p{L}))|méně|menej|levn|nejvýše|maximál|víc|viac|nad |alespoň|minimál|ro[ck]|od \d|nov[ěš]|př?ed |star[sš]í|me[zd]z?i |naje|náje|lacn|majitel|sk[úu]t[er]/u,
    czech,
  ],
  [/bawah|lebih|perbatuan/u, malay],
  [
    /antes|despu|depois|posterior|pa?ra (?:arriba|cima|frente)|adelante|or above|mayor|maior|menor|superior|inferior|[kq]uil|kil[oó]metros|palo|luca|d[oó]lares|que no|con /u,
    iberian,
  ],
  [/milli|között|legfel|legal|ig(?!\p{L})|alatt|előtt|t[óő]l|felett|fölött|után|olcsó|robogó/u, hungarian],
  [
    /(?<!\p{L})(?:alle|yli)(?!\p{L})|enintään|vähintään|uudem|vanhem|euroa|skoot|mopo|halp|ajettu|kuuti|prätk/u,
    finnish,
  ],
  [
    /do \d|preko|ispod|iznad|novij|starij|mlađ|evr|kubik|jeftin|godin|god(?!\p{L})|skuter|pre \d|posle|nakon|prešao/u,
    serbian,
  ],
  [/mii|sub|maxim|p[aâ]n[aă]|cel |mai |peste|minim|[iî]n(?:tre|ainte)|dup|din|ieftin|scuter/u, romanian],
];
const arabic: Replacements = [
  // What a motorcycle has run says that a figure is a distance.
  [words('(?:ال)?(?:ممش[ىي]|عداد) ((?:[اأ]قل من|تحت|حتى) )?(\\d[\\d,.]{2,9})(?! ?(?:كم|كيلو))'), '$1$2 كم '],
  whole('رخيص[ةه]?', 'cheap'),
];
const scripts: readonly (readonly [RegExp, Replacements])[] = [
  [/\p{Script=Arabic}/u, arabic],
  [/\p{Script=Greek}/u, greek],
  [/\p{Script=Hangul}/u, korean],
  [/\p{Script=Han}/u, chinese],
  [/\p{Script=Hebrew}/u, hebrew],
];

/** Ukrainian in the words of Russian. */
const ukrainian: readonly (readonly [RegExp, string])[] = [
  ['тис(?:\\.|яч[іа]?)?', 'тысяч'],
  ['не дорожч(?:е|ий)', 'не дороже'],
  ['дешевше', 'дешевле'],
  ['більше', 'больше'],
  ['менше', 'меньше'],
  ['від', 'от'],
  ['після', 'после'],
  ['новіш[еі](?: ніж)?', 'новее'],
  ['ро(?:ку|ків)|рік', 'года'],
  ['куб(?:ів|а|иків)', 'кубов'],
  ['пробіг(?:ом)?', 'пробег'],
  ['дешев(?:ий|а|і)', 'дешевый'],
  ['дол+ар(?:ів|ов|и|ы|а)?', 'usd'],
].map(([said = '', russian = '']) => [words(`${wordBegin}(?:${said})${wordEnd}`), russian] as const);
const anyUkrainian = /[іїє]|тис|дорожч|дешев|року|дол+ар/u;

const otherDollars = words('(?<![\\p{L}\\p{M}])u\\$[sd] ?(?=\\d)');

/** A text in `readableText` form with these words around figures in English, or in those of a language that is read after it. */
export function withFiguresOfFurther(text: string): string {
  const all: (readonly [RegExp, string])[] = text.includes('u$') ? [[otherDollars, 'us$ ']] : [];
  // Only a few languages have words without figures here.
  if (/[a-z]/.test(text))
    for (const [says, replacements] of latin) if (says.test(text)) all.push(...replacements);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/[^\u0000-\u007f]/.test(text)) {
    for (const [script, replacements] of scripts) if (script.test(text)) all.push(...replacements);
    if (anyUkrainian.test(text)) all.push(...ukrainian);
  }
  return all.reduce((read, [said, english]) => {
    const now = read.replace(said, english);
    return now === read ? read : now.replace(/ {2,}/g, ' ');
  }, text);
}
