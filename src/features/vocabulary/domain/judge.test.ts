import { describe, expect, test } from 'vitest';
import type { Term } from '../../search/domain/names.ts';
import { buildVocabulary } from '../../search/domain/words/vocabulary.ts';
import { objectionTo, objectionToName } from './judge.ts';

const term = (
  id: number,
  kind: Term['kind'],
  slug: string,
  name: string,
  parent: number | null = null,
): Term => ({
  id,
  kind,
  slug,
  name,
  parent,
});
const bajaj = term(1, 'make', 'bajaj', 'Bajaj');
const pulsar = term(2, 'model', 'bajaj-pulsar-150', 'Pulsar 150', 1);
const dhaka = term(3, 'district', 'dhaka', 'Dhaka');
const enfield = term(4, 'make', 'royal-enfield', 'Royal Enfield');
const classic = term(5, 'model', 'royal-enfield-classic-350', 'Classic 350', 4);
const vocabulary = buildVocabulary(
  [bajaj, pulsar, dhaka, enfield, classic],
  [{ id: 1, text: 'Pagla', term: 2, taught: true }],
  [{ id: 'scooters', name: 'scooters', code: 0 }],
);
const known = { currencies: ['BDT'], meant: 'BDT' };
const codeFor = (text: string, of: Term) => objectionTo(text, of, vocabulary, known)?.code ?? null;

describe('a spelling', () => {
  test.each<[string, Term, string | null]>([
    ['kalo bagh', pulsar, null],
    ['কালো বাঘ', pulsar, null],
    // A misspelling that is understood already may be added all the same.
    ['pulser 150', pulsar, null],
    ['PULSAR-150', pulsar, 'spelling-known'],
    ['পালসার ১৫০', pulsar, 'spelling-known'],
    ['pag\u200bla', pulsar, 'spelling-known'],
    ['pagla', bajaj, 'spelling-taken'],
    // The beginning of its name means the family.
    ['pulsar', pulsar, 'spelling-taken'],
    ['dhaka', bajaj, 'spelling-taken'],
    ['scooter', bajaj, 'spelling-taken'],
    ['150', pulsar, 'spelling-too-short'],
    ['p', pulsar, 'spelling-too-short'],
    ['ত', pulsar, 'spelling-too-short'],
    ['!?', pulsar, 'spelling-too-short'],
    ['bike', pulsar, 'spelling-ordinary'],
    ['good condition', pulsar, 'spelling-ordinary'],
    ['sosta', pulsar, 'spelling-ordinary'],
    ['কম দাম', pulsar, 'spelling-ordinary'],
    ['low km', pulsar, 'spelling-ordinary'],
    ['first owner', pulsar, 'spelling-ordinary'],
    ['২ লাখ', pulsar, 'spelling-ordinary'],
    ['150cc', pulsar, 'spelling-ordinary'],
    ['engine', pulsar, 'spelling-ordinary'],
  ])('%s', (text, of, code) => {
    expect(codeFor(text, of)).toBe(code);
  });

  test('that is taken says by what', () => {
    expect(objectionTo('Dhaka', bajaj, vocabulary, known)).toMatchObject({
      means: { field: 'district', value: 'dhaka', name: 'Dhaka' },
    });
  });
});

describe('a name', () => {
  const codeForName = (name: string, slug: string, make: Term | null) =>
    objectionToName({ name, slug, make }, vocabulary, known)?.code ?? null;
  test.each<[string, string, Term | null, string | null]>([
    ['Akij', 'akij', null, null],
    ['Bajaj', 'bajaj', null, 'spelling-known'],
    ['Dhaka', 'dhaka', null, 'spelling-taken'],
    ['Pulsar', 'pulsar', null, 'spelling-taken'],
    ['cheap', 'cheap', null, 'spelling-ordinary'],
    ['150', '150', null, 'spelling-too-short'],
    // The beginning of a name may become a name; so may a figure as a model, and a model's name under another
    // make.
    ['Pulsar', 'bajaj-pulsar', bajaj, null],
    ['300', 'bajaj-300', bajaj, null],
    ['Classic 350', 'bajaj-classic-350', bajaj, null],
    ['Pulsar 150', 'bajaj-pulsar-150', bajaj, 'spelling-known'],
    ['pagla', 'bajaj-pagla', bajaj, 'spelling-taken'],
    ['-', 'bajaj-', bajaj, 'spelling-too-short'],
  ])('%s, %s', (name, slug, make, code) => {
    expect(codeForName(name, slug, make)).toBe(code);
  });
});
