import { expect, test } from 'vitest';
import { colourForms, coloursIn, sameColour } from './colours.ts';

test('a colour is the same in English and in Bangla; Bangla in Latin letters is understood, and sought for itself only', () => {
  expect(sameColour('red')).toEqual(['red', 'লাল']);
  expect(sameColour('লাল')).toEqual(['লাল', 'red']);
  expect(sameColour('lal')).toEqual(['lal', 'red', 'লাল']);
  expect(sameColour('grey')).toEqual(['grey', 'gray', 'ধূসর', 'ছাই']);
  expect(sameColour('gray')).toEqual(['gray', 'grey', 'ধূসর', 'ছাই']);
  expect(sameColour('pulsar')).toEqual(['pulsar']);
});

test.each([
  ['Rot/Schwarz', ['red', 'black']],
  ['Đỏ đen', ['red', 'black']],
  ['Matte Black', ['black']],
  ['Vermelha', ['red']],
  ['赤', ['red']],
  ['Gray', ['grey']],
  ['Golden', ['gold']],
  ['Titan', []],
])('%s names %j', (text, colours) => expect(coloursIn(text)).toEqual(colours));

test('a colour of another language is sought in its forms, and in English, which imports put beside it', () => {
  expect(colourForms('roja')).toEqual(expect.arrayContaining(['roja', 'rojo', 'red']));
  expect(colourForms('черный')).toEqual(expect.arrayContaining(['чёрный', 'черная', 'black']));
  expect(colourForms('黒')).toEqual(expect.arrayContaining(['黒', 'black']));
  expect(colourForms('แดง')).toEqual(expect.arrayContaining(['สีแดง']));
  expect(colourForms('red')).toEqual(sameColour('red'));
  expect(colourForms('vit')).toEqual(['vit']);
});
