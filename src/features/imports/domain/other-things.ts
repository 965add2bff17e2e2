/**
 * Things besides motorcycles that lists and marketplaces contain, by the words of their rows. Cars:
 * catalogue/cars.ts.
 */
import { recogniseBike, recogniseMake } from '../../catalogue/domain.ts';
import { isExtraOf, isGivenBeside, withoutExchange } from './extras.ts';
import { withoutYearBefore } from './year-in-name.ts';

/** Parts of a pattern, as whole words in any script; Arabic ones also with their article. */
function wordsOf(parts: readonly string[], begins = ''): RegExp {
  return new RegExp(
    String.raw`${begins}(?<![\p{L}\p{M}\p{N}_])(?:ال)?(?:${parts.join('|')})(?![\p{L}\p{M}\p{N}_])`,
    'iu',
  );
}

/** Vehicles that are no motorcycles, wherever a name has them. */
const otherVehicle = wordsOf([
  'atv|quad(?:s|ricycles?| bikes?)?|beach (?:bike|bke|buggy)|buggy|go ?kart|(?:three|3)[ -]?wheelers?|(?:auto ?)?rickshaw|tuk ?tuk',
  'easy bike|bicycle|qingqi|chingchi|rower(?:ek)?|bisiklet|رکشہ|چنگ ?چی',
  '(?<!(?:with|w/|for|pang) ?)tricycles?|keke(?: napep)?|snowmobiles?|motoneiges?|jet ?skis?|golf carts?',
  '(?<!(?:with|and|incl|including|[+&]) ?)(?:motor(?:cycle|bike)|bike|utility|enclosed|venter) trailers?',
  'cuatri ?motos?|cuatriciclos?|cuatrimotor(?:es)?|moto ?carros?|moto ?taxis?|triciclos?|bicicletas?',
  'квадроциклы?|снегоходы?|гидроциклы?|мотобуксировщик|велосипеды?|самокат|xe đạp(?: điện)?|xe ba gác|quadricicl[oi]|fietsen|fiets',
  'skutery? (?:wodn[ye]|śnieżn[ye])|hulajnog[ai]|triportör|üç tekerlek(?:li)?|roda tiga|becak|bentor|sepeda listrik',
  'triporteurs?|(?<!porte[ -])vélos?(?! ?solex)(?: électriques?)?|vtt|trottinettes?(?: [eé]lectriques?)?|pat[ií]n(?:ete)? el[eé]ctrico|pragya|aboboyaa?',
  'γουρο[υύ]να|ποδ[ηή]λατ[οα]|(?:ηλεκτρικ[οό] )?πατ[ιί]νι|τρ[ιί]κυκλο|moottorikelk(?:ka|an|at)|mönkijät?|mopoautot?|sähköpotkulaudat?|polkupyörät?',
  '(?:sn[øö]|sne)(?:scooter|skoter|skuter)[eny]?|(?:el)?spark(?:esykkel|cykel)|f[iy]rhjuling(?:en)?|mopedbil|vannscooter|vattenskoter|vandscooter',
  '(?:č|c)etvoroto(?:č|c)ka(?:š|s)i?|(?:elektri(?:č|c)ni )?(?:trotinet|romobil)i?|bicikl[io]?|triciklo?',
  // "With phone holder" is said of motorcycles, too.
  '(?<!(?:with|for|and|[+&]) ?)(?:iphones?|macbook)(?! ?(?:holder|mount|charg|dock))|outboards?(?: engines?| motors?)?|(?<=(?:^|honda |yamaha |suzuki |loncin |kipor |elepaq ))(?:power )?generators?(?: set)?',
  // Scripts without spaces: three-wheelers, trailers, electric bicycles.
  String.raw`\p{Script=Khmer}*(?:កង់បី|រ៉ឺម៉ក|រឺម៉ក|កង់អគ្គិសនី)\p{Script=Khmer}*`,
  'تو?ك ?تو?ك|تروسي?كل|تريسي?كل|بيتش ?باجي|دراج[ةه] هوائي[ةه]|عجل[ةه] هوائي[ةه]',
]);

/** What a title may begin with, also behind a maker of helmets: "LS2 kask". */
const atBeginning = String.raw`^[^\p{L}\p{N}]*(?:(?:ls2|agv|hjc|shoei|arai|nolan|kyt|nhk|evo|gille|spyder|studds|vega|steelbird|smk|mt|motor(?:cycle|bike)|bike|moto)[ -]+)?`;

/**
 * What a title begins with that looks for something, or offers a car, or clothes, or a part: a motorcycle may come "con
 * casco".
 */
const wanted = wordsOf(
  [
    // "LF 150" is a Lifan.
    String.raw`wanted|looking for|wtb|lf(?=:|[ -]+\p{L})|hanap|naghahanap`,
    'kupię|zamienię|skup|szukam|przyczep(?:k?a)|aranıyor|مطلوب|busco|se busca|compro|se compra|solicito|procuro',
    'cari|dicari',
    'camionetas?|carros?|autom(?:o|ó)vil(?:es)?|سيار[ةه]|عربي[ةه] ملاكي|ميكروباص',
    'recherche|cherche|ach[eè]te|cerco|cercasi|acquisto|gezocht|gevraagd|куплю|cần mua|tìm mua|mua xe',
    'suche|gesucht|köpes|sökes|købes|søges|ostetaan|koupím|kúpim|veszek|keresek|cumpăr|αγοράζω|ζητείται|ζητώ|шукаю|обміняю|מחפש|קונה',
    'kupujem|kupim|tra(?:ž|z)im|otkup|ostan|(?:ø|ö)n(?:skes|skas)(?: kj(?:ø|o)pt| k(?:ö|o)pa| k(?:ø|o)bt)?|kj(?:ø|o)pes|k(?:ö|o)per|s(?:ø|o)kes',
    // What is only let.
    'for rent|to rent|alquilo|se alquila|alquiler|rento|se renta|arriendo|se arrienda|alugo|aluga-se|aluguer|aluguel|noleggio|affittasi|zu vermieten',
    "à louer|location(?= (?:de |d[’'])?(?:moto|scooter)|(?! ?:).* par (?:jour|semaine|mois))|vuokra(?:taan|lle|ttavana|lla)|(?:til|till) leie|leies ut|uthyres|udlejes|iznajmljujem|kiralık|сдам|аренда|прокат|disewakan|cho thuê",
    // Scripts without spaces: what is wanted follows at once.
    String.raw`(?:ត្រូវការ)?ទិញ(?!ថ្មី|ពី)\p{Script=Khmer}*`,
    '(?:รับซื้อ|ต้องการซื้อ)[฀-๿]*',
  ],
  atBeginning,
);
const clothes = wordsOf(
  [
    'helmets?|riding (?:gears?|jackets?|gloves?)|(?:mekanik )?kask(?:i|ı|lar)?|rękawice|kurtka|eldiven|mont|ہیلمٹ',
    'cascos?|guantes?|chamarras?|chaquetas?|capacetes?|luvas?|casques?|blousons?|giacc(?:a|he)|guanti',
    'helm|motorhelm|motorjas|motorpak|(?:мото)?шлемы?|мотоэкипировка|экипировка|мотокуртка|куртка|перчатки',
    'hjälm|hjelm|helma|přilba|prilba|sisak|bukósisak|cască|casca|kypärä|шолом|κράνος|κράνη|קסדה|topi keledar|헬멧|安全帽|头盔|頭盔|ヘルメット',
    'kacig[ae]|(?:š|s)lem(?:ovi)?|ajo(?:puku|takki|housut|hanskat|saappaat)|μπουφ[αά]ν|γ[αά]ντια|كاسكات|كاسك',
    String.raw`មួកសុវត្ថិភាព\p{Script=Khmer}*`,
    'হেলমেট|রাইডিং (?:জ্যাকেট|গ্লাভস)|জ্যাকেট|গ্লাভস',
    '(?:mũ|nón) bảo hiểm|हेल्मेट|हेलमेट|හෙල්මට්|หมวกกันน็อ[คก][฀-๿]*|خوذ[ةه]|خوذ|خوذات|جوانتي',
  ],
  atBeginning,
);
const parts = wordsOf(
  [
    'spare parts?|top ?box|delivery box|velg|knalpot|felg[ai]|silnik|mufflers?|tires?|tyres?|gulong|piyesa|części|opon[ay]|lastik|yedek parça',
    'refacci(?:o|ó)n(?:es)?|repuestos?|autopartes|llantas?|accesorios?|pe(?:c|ç)as|pneus?|pi[eè]ces|ricambi|gomme|pneumatici',
    'reservdelar|reservedele|náhradní díly|díly|náhradné diely|alkatrész(?:ek)?|piese|ανταλλακτικά|запчастини|розборка|חלקים|חלפים|부품|零件',
    'onderdelen|banden|запчасти|(?:мото)?резина|шины|phụ (?:tùng|kiện)|lốp(?: xe)?|(?:(?:bộ )?dàn (?:áo|đầu|chân)|pô|phuộc|mâm|yên)(?= .*(?:tháo|rã) xe)|อะไหล่[฀-๿]*',
    "pot(?= )|(?:pots? d[’'])?[eé]chappements?|jantes?|carénages?|cubiertas?|escapes?|kits? (?:de )?(?:transmisi[oó]n|arrastre)|bater[ií]as?|amortiguador(?:es)?",
    'εξ[αά]τμιση|εξατμ[ιί]σεις|λ[αά]στιχα|ζ[αά]ντες|(?:talvi|kesä|nasta)?renkaat|vanteet|pakoputki|varaosa[at]?|varaosia',
    'dekk|felger|eksos(?:anlegg)?|reservedeler|deler til|däck|fälgar|avgassystem|dæk|fælge|de(?:lovi|love)|dijelovi|auspuh|felne|gume',
    'silencers?|exhausts?|carburett?ors?|সাইলেন্সার|কার্বুরেটর|যন্ত্রাংশ|পার্টস',
    'قط[عغ] غيار|قطعه غيار|كاوتش|إ?ا?كسسوارات',
  ],
  atBeginning,
);

/** The same in a column of kinds. A motorcycle's name may contain such words ("Honda Bus Stop"). */
const otherKind = wordsOf([
  'atv|quads?|cars?|pkw|suv|vans?|trucks?|lkw|bus(?:es)?|coches?|voitures?|camion(?:es|s)?|fahrrad|bicycles?|tractors?|boats?',
  'carros?|autom(?:o|ó)vil(?:es)?|camionetas?|cuatri ?motos?|cuatriciclos?|bicicletas?|cascos?|refacciones|repuestos|accesorios',
  'moottorikelkat?|moottorikelkka|mönkijät?|mopoautot?|varaosat?|ajovarusteet|perävaunut?|snøscootere?|snöskot(?:er|rar)|tilbehør|tillbehör|reservdelar',
  'سيار[ةه]|سيارات|توك ?توك|تروسي?كل|دراج[ةه] هوائي[ةه]|خوذ[ةه]|خوذات|قطع غيار|إ?ا?كسسوارات',
]);
/** What such a kind begins with; "Motorcycles & Accessories" begins with motorcycles. */
const partsKind = wordsOf(
  [
    'parts(?! bike)|accessories|riding gear|ersatzteile|motorradteile|zubehör|motorbekleidung|akcesoria',
    'accessoires|accessori|аксессуары|yedek parça|aksesuar|suku cadang|aksesori[es]?',
  ],
  atBeginning,
);

/** "Auspuff für BMW R nineT", "Koffer for Honda": what is for a make is none of its motorcycles, unless that is offered or wanted. */
const thingFor =
  /^(?!.{0,40}(?<!\p{L})(?:sale|sell|selling|swap|exchange|trade|tausche?|échange|ruil|обмен|обменяю|меняю|byte|bytte)(?!\p{L}))((?:\p{L}[\p{L}-]{2,}[ ,]+){1,3}(?:für|for|pour|voor|för|для)) (?=\p{L})/iu;

/** Words of what is offered itself: "Best price for Honda CB 125", "Motorrad für Suzuki-Fans". */
const noThing =
  /(?<!\p{L})(?:motor ?bikes?|motor ?cycles?|bikes?|motorr[aä]d(?:er)?|motos?|roller|mopeds?|mofas?|scooters?|скутер|мотоцикл|мопед|motors?|brommer|moped|prices?|prijs|preis|offers?|deals?|cash|negotiable|perfect|ideal|best|good|nice|fresh)(?!\p{L})/iu;

function thingForMake(name: string): string | undefined {
  const [found, thing = ''] = thingFor.exec(name) ?? [];
  if (found === undefined || noThing.test(thing)) return undefined;
  const said = recogniseBike(thing);
  if (said.make !== null || said.known) return undefined;
  const [first = ''] = name.slice(found.length).split(' ');
  // In the whole name, as some makes are ordinary words elsewhere than at its beginning.
  return recogniseMake(first) !== null && recogniseMake(name) !== null ? thing : undefined;
}

/** The words of a row that say that it is no motorcycle, or undefined. */
export function otherThingIn({
  names,
  kinds,
}: {
  /** Its name, its make and its model. */
  names: readonly string[];
  /** Its kind and its category. */
  kinds: readonly string[];
}): string | undefined {
  const found =
    otherVehicleIn(names) ??
    otherOfferIn(names) ??
    names.map(thingForMake).find((thing) => thing !== undefined) ??
    otherKindIn(kinds);
  return found?.replace(/^[^\p{L}\p{N}]+/u, '');
}

/** A kind of something else: its words anywhere in it, or what its last part begins with: "Motorcycles > Parts". */
function otherKindIn(kinds: readonly string[]): string | undefined {
  for (const kind of kinds) {
    const last = kind.split(/\s*[>»›|]\s*/u).at(-1) ?? kind;
    const found = otherKind.exec(kind) ?? clothes.exec(last) ?? parts.exec(last) ?? partsKind.exec(last);
    if (found) return found[0];
  }
  return undefined;
}

/** A vehicle that is no motorcycle, and not what the motorcycle is exchanged for or comes with. */
function otherVehicleIn(names: readonly string[]): string | undefined {
  const found = otherVehicle.exec(names.join(' '));
  // "Easy" and "Bike" may be in two columns.
  if (found === null || !names.some((name) => otherVehicle.test(name))) return found?.[0];
  for (const offered of names.map(withoutExchange)) {
    const other = [...offered.matchAll(new RegExp(otherVehicle, 'giu'))].find(
      ({ 0: word, index }) => !isGivenBeside(offered.slice(0, index), offered.slice(index + word.length)),
    );
    if (other) return other[0];
  }
  return undefined;
}

/**
 * Who wants to buy one, as groups of Bangladesh have it anywhere in a title; but "notun bike kinbo tai sell korbo" sells, and so does
 * "keu kinte chaile inbox" (if anybody wants to buy).
 */
const wantedInBangla = new RegExp(
  String.raw`^(?!.*(?:sell|sale|selling|bikri|bikroy|বিক্রি|বিক্রয়|be?chb?o|bechte|বেচ|ch+h?ere|charbo|ছেড়ে|ছাড়ব|dicchi|dibo|দিচ্ছি|দিব|keu|jodi|কেউ|যদি)).*?(?<![\p{L}\p{M}\p{N}])((?:kinte (?:chai|cai|icch?uk)|kinbo|(?:bike|baik|gari) lagbe(?! ?(?:na|nah)(?![\p{L}\p{M}]))|কিনতে (?:চাই|ইচ্ছুক)|কিনবো?|ক্রয় করতে চাই|(?:বাইক|গাড়ি) লাগবে(?! ?না(?![\p{L}\p{M}])))(?![\p{L}\p{M}\p{N}]))`.normalize(
    'NFKC',
  ),
  'iu',
);

/** "2010 WANTED: Kawasaki Ninja", as forms put the year before a title; an "LF" behind a year is a Lifan. */
function wantedOfYear(name: string): RegExpExecArray | null {
  const offer = wanted.exec(withoutYearBefore(name));
  return offer && !/(?<!\p{L})lf$/iu.test(offer[0]) ? offer : null;
}

/** Clothes or parts for sale, or something that is looked for, and no motorcycle that the title names behind its extras. */
function otherOfferIn(names: readonly string[]): string | undefined {
  for (const [at, name] of names.entries()) {
    const offer = wanted.exec(name) ?? wantedOfYear(name);
    if (offer) return offer[0];
    const buyer = wantedInBangla.exec(name.normalize('NFKC'))?.[1];
    if (buyer !== undefined) return buyer;
    const others = names.filter((_, other) => other !== at).join(' ');
    const cloth = clothes.exec(name);
    const part = cloth ? null : parts.exec(name);
    const extra = cloth ?? part;
    if (extra && !isExtraOf(`${name.slice(extra[0].length)} ${others}`, extra[0], part ? 'part' : 'clothes'))
      return extra[0];
  }
  return undefined;
}
