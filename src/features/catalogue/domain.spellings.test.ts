import { describe, expect, it } from 'vitest';
import { recogniseBike, recogniseMake } from './domain.ts';

describe('recogniseMake', () => {
  it.each([
    ['Tvs', 'TVS'],
    ['T.V.S.', 'TVS'],
    ['royal enfild', 'Royal Enfield'],
    ['RoyalEnfield', 'Royal Enfield'],
    ['Royal Enfield\u200e', 'Royal Enfield'],
    ['BAJAJ', 'Bajaj'],
    ['Bazaj', 'Bajaj'],
    ['Yahama', 'Yamaha'],
    ['ইয়ামাহা', 'Yamaha'],
    ['টিভিএস', 'TVS'],
    ['ট্রায়াম্ফ', 'Triumph'],
    ['باجاج بولسار 180', 'Bajaj'],
    ['تي في إس أباتشي', 'TVS'],
    ['تى فى اس', 'TVS'],
    ['بنيلي', 'Benelli'],
    ['كيمكو', 'Kymco'],
    ['دايون', 'Dayun'],
    ['هاوجو', 'Haojue'],
    ['هوجان', 'Haojue'],
    ['فيسبا', 'Vespa'],
    ['بياجيو', 'Piaggio'],
    ['إس واي إم', 'SYM'],
    ['كي تي إم', 'KTM'],
    ['دوكاتى', 'Ducati'],
    ['هارلي ديفيدسون', 'Harley-Davidson'],
    ['بي إم دبليو', 'BMW'],
    ['ہونڈا سی ڈی 70', 'Honda'],
    ['ہنڈا 125', 'Honda'],
    ['یاماہا وائی بی آر', 'Yamaha'],
    ['Motorstar MSX 125', 'Motorstar'],
    ['United US 70', 'United'],
    ['رويال إنفيلد', 'Royal Enfield'],
    ['هيرو', 'Hero'],
    ['سي إف موتو', 'CFMoto'],
    ['سوزوكى', 'Suzuki'],
    ['Zuki', 'Suzuki'],
    ['kawi ninja', 'Kawasaki'],
    ['ベスパ スプリント150', 'Vespa'],
    ['トライアンフ', 'Triumph'],
    ['ロイヤルエンフィールド', 'Royal Enfield'],
    ['モトグッツィ', 'Moto Guzzi'],
    ['ハーレーダビッドソン', 'Harley-Davidson'],
    ['Lexmoto LXR 125', 'Lexmoto'],
    ['SanLG SL150-5', 'SanLG'],
    ['King Lion KL 150', 'Kinglion'],
    ['FEKON FK125', 'Fekon'],
    ['Sinoray 150', 'Sinoray'],
    ['Luojia LJ 125', 'Luojia'],
    ['T-Better 125', 'T-Better'],
    ['Piaggio Vespa GTS', 'Vespa'],
    ['harley davidson', 'Harley-Davidson'],
    ['Harley', 'Harley-Davidson'],
    ['bmw', 'BMW'],
    ['MV', 'MV Agusta'],
    ['Hero Honda', 'Hero'],
    ['Ktm', 'KTM'],
    ['Gixxer', null],
    ['Other Brand', null],
    ['B2 India Scooter', null],
    ['', null],
  ])('%s is %s', (text, make) => expect(recogniseMake(text)).toBe(make));
});

it.each([
  ['باجاج بولسار 180', 'Bajaj', 'Pulsar 180'],
  ['أباتشي', 'TVS', 'Apache'],
  ['دوك ٣٩٠', 'KTM', 'Duke 390'],
  ['سبورتستر', 'Harley-Davidson', 'Sportster'],
  ['باجاج بوكسر', 'Bajaj', 'Boxer'],
  ['ديسكفر 125', 'Bajaj', 'Discover 125'],
  ['ק.ט.מ Duke 390', 'KTM', 'Duke 390'],
  ['הרלי דוידסון Sportster', 'Harley-Davidson', 'Sportster'],
  ['ב.מ.וו R1200GS', 'BMW', 'R 1200 GS'],
  ['ホンダ レブル250', 'Honda', 'Rebel'],
  ['スーパーカブ110', 'Honda', 'Super Cub'],
  ['ヤマハ セロー250', 'Yamaha', 'Serow'],
  ['ロイヤルエンフィールド クラシック350', 'Royal Enfield', 'Classic 350'],
])('Arabic and Japanese spellings: %s', (text, make, model) =>
  expect(recogniseBike(text)).toMatchObject({ make, model }),
);

describe('names of Pakistan, the Philippines, Poland and Türkiye', () => {
  it.each([
    ['CD 70', 'Honda', 'CD 70'],
    ['Honda CD70 Dream', 'Honda', 'CD 70'],
    ['ہونڈا سی ڈی 70', 'Honda', 'CD 70'],
    ['Super Star CD 70', 'Super Star', 'CD 70'],
    ['Union Star US 70cc', 'Union Star', 'US'],
    ['Metro MR 70', 'Metro', 'MR 70'],
    ['Crown CRLF 70', 'Crown', 'CRLF 70'],
    ['New Asia Ramza 100cc', 'New Asia', 'Ramza'],
    ['Ravi Humsafar 70', 'Ravi', 'Humsafar 70'],
    ['Safari SD 70', 'Safari', 'SD 70'],
    // Their names are also ordinary words.
    ['superstar honda cg 125', 'Honda', 'CG 125'],
    ['Honda Metropolitan', 'Honda', 'Metropolitan'],
    ['TVS Victor', 'TVS', 'Victor'],
    ['Raider 150 carb', 'Suzuki', 'Raider 150'],
    ['Raider 125', 'TVS', 'Raider 125'],
    ['Barako 2', 'Kawasaki', 'Barako'],
    ['XRM 125 DS', 'Honda', 'XRM 125'],
    ['Sniper 150 MXi', 'Yamaha', 'Sniper 150'],
    ['Kuba Blueberry 50', 'Kuba', 'Blueberry 50'],
    ['Junak RS 125', 'Junak', 'RS 125'],
    // What stands before the make is no model.
    ['Skuter Kymco Vitality 50 4T', 'Kymco', 'Vitality 50 4T'],
    ['Terrific Kymco', 'Kymco', 'Terrific Kymco'],
  ])('%s', (text, make, model) => expect(recogniseBike(text)).toMatchObject({ make, model }));

  it('takes no size for a model, as it would hide all that have a name besides', () => {
    expect(recogniseBike({ name: 'Honda 125', engineCc: 125 }).model).toBeNull();
    expect(recogniseBike({ name: 'Ducati 916', engineCc: null }).model).toBe('916');
  });

  it.each([
    ...['Junk', 'Rome 125', 'Aurora', 'Unite', 'Simpson'],
    ...['Clown 125', 'Brown', 'Safar', 'Eagles', 'Union', 'Star', 'Meter', 'Ghana', 'Toyota'],
  ])('%s is none of their makes', (text) => expect(recogniseMake(text)).toBeNull());
});

it.each([
  ['Dinamo', 'U5 modelo 2023', 'U5'],
  ['Vento', 'nitrox 250 emplacada', 'nitrox 250'],
  ['Vespa', 'GTV Super 300 - COE 2030', 'GTV Super 300'],
  ['Gilera', 'Nexus 500, reg do 5/2027', 'Nexus 500'],
  ['Shineray', '200GY яаралтай зарна', '200GY'],
  ['SYM', 'Orbit 2 للبيع', 'Orbit 2'],
  ['Honda', 'HU 90', 'HU 90'],
  ['Tomos', 'APN 6 kao nov', 'APN 6'],
  ['Yamaha', 'Modelo T', 'Modelo T'],
])('an unknown model of %s is called without words of its year and papers: %s', (make, model, name) => {
  expect(recogniseBike({ make, model }).model).toBe(name);
});

it('takes the word for a vehicle in front of a name only where a word of the name follows', () => {
  expect(recogniseBike({ make: 'Benelli', name: 'Xe 125' }).model).toBe('Xe 125');
  expect(recogniseBike('Xe máy Wolfram Vision').model).toBe('Wolfram Vision');
});
