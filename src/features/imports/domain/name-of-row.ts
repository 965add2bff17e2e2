/** The name of a row's motorcycle, from its title or its make and model. */
import { type Bike, recogniseMake } from '../../catalogue/domain.ts';
import { saysMoreThan, withoutMake } from '../../catalogue/name-parts.ts';
import { wordsOf } from '../../catalogue/words.ts';
import { listingLimits } from '../../listings/domain.ts';
import { withoutOffer } from './offered-name.ts';
import { withoutYear } from './year-in-name.ts';

/**
 * A name in capitals only, or without any, was typed in a hurry. Short words and those with digits stay as
 * they are (FZ, R15), and so do those of scripts without capitals (シグナスX), and those that the catalogue has in capitals (TMAX).
 */
export function unshouted(name: string, model = ''): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  const inCapitals = new Set(model.split(' '));
  return name.replace(/(?<![\p{L}\p{M}\p{Nd}])[\p{Lu}\p{Ll}]{4,}(?![\p{L}\p{M}\p{Nd}])/gu, (word) =>
    inCapitals.has(word.toUpperCase())
      ? word.toUpperCase()
      : // The lower case of the Turkish İ would keep its dot as a separate character.
        word.charAt(0).toUpperCase() + word.slice(1).toLowerCase().replaceAll('i\u0307', 'i'),
  );
}

/** A letter that is not Latin. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a name contains a make, but not at its beginning: "Clean Kymco Downtown 250". */
function hasMakeWithin(name: string, make: string): boolean {
  const words = name.length > listingLimits.name ? [] : name.split(' ');
  return words.some((_, at) => {
    const rest = words.slice(at).join(' ');
    return at > 0 && withoutMake(rest, make) !== rest;
  });
}

/** A name without the make in brackets at its end, before which the make is put: "Gold Star 650 (BSA)". */
function withoutMakeBehind(name: string, make: string): string {
  const [whole, inBrackets = ''] = /\s*\(([^()]+)\)$/.exec(name) ?? [];
  return whole !== undefined && withoutMake(inBrackets, make) === '' ? name.slice(0, -whole.length) : name;
}

/** "MZ/TS 250" of MZ is an "MZ TS 250"; in "Honda/Yamaha" the stroke is between makes. */
function strokeApart(name: string, make: string | null): string {
  const [first = '', ...others] = name.split('/');
  const rest = others.join('/').trim();
  const isMake = make !== null && rest !== '' && withoutMake(first.trim(), make) === '';
  return isMake && [make, null].includes(recogniseMake(rest)) ? `${first.trim()} ${rest}` : name;
}

/** What portals put behind each title: "Honda CG 125 2019 for Sale in Lahore". */
const forSale = / for sale(?: in \p{L}[\p{L} ]*)?$/iu;

/**
 * The name on the card: the seller's, with its make in one spelling and without the year; or make and model.
 * A model with more words than its name in the catalogue ("Multistrada 1260 Pikes Peak") stays as it is
 * written.
 */
export function nameOfRow(name: string | null, modelText: string | null, bike: Bike): string {
  const { make, model, engineCc } = bike;
  const saysMore = bike.known && saysMoreThan(withoutMake(modelText ?? '', make ?? ''), model ?? '');
  const given = name ?? (saysMore ? modelText : null);
  if (given === null) {
    return [make, model ?? (engineCc === null ? null : `${engineCc} cc`)].filter(Boolean).join(' ');
  }
  const tidy = strokeApart(
    unshouted(withoutYear(given.replace(forSale, '')), (bike.known ? model : null) ?? ''),
    make,
  );
  // Instead of a name in two mixed scripts: the catalogue's name, or the seller's unchanged.
  if (make !== null && otherScript.test(tidy)) {
    const isWhole = bike.known && model !== null && !saysMoreThan(withoutMake(tidy, make), model);
    if (isWhole) return `${make} ${model}`;
    if (withoutMake(tidy, make) !== tidy) return tidy;
  }
  if (make === null) return tidy;
  const bare = withoutMake(withoutMakeBehind(tidy, make), make);
  if (bare !== tidy) return `${make} ${bare}`.trim();
  return hasMakeWithin(tidy, make) ? tidy : `${make} ${withoutOffer(tidy, model ?? undefined)}`.trim();
}

/**
 * Whether a title names its motorcycle, whose model has a column of its own, in any word: "Clean, first owner" does not, and
 * belongs to the description.
 */
export function namesMotorcycle(title: string, modelText: string, { make, model }: Bike): boolean {
  const said = new Set(wordsOf(title));
  const named = wordsOf(`${make ?? ''} ${model ?? ''} ${modelText}`).some((word) => said.has(word));
  return named || recogniseMake(title) !== null;
}
