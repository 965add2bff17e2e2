/**
 * Cars, which exports of vehicles contain besides motorcycles. Only the most common ones: a make of both
 * counts as a car's where one of its car models follows.
 */
import { normalForm } from '../../kernel/normal-form.ts';
import { longestMatch, makeIndex } from './lookup.ts';
import { wordsOf } from './words.ts';

/** Makes of cars and trucks that sell no motorcycles. */
const carMakes = [
  'toyota, volkswagen, vw, audi, mercedes, mercedes benz, ford, chevrolet, hyundai, kia, nissan, datsun, mazda, mitsubishi',
  'subaru, lexus, tata, tata motors, skoda, renault, dacia, citroen, fiat, opel, vauxhall, volvo, jeep, porsche, ferrari',
  'lamborghini, land rover, range rover, jaguar, tesla, daihatsu, isuzu, infiniti, acura, cadillac, buick, chrysler, dodge',
  'haval, chery, geely, byd, proton, perodua, ssangyong, daewoo, alfa romeo, bentley, rolls royce, maserati, bugatti',
  'mclaren, lancia, great wall, changan, lada, saab, hummer, lincoln, ashok leyland, hino, morris garages',
  'zastava yugo, yugo, mg hector, mg zs, mg astor, mini cooper, mini countryman, seat ibiza, seat leon, smart fortwo, maruti',
  'تويوتا, نيسان, ميتسوبيشي, متسوبيشي, هيونداي, هيونداى, هيواندى, كيا, شيفروليه, شيفورليه, فيات, لادا, مازدا, مرسيدس, رينو, اوبل, أوبل',
  'سكودا, فولكس, فولكس فاجن, جيب, فورد, دايو, شيري, جيلي, بي واي دي, داتسون, سيات, دايهاتسو, فولفو, لكزس, تيسلا',
  'টয়োটা, নিসান, মিতসুবিশি, হুন্দাই, টাটা, মাজদা',
];

/** Makes that are ordinary words or two letters: they count only in a column of makes. */
const carMakesInTheirColumn = 'mini, seat, smart, rover, mg, ram, ds, gmc, lotus, genesis, cupra';

/** Cars of makes that build motorcycles as well. */
const carModels: Readonly<Record<string, readonly string[]>> = {
  Honda: [
    'سيفيك, سيتي, اكورد, أكورد, سي ار في, جاز',
    'civic, city, accord, jazz, fit, amaze, brio, vezel, insight, odyssey, grace, freed, mobilio, elevate, shuttle, pilot',
    'cr v, hr v, br v, wr v, zr v, crv, hrv, cr z',
  ],
  Suzuki: [
    'سويفت, التو, ألتو, فيتارا, سياز, ديزاير, ماروتي, جيمني, ارتيجا, سيليريو',
    'swift, alto, wagon r, baleno, ciaz, dzire, swift dzire, celerio, ertiga, vitara, grand vitara, brezza, vitara brezza',
    'ignis, s cross, sx 4, jimny, ritz, eeco, omni, cultus, mehran, bolan, liana, fronx, s presso, solio, spacia, carry, esteem, xl 6, xl 7',
  ],
  Peugeot: [
    '106, 107, 108, 205, 206, 207, 208, 301, 305, 306, 307, 308, 405, 406, 407, 408, 504, 505, 508, 605, 607, 2008, 3008, 4008, 5008',
    'partner, expert, rifter',
  ],
  Mahindra: [
    'scorpio, bolero, thar, xuv, xuv 300, xuv 500, xuv 700, kuv 100, tuv 300, marazzo, xylo, verito, jeeto',
  ],
  Bajaj: ['qute, maxima'],
  VinFast: ['vf 3, vf 5, vf 6, vf 7, vf 8, vf 9, vf e 34, lux, fadil, president'],
  BMW: [
    'z 3, z 4, i 3, i 4, i 7, i 8, ix, 1 series, 2 series, 3 series, 4 series, 5 series, 6 series, 7 series, 8 series',
  ],
};

/** "BMW 320i", "BMW X5", "BMW M3": motorcycles such as K 1600, F 800 and S 1000 are written differently. */
const carsOfBmw =
  /^(?:[1-8](?:14|16|18|20|23|25|28|30|35|40|45|50|60) (?:[ide]|ci|li|ld|xi|xd)\b|[xm] [1-8](?: |$))/;

/** Car models so common that people leave out the make. */
const carsByModel =
  'corolla, camry, prius, land cruiser, hiace, x trail, wagon r, wagonr, allion, premio, tsuru, jetta, tiida, sentra, كورولا, لانسر, إلنترا, النترا, فيرنا, لوجان, اوبترا';

/** Engine sizes that no car has: kei cars have 656 cc and more. */
const engineOfNoCar = { least: 45, most: 600 };

/** Words without diacritics, which exports lose: "Škoda" is "skoda". */
function plainWords(text: string): string {
  const bare = normalForm(text, 'NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return wordsOf(bare).join(' ');
}

function listOf(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', ')).map(plainWords);
}

const makesOfCars = listOf(...carMakes);
const makesInTheirColumn = new Set(listOf(carMakesInTheirColumn));
const modelsOfCars = new Map(Object.entries(carModels).map(([make, lines]) => [make, listOf(...lines)]));
const modelsAlone = listOf(carsByModel);

function beginsWith(words: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => words === beginning || words.startsWith(`${beginning} `));
}

function isCar(text: string, engineCc: number | null): boolean {
  const words = plainWords(text).replace(
    /^(?:(?:(?:19|20)\d{2}|used|second hand|new|se vende|vendo|venta|للبيع) )+/u,
    '',
  );
  const list = words.split(' ');
  const make = longestMatch(list, makeIndex, ({ start }) => start === 0);
  const rest = make ? list.slice(make.length).join(' ') : words;
  const isSmall = engineCc !== null && engineCc >= engineOfNoCar.least && engineCc <= engineOfNoCar.most;
  if (make && !isSmall && beginsWith(rest, modelsOfCars.get(make.row.name) ?? [])) return true;
  if (make?.row.name === 'BMW' && !isSmall && carsOfBmw.test(rest)) return true;
  return make === null && (beginsWith(words, makesOfCars) || beginsWith(words, modelsAlone));
}

/**
 * The words that show that a row is a car, or null: a make without motorcycles, or a car model of a make with
 * both.
 */
export function carIn({
  make,
  model,
  name,
  engineCc,
}: {
  make: string | null;
  model: string | null;
  name: string | null;
  engineCc: number | null;
}): string | null {
  if (make !== null && makesInTheirColumn.has(plainWords(make))) return make;
  const whole = [make, model].filter(Boolean).join(' ');
  return [whole, name ?? ''].find((text) => text !== '' && isCar(text, engineCc)) ?? null;
}
