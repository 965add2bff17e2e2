/**
 * An additive model of many small effects ("this model", "this model's loss per year", "this district"), each
 * shrunk towards zero unless enough bikes support it. How strongly is learned for each kind of effect.
 */

/** One kind of effect. */
export interface Term<Row> {
  /** Rows with the same key share one effect; null where the effect does not apply. */
  key: (row: Row) => string | null;
  /** The factor of the effect: 1, or a slope's distance from its middle. */
  amount?: (row: Row) => number;
  /** The keys are figures, of which a greater one never makes dearer: few rows might say so by chance. */
  isFalling?: boolean;
}

/** Which group of which term each row belongs to; computed once and used by many fits. */
interface Design {
  rows: number;
  columns: Column[];
}

interface Column {
  groups: Map<string, number>;
  /** -1 where the effect does not apply. */
  group: Int32Array;
  amount: Float64Array;
  /** The groups by their figures, where no effect may be above that of a smaller one. */
  order: readonly number[] | null;
}

export interface Effects {
  middle: number;
  /** The effect of each group, term by term. */
  effects: Float64Array[];
}

interface Fit extends Effects {
  /** The sum of the effects for each row, also for the rows that were left out. */
  fitted: Float64Array;
}

/** An element of a list at an index that is known to exist. */
export function at(list: Float64Array | Int32Array | readonly number[], index: number): number {
  return list[index] ?? 0;
}

/**
 * The value below which a share of the numbers lies, interpolated between neighbours. Zero when there are
 * none.
 */
export function quantileOf(figures: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(figures).sort();
  const place = Math.min(1, Math.max(0, share)) * (sorted.length - 1);
  const below = Math.max(0, Math.floor(place));
  const low = at(sorted, below);
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

const byFigure = (groups: ReadonlyMap<string, number>) =>
  [...groups].sort(([one], [other]) => Number(one) - Number(other));

/** Sorts the rows into the groups of each term. */
export function designOf<Row>(rows: readonly Row[], terms: readonly Term<Row>[]): Design {
  const columns = terms.map((term): Column => {
    const groups = new Map<string, number>();
    const group = Int32Array.from(rows, (row) => {
      const key = term.key(row);
      if (key === null) return -1;
      const known = groups.get(key);
      if (known !== undefined) return known;
      groups.set(key, groups.size);
      return groups.size - 1;
    });
    return {
      groups,
      group,
      amount: Float64Array.from(rows, (row) => term.amount?.(row) ?? 1),
      order: term.isFalling ? byFigure(groups).map(([, g]) => g) : null,
    };
  });
  return { rows: rows.length, columns };
}

const sweeps = 30;
/**
 * Sweeps before outliers lose weight, and before the caution of a term is learned: both need a first
 * estimate.
 */
const plainSweeps = 3;
/**
 * A row this many typical errors away counts half; further ones less and less. A typing error in a price must
 * have little influence.
 */
const halfWeightAt = 2.5;
/** The noise that caution is measured against, in typical errors. */
const noise = 1.15;
const startCaution = 8;
/** Terms with fewer groups are plain slopes: too few to learn their spread from. */
const fewestGroups = 4;
const slopeCaution = 0.1;
const cautionLimits = { least: 0.3, most: 400 } as const;

/**
 * Fits all effects in repeated sweeps, each term explaining what the others leave. Rows for which `counts` is
 * false have no influence, but still get a fitted value: that is how prices of unseen bikes are predicted.
 */
export function fitEffects(
  design: Design,
  targets: Float64Array,
  counts: (row: number) => boolean = () => true,
): Fit {
  const n = design.rows;
  const seen = Uint8Array.from(targets, (_, i) => (counts(i) ? 1 : 0));
  const seenTargets = targets.filter((_, i) => seen[i] === 1);
  const middle = quantileOf(seenTargets, 0.5);
  const left = targets.map((target) => target - middle);
  const weight = Float64Array.from(seen);
  const effects = design.columns.map(({ groups }) => new Float64Array(groups.size));
  const caution = effects.map(({ length }) => Number(length < fewestGroups ? slopeCaution : startCaution));

  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const typical = Math.max(1e-6, quantileOf(left.filter((_, i) => seen[i] === 1).map(Math.abs), 0.5));
    if (sweep >= plainSweeps) {
      const half = halfWeightAt * typical;
      for (let i = 0; i < n; i += 1) weight[i] = seen[i] === 1 ? 1 / (1 + (at(left, i) / half) ** 2) : 0;
    }
    for (const [t, column] of design.columns.entries()) {
      const effect = effects[t] ?? new Float64Array();
      const evidence = refit(column, left, weight, effect, at(caution, t));
      if (sweep > plainSweeps && effect.length >= fewestGroups)
        caution[t] = learnedCaution(effect, evidence, at(caution, t), (noise * typical) ** 2);
    }
  }
  return { middle, effects, fitted: targets.map((target, i) => target - at(left, i)) };
}

/** Refits a term's effects to the residuals of the rows, and subtracts the change from the residuals. */
function refit(
  { group, amount, order }: Column,
  left: Float64Array,
  weight: Float64Array,
  effect: Float64Array,
  caution: number,
): Float64Array {
  const pull = new Float64Array(effect.length);
  const evidence = new Float64Array(effect.length);
  for (let i = 0; i < group.length; i += 1) {
    const g = at(group, i);
    if (g < 0) continue;
    const x = at(amount, i);
    const weighted = at(weight, i) * x;
    pull[g] = at(pull, g) + weighted * (at(left, i) + x * at(effect, g));
    evidence[g] = at(evidence, g) + weighted * x;
  }
  const fresh = pull.map((sum, g) => sum / (at(evidence, g) + caution));
  if (order)
    neverRise(
      fresh,
      order,
      evidence.map((weight) => weight + caution),
    );
  const change = fresh.map((value, g) => value - at(effect, g));
  effect.set(fresh);
  for (let i = 0; i < group.length; i += 1) {
    const g = at(group, i);
    if (g >= 0) left[i] = at(left, i) - at(amount, i) * at(change, g);
  }
  return evidence;
}

/** Gives neighbours in an order their mean where the later is above the earlier, until none is (isotonic regression). */
function neverRise(values: Float64Array, order: readonly number[], weights: Float64Array): void {
  const pools: { places: number[]; mean: number; weight: number }[] = [];
  for (const place of order) {
    let pool = { places: [place], mean: at(values, place), weight: at(weights, place) };
    for (let last = pools.at(-1); last && pool.mean > last.mean; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      const mean = (last.mean * last.weight + pool.mean * pool.weight) / weight;
      pool = { places: [...last.places, ...pool.places], mean, weight };
    }
    pools.push(pool);
  }
  for (const { places, mean } of pools) for (const place of places) values[place] = mean;
}

/**
 * The ratio of noise to the spread of a term's effects, as far as known (a step of expectation maximisation).
 */
function learnedCaution(
  effect: Float64Array,
  evidence: Float64Array,
  caution: number,
  noise: number,
): number {
  let spread = 0;
  let groups = 0;
  for (let g = 0; g < effect.length; g += 1) {
    if (at(evidence, g) === 0) continue;
    spread += at(effect, g) ** 2 + noise / (at(evidence, g) + caution);
    groups += 1;
  }
  if (groups === 0) return caution;
  return Math.min(cautionLimits.most, Math.max(cautionLimits.least, (noise * groups) / spread));
}

/** The group of the greatest figure below one that has none, or of the smallest. */
function nextBelow(groups: ReadonlyMap<string, number>, key: string): number | undefined {
  const known = byFigure(groups);
  return (known.findLast(([figure]) => Number(figure) < Number(key)) ?? known[0])?.[1];
}

/** The sum of the effects for a row that need not have been part of the fit. */
export function addUp<Row>(
  terms: readonly Term<Row>[],
  groups: readonly Map<string, number>[],
  { middle, effects }: Effects,
  row: Row,
): number {
  let sum = middle;
  for (const [t, term] of terms.entries()) {
    const key = term.key(row);
    const known = groups[t] ?? new Map<string, number>();
    const g =
      key === null ? undefined : (known.get(key) ?? (term.isFalling ? nextBelow(known, key) : undefined));
    if (g !== undefined) sum += (effects[t]?.[g] ?? 0) * (term.amount?.(row) ?? 1);
  }
  return sum;
}
