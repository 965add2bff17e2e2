import { expect, it } from 'vitest';
import { recogniseBike, recogniseMake } from './domain.ts';

it.each([
  [
    'Spanish',
    'nuevo nueva nuevos usado bueno rojo negro verde venta papeles motor precio solo como centro cuenta varios vacio lindo',
  ],
  [
    'Spanish',
    'color cambio placas factura remato urge tierra serio libro contra forma gusta rapida discos llantas casco pasion energia mundial',
  ],
  [
    'Portuguese',
    'novo nova novos usada bom boa vermelha preta documento apenas valor ativa fora noite volta estrela vida terra',
  ],
  [
    'French',
    'neuf neuve bonne rouge noire papiers moteur prix seulement comme centre notre note voisin avenir mondiale passion',
  ],
  [
    'Italian',
    'nuovo nuova usato buono rossa nera libretto prezzo solo come vari giusto prima grazie volta libero mio forza',
  ],
  [
    'Indonesian',
    'baru bekas bagus merah hitam jual surat harga hanya seperti datang sampai bajak mana kecewa nonton detak',
  ],
  ['Turkish', 'yeni temiz iyi siyah satilik evrak fiyat sadece gibi hayat kaptan celik zarar yedi koymak'],
  ['Arabic', 'gedid jadid mostamal ahmar aswad lilbee waraq motor seer faqat zay nadif hala'],
  [
    'English',
    'active center central after august since stream victory discovery trail tail idea okay extreme platinum century',
  ],
  [
    'English',
    'like people future winner winter address elegant dynamic eco evo drift liberty california downtown smash beverly then steps crossed excited ability races risks draft stash drives prior planet',
  ],
])('makes no motorcycle of the %s words %s', (_, words) => {
  const made = words
    .split(' ')
    .flatMap((word) => [`Casco LS2 ${word}`, `Moto Vexara 150 como ${word}`, `FT125 ${word}`])
    .filter((title) => recogniseBike(title).make !== null || recogniseMake(title) !== null);
  expect(made).toEqual([]);
});

it.each([
  ['Looks like new', null],
  ['Best bike for people', null],
  ['Address 110/2 Mirpur Dhaka', null],
  ['Verkaufe Motorrad 125 ccm', null],
  ['Скутер 50 Минск', null],
  ['Hunter 350', 'Royal Enfield'],
  ['Hunter', 'Royal Enfield'],
  ['RS 125', 'Aprilia'],
  ['Winner X 2021', 'Honda'],
  ['Bán Exciter 150', 'Yamaha'],
  ['Wave Alpha 2018', 'Honda'],
])('of names of more markets, %s is of the make %s', (title, make) => {
  expect(recogniseBike(title).make).toBe(make);
});

it('takes no ordinary word for a model of the make that is named', () => {
  expect(recogniseBike('Yamaha MT-15 nuevo').model).toBe('MT-15');
  expect(recogniseBike('Yamaha YBR nuevo').model).not.toBe('Nouvo');
  expect(recogniseBike('Honda Navi varios colores').model).toBe('Navi');
});

it.each([
  ['Zero km Honda Biz', 'Honda'],
  ['Olá, Honda Titan', 'Honda'],
  ['Zero SR/F', 'Zero'],
  ['Indian Scout', 'Indian'],
  ['2021 Vento Nitrox 250', 'Vento'],
  ['Vendo Vento Nitrox 250 facturada', 'Vento'],
  ['Vendo Indian Scout', 'Indian'],
  ['Urgent sale unique condition R15', 'Yamaha'],
  ['Vendo zero km', null],
  ['2021 Vento', null],
])('the make of %s is %s', (title, make) => {
  expect(recogniseBike(title).make).toBe(make);
});

it.each([
  ['Mio 125', 'Yamaha'],
  ['Vendo Mio 125', 'Yamaha'],
  ['black Nouvo', 'Yamaha'],
  ['pulsr 150', 'Bajaj'],
  ['amar pulsr 150 bikri', 'Bajaj'],
  ['selling my himalyan', 'Royal Enfield'],
  ['Hond CB', 'Honda'],
])('%s is still a %s', (title, make) => {
  expect(recogniseBike(title).make).toBe(make);
});

it('still mends a slip where the make is named', () => {
  expect(recogniseBike('Honda Active 6G').model).toBe('Activa');
});

it.each([
  ['Sinoki SK 150', 'Sinoki'],
  ['Haoda ZX17', null],
  ['Sprzedam MZ ETZ 250', 'MZ'],
  ['OKAZJA!!! MZ ETZ 250', 'MZ'],
  ['Zestaw MZ ETZ 250', null],
  ['clean bike with hd lights', null],
  ['Ymaaha FZ', 'Yamaha'],
  ['Yamhaa FZ', 'Yamaha'],
  ['Vento Ryder 150', 'Vento'],
  ['Venta Pulsar NS200', 'Bajaj'],
  ['Vente Ninja 400', 'Kawasaki'],
  ['Viento 150', null],
  ['Benneli 150', 'Benelli'],
  ['Kawaksai Z', 'Kawasaki'],
  ['Prodám ČZ 175', 'ČZ'],
])('the make of %s is %s', (name, make) => {
  expect(recogniseBike(name).make).toBe(make);
});
