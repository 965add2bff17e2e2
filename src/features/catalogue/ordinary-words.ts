/**
 * Ordinary words that look like the name of a make or model, from the common words of the languages that lists
 * are written in. Without diacritics, as `writtenWords` returns them.
 */

function listOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Words of advertisements that are one letter away from a name, and never a slip for it. */
export const wordsOfAdverts = listOf(
  'india metal stars twins storm fixed dealer tracks price note notes since after center central frame guest center clock',
  // Not slips for the Avenger Cruise.
  'cruiser cruisers',
  // New, used, pretty, various, centre of a town, account, against, way of payment, served, serious, book of
  // papers, premium.
  'vendo venda vende venta ventas vente viento nuevo novio centro cuenta contra varios vacio lindo linda forma tierra serio libro libros gusta gasto primo prima rapida norte activo',
  'novo novos varios vazio fora forca gosto noite centro volta manha serao ativa',
  'nuovo centro vari libera libro libri seria prima primi giusto volte terre attiva',
  'centre notre note reel rapide voisin avenir contra signe montrer',
  'datang sampai mana daun bajak nonton',
  'yedi hayat zarar kaptan celik cicek',
  'seine liegen lieber legende regel alter',
  // Not slips for makes of Poland, Türkiye, Pakistan and the Philippines.
  'junk rome roket comet baron burton baton simpson samson simon aurora unite unites unity uniques jolt ramsey',
  'clown crowns safar safaris eagles',
);

/**
 * Names that are also words: without their make they count at the beginning of a text, like "Mio 125", but not
 * after another word.
 */
export const namesThatAreWords = listOf(
  'vida mio dio fino fiero ferro terra fazer duro gusto primavera forza libero rapido vision passion victor estrella genio maestro navi',
  'notte saluto monster bandit brutale boulevard crystal kristal bolt flame dawn hunk lets ray phoenix samurai unicorn zeus dominar',
  'discover pleasure ambition gentleman gladiator duke ninja apache baja tropica nova scoopy vario click victor pep streak ola ideal',
);

/**
 * Words that are no slip for a name unless its make is named: "stream" is no TVS Streak, "Honda Active" is an
 * Activa.
 */
export const wordsNearNames = listOf(
  'achieve achieved active ambitions aprire cristal defendre demone demoni discovery estrela estrelas estrellas extreme faccio facing',
  'fianco gentlemen gracia grazie hayati isaret katanya legenda libera maestra monstro monter pasion passeio passing passione platinum',
  'rapida saluta salute saluti saprei saputo saurait starker stream striker terras transfer tropical vector victory viktor visione',
  'century version hank alter asusta august bajar bajas daheim dahin dayan demas demek detak energia harvey honra idea ideal ideale ideas',
  'ideia kecewa mondiale mundial notion odaya okay olaya oraya tail trail watson yada zones extremo koymak',
);

/** Of the models of more markets, the single words that are a model's name everywhere. */
export const namesOfTheirOwn = listOf('exciter sirius vixion crypton transalp varadero');

/** Of their names, the words that stand before figures in other ways as well: "Address 110/2", "people 50+". */
export const wordsBeforeFigures = listOf(
  'address people like future ace star elite deluxe eco flex drift downtown california liberty',
);
