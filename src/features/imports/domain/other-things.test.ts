import { expect, it } from 'vitest';
import { otherThingIn } from './other-things.ts';

it.each([
  ['Casco LS2 nuevo', 'Casco'],
  ['Cuatrimoto Honda 250', 'Cuatrimoto'],
  ['Honda TRX cuatrimoto', 'cuatrimoto'],
  ['Refacciones Italika', 'Refacciones'],
  ['Refacción para Yamaha', 'Refacción'],
  ['Busco Italika FT150', 'Busco'],
  ['  ¡Compro motos!', 'Compro'],
  ['Mototaxi Bajaj', 'Mototaxi'],
  ['Helmet LS2, new', 'Helmet'],
  ['خوذة LS2', 'خوذة'],
  ['توك توك 2019', 'توك توك'],
  ['باجاج توكتوك', 'توكتوك'],
  ['تروسيكل 200', 'تروسيكل'],
  ['مطلوب هوندا', 'مطلوب'],
  ['قطع غيار ياماها', 'قطع غيار'],
  ['دراجة هوائية', 'دراجة هوائية'],
  ['Bajaj Auto Rickshaw', 'Auto Rickshaw'],
  ['LS2 kask temiz', 'LS2 kask'],
  ['Kask LS2 rozm. L', 'Kask'],
  ['AGV helmet', 'AGV helmet'],
  ['LF: Nmax budget 60k', 'LF'],
  ['Topbox 45L', 'Topbox'],
  ['Kupię WSK 175', 'Kupię'],
  ['Zamienię Hondę na Yamahę', 'Zamienię'],
  ['Qingqi 100', 'Qingqi'],
  ['ہیلمٹ', 'ہیلمٹ'],
])('%s is no motorcycle', (name, word) => {
  expect(otherThingIn({ names: [name, ''], kinds: ['', ''] })).toBe(word);
  expect(otherThingIn({ names: ['', name], kinds: ['', ''] })).toBe(word);
});

it.each([
  ...['Yamaha FZ 25 con casco', 'Italika FT150 llantas nuevas', 'Honda Bus Stop', 'Honda CG con refacciones'],
  ...['هوندا CG 125 مع خوذة', 'دراجة نارية هوندا', 'ياماها بدون سيارة', 'Honda Cascos', 'Quadro 350'],
  ...['LF 150-10B', 'Honda PCX kask hediye', 'MT 07', 'Yamaha Fazer + kask'],
])('%s may be one', (name) => {
  expect(otherThingIn({ names: [name, ''], kinds: ['', ''] })).toBeUndefined();
});

it.each(['Cuatrimotos', 'Cascos', 'Autos; Carros', 'سيارات', 'توك توك', 'Bus', 'Accesorios'])(
  'takes no row of the kind %s',
  (kind) => {
    expect(otherThingIn({ names: ['Honda 250', ''], kinds: [kind, ''] })).toBeDefined();
    expect(otherThingIn({ names: ['Honda 250', ''], kinds: ['', kind] })).toBeDefined();
  },
);
