/** The names that mean a place: districts and divisions, and the codes of states. */
import { countryNamed } from '../../../../kernel/countries.ts';
import { ordinaryCodes, type State, stateNamed } from '../../../../kernel/states.ts';
import { keyOf } from '../../../catalogue/words.ts';
import type { Names, Term } from '../names.ts';
import { searchLimits } from '../search.ts';
import { namesOfCountry } from './countries.ts';
import type { Meaning, Meanings } from './meanings.ts';

/** "東京" is as good as "東京都". */
const ofJapan = /(?<=\p{Script=Han}{2})[都府県市区]$/u;

/** The places of a garage. */
interface Places {
  /** A place as the meaning of its name; null for what is none. */
  meaningOf(term: Term): Meaning | null;
  /** Adds the names of all places. */
  add(meanings: Meanings): void;
  /** Adds the names of the garage's own country, once motorcycles of others are there to be told from its own. */
  addHome(meanings: Meanings, country: string): void;
}

/** The places among the names of a vocabulary, and what each may mean. */
export function placesAmong(terms: readonly Term[], { termById }: Pick<Names, 'termById'>): Places {
  /** The state that a place is: lists and sellers write its name or its abbreviation. */
  const stateOf = ({ kind, name, parent }: Term): State | undefined => {
    const country = kind === 'district' && parent !== null ? termById(parent)?.name : undefined;
    return country !== undefined && countryNamed(country) === 'United States' ? stateNamed(name) : undefined;
  };
  const townKey = (term: Term) => `${term.parent} ${stateOf(term)?.code ?? keyOf(term.name)}`;
  const districts = terms.filter(({ kind }) => kind === 'district');
  const divisions = terms.filter(({ kind }) => kind === 'division');
  const towns = Map.groupBy(districts, townKey);

  function meaningOf(term: Term): Meaning | null {
    const { kind, slug, name } = term;
    if (kind === 'division') return { field: kind, value: slug, name, plain: true };
    if (kind !== 'district') return null;
    const alike = (towns.get(townKey(term)) ?? []).map((town) => town.slug);
    return { field: kind, value: slug, name, plain: true, ...(alike.length > 1 && { alike }) };
  }

  function add(meanings: Meanings): void {
    // Districts first: "Dhaka" is usually the town, not the division.
    for (const term of [...districts, ...divisions]) {
      const meaning = meaningOf(term);
      if (!meaning) continue;
      // "Texas" and "TX" are one place; "or" is hardly ever Oregon.
      const state = stateOf(term);
      for (const text of state ? [state.name, state.code] : [term.name, term.name.replace(ofJapan, '')])
        meanings.add(text, { ...meaning, ...(ordinaryCodes.has(keyOf(text)) && { shy: true }) });
    }
  }

  function addHome(meanings: Meanings, country: string): void {
    const [first, ...others] = divisions.filter(({ name }) => countryNamed(name) !== undefined);
    // More than an address may exclude: then it says nothing, as before there were others.
    if (!first || others.length >= searchLimits.values) return;
    const alike = others.map(({ slug }) => slug);
    for (const text of [country, ...namesOfCountry(country)])
      meanings.add(text, {
        field: 'division',
        value: first.slug,
        name: country,
        plain: true,
        alike,
        isHome: true,
      });
  }

  return { meaningOf, add, addHome };
}
