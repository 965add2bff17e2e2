/** Cells with several facts, as marketplaces show them in one line: "2019 | 12.000 Km", "22,000 km | 125cc | Petrol". */
import { readableText } from '../../../kernel/figures.ts';
import type { Target } from '../contract.ts';

/** The facts that are read from such cells. */
export const jointTargets = ['year', 'kilometres', 'engine'] as const;
export type JointTarget = (typeof jointTargets)[number];

/** Units behind a figure, by what they measure. */
export const unitBehind = {
  kilometres: /\d ?(?:kms?|км|กม\.?|公里|キロ|ك\.?م|كيلو(?: ?متر)?|کیلو ?متر|χλμ)\.?$/,
  engine: /\d ?(?:cc|ccm|cmc|cm3|κ\. ?εκ?|см3|куб\.? ?см|ซีซี|س[يى] ?س[يى])\.?$/,
} as const;

/** Miles stand beside other facts only in such cells; a column of them needs its header. */
const milesBehind = /\d ?(?:k )?mi(?:les?)?\.?$/;
/** "2019", "EZ 06/2003", "2015 г.", "2562"; a figure alone could be anything else. */
const yearAlone =
  /^(?:(?:ez|erstzulassung|bj|baujahr|year|model|modelo|a[nñ]o|год|г)\.? )?(?:(?:0?[1-9]|1[0-2])[./-])?(?:19|20|25)\d\d(?: ?(?:г\.?(?: ?в\.?)?|р\.?|年|년(?:식)?|model))?$/iu;

const isFact: Readonly<Record<JointTarget, (part: string) => boolean>> = {
  year: (part) => yearAlone.test(part),
  kilometres: (part) => unitBehind.kilometres.test(part) || milesBehind.test(part),
  engine: (part) => unitBehind.engine.test(part),
};

const separator = /[|•·●\n;]|,\s|\s[-–—/]\s/u;
/** "Mileage: 12,000 km". */
const label = /^\p{L}[^:\d]{0,30}:\s*/u;

/** A label of papers: the year behind it is when they end. */
const ofPapers =
  /^(?:(?:nächste )?hu(?:\/au)?|t[üu]v|mot|itv|stk|apk|coe|rego|itp|insurance|fitness|(?:road )?tax(?: token)?|besiktning|katsastus|przegl[ąa]d|revisione)(?![\p{L}\p{M}])(?:\.|(?: (?:bis|till?|until|expiry|valid|neu))*):?\s*/iu;

/** The parts of a cell between its separators, without labels. Those of papers are none of its facts. */
export function partsOf(cell: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => !ofPapers.test(part))
    .map((part) => part.replace(label, ''))
    .filter((part) => part !== '');
}

/** The part of a cell that is this fact; null where none is. */
export function factIn(cell: string, target: JointTarget): string | null {
  return partsOf(cell).find((part) => isFact[target](readableText(part))) ?? null;
}

/** What a cell of several facts says of a field; '' where it says nothing of it. */
export function partFor(target: Target, cell: string): string {
  const joint = jointTargets.find((each) => each === target);
  return (joint && factIn(cell, joint)) ?? '';
}
