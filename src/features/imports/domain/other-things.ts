/**
 * Things besides motorcycles that lists and marketplaces contain, by the words of their rows. Cars:
 * catalogue/cars.ts.
 */

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
  'cuatri ?motos?|cuatriciclos?|cuatrimotor(?:es)?|moto ?carros?|moto ?taxis?|triciclos?|bicicletas?',
  'квадроциклы?|снегоходы?|гидроциклы?|мотобуксировщик|велосипеды?|самокат|xe đạp(?: điện)?|xe ba gác|quadricicl[oi]|fietsen|fiets',
  'تو?ك ?تو?ك|تروسي?كل|تريسي?كل|بيتش ?باجي|دراج[ةه] هوائي[ةه]|عجل[ةه] هوائي[ةه]',
]);

/**
 * What a title begins with that offers a part, or clothes, or looks for something: a motorcycle may come "con
 * casco".
 */
const otherOffer = wordsOf(
  [
    'helmets?|spare parts?|wanted|looking for|wtb|top ?box|mufflers?|tires?|tyres?|riding (?:gears?|jackets?|gloves?)',
    // "LF 150" is a Lifan.
    String.raw`lf(?=:|[ -]+\p{L})|hanap|naghahanap|gulong|piyesa`,
    'kask(?:i|ı|lar)?|części|kupię|zamienię|skup|szukam|opon[ay]|przyczep(?:k?a)|rękawice|kurtka',
    'eldiven|lastik|yedek parça|mont|aranıyor|ہیلمٹ|مطلوب',
    'cascos?|refacci(?:o|ó)n(?:es)?|repuestos?|autopartes|llantas?|guantes?|chamarras?|chaquetas?|accesorios?',
    'busco|se busca|compro|se compra|solicito|camionetas?|carros?|autom(?:o|ó)vil(?:es)?',
    'capacetes?|pe(?:c|ç)as|procuro|pneus?|luvas?',
    'casques?|blousons?|pi[eè]ces|recherche|cherche|ach[eè]te|cerco|cercasi|acquisto|ricambi|gomme|pneumatici|giacc(?:a|he)|guanti',
    'helm|motorhelm|motorjas|motorpak|onderdelen|banden|gezocht|gevraagd',
    '(?:мото)?шлемы?|запчасти|куплю|мотоэкипировка|экипировка|мотокуртка|куртка|перчатки|(?:мото)?резина|шины',
    '(?:mũ|nón) bảo hiểm|phụ tùng|cần mua|tìm mua|mua xe|lốp(?: xe)?|हेल्मेट|हेलमेट|හෙල්මට්',
    // Scripts without spaces: what is wanted follows at once.
    '(?:หมวกกันน็อ[คก]|อะไหล่|รับซื้อ|ต้องการซื้อ)[฀-๿]*',
    'خوذ[ةه]|خوذ|خوذات|قط[عغ] غيار|قطعه غيار|كاوتش|إ?ا?كسسوارات|جوانتي|مطلوب|سيار[ةه]|عربي[ةه] ملاكي|ميكروباص',
  ],
  // "LS2 kask": a maker of helmets may come first.
  String.raw`^[^\p{L}\p{N}]*(?:(?:ls2|agv|hjc|shoei|arai|nolan|kyt|nhk|evo|gille|spyder|studds|vega|steelbird|smk|mt)[ -]+)?`,
);

/** The same in a column of kinds. A motorcycle's name may contain such words ("Honda Bus Stop"). */
const otherKind = wordsOf([
  'atv|quads?|cars?|pkw|suv|vans?|trucks?|lkw|bus(?:es)?|coches?|voitures?|camion(?:es|s)?|fahrrad|bicycles?|tractors?|boats?',
  'carros?|autom(?:o|ó)vil(?:es)?|camionetas?|cuatri ?motos?|cuatriciclos?|bicicletas?|cascos?|refacciones|repuestos|accesorios',
  'سيار[ةه]|سيارات|توك ?توك|تروسي?كل|دراج[ةه] هوائي[ةه]|خوذ[ةه]|خوذات|قطع غيار|إ?ا?كسسوارات',
]);

/** The words of a row that say that it is no motorcycle, or undefined. */
export function otherThingIn({
  names,
  kinds,
}: {
  /** Its name and its model. */
  names: readonly string[];
  /** Its kind and its category. */
  kinds: readonly string[];
}): string | undefined {
  const found =
    otherVehicle.exec(names.join(' ')) ??
    names.map((name) => otherOffer.exec(name)).find((match) => match !== null) ??
    otherKind.exec(kinds.join('; '));
  return found?.[0].replace(/^[^\p{L}\p{N}]+/u, '');
}
