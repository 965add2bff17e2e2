/**
 * Facts that are kept and counted together: each combination of values that there is has a code, and how many
 * listings have each value is added up from how many have each code. One look at a listing tells what four would. All that filters
 * choose from is kept so.
 */
import type { Columns } from './columns.ts';

export const jointColumns = {
  /** What a model mostly settles. */
  bike: ['make', 'model', 'category', 'ccStep'],
  place: ['division', 'district'],
  /** What it asks, as a step and in which currency. */
  asked: ['currency', 'priceStep'],
  traits: ['condition', 'seller', 'photo', 'ownName', 'owners'],
  use: ['year', 'kmStep'],
} as const;
export type JointColumn = keyof typeof jointColumns;
export type Member = (typeof jointColumns)[JointColumn][number];

/** Sixteen bits, until there are more combinations than these can name. */
export type Codes = Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** The combinations of a joint column that were met. A code never stands for another one later. */
interface Joint {
  /** By the combination as a number, or as a text where a value is too large for that. */
  codes: Map<number | string, number>;
  /** By member, the value of each code. */
  values: Record<Member, number[]>;
}
export type Joints = Record<JointColumn, Joint>;

const names = Object.keys(jointColumns) as JointColumn[];

export const members: readonly Member[] = names.flatMap((name) => [...jointColumns[name]]);

/** The joint column of each member. */
export const jointOf = Object.fromEntries(
  names.flatMap((name) => jointColumns[name].map((member) => [member, name])),
) as Record<Member, JointColumn>;

export function emptyJoints(): Joints {
  const joint = (name: JointColumn): Joint => ({
    codes: new Map(),
    values: Object.fromEntries(
      jointColumns[name].map((member) => [member, []]),
    ) as unknown as Joint['values'],
  });
  return Object.fromEntries(names.map((name) => [name, joint(name)])) as Joints;
}

/** Writes a value behind others into one number; NaN, from then on, where it has no room. */
function behind(others: number, value: number, room: number): number {
  return value >= 0 && value < room ? others * room + value : Number.NaN;
}

type Values = Readonly<Record<Member, number>>;

// Each by itself, as loops by name take twice as long for a million listings. 53 bits are exact.
const numberOf: Record<JointColumn, (values: Values) => number> = {
  bike: ({ make, model, category, ccStep }) =>
    behind(behind(behind(behind(0, make, 2 ** 20), model, 2 ** 21), category, 2 ** 8), ccStep, 2 ** 4),
  place: ({ division, district }) => behind(behind(0, division, 2 ** 26), district, 2 ** 26),
  asked: ({ currency, priceStep }) => behind(behind(0, currency, 2 ** 16), priceStep, 2 ** 8),
  traits: ({ condition, seller, photo, ownName, owners }) =>
    behind(
      behind(behind(behind(behind(0, condition, 2 ** 8), seller, 2 ** 8), photo, 2), ownName, 2),
      owners,
      2 ** 8,
    ),
  use: ({ year, kmStep }) => behind(behind(0, year, 2 ** 8), kmStep, 2 ** 8),
};

/** The code of a combination, a new one where it was not met. */
export function codeOf(joints: Joints, name: JointColumn, values: Values): number {
  const { codes, values: known } = joints[name];
  const number = numberOf[name](values);
  const key = Number.isNaN(number) ? jointColumns[name].map((member) => values[member]).join() : number;
  const code = codes.get(key);
  if (code !== undefined) return code;
  const next = codes.size;
  codes.set(key, next);
  for (const member of jointColumns[name]) known[member].push(values[member]);
  return next;
}

/** What a listing has of a fact that is kept in a code. */
export function memberAt(columns: Columns, member: Member, slot: number): number {
  const joint = jointOf[member];
  return columns.joints[joint].values[member][columns[joint][slot] as number] as number;
}

/** How many have each code, as how many have each value of a member; `only` are the codes that count. */
export function countsOf(
  { values }: Joint,
  member: Member,
  byCode: Int32Array,
  length: number,
  only: (code: number) => boolean = all,
): Int32Array {
  const counts = new Int32Array(length);
  const of = values[member];
  for (let code = 0; code < of.length; code += 1) {
    const count = byCode[code] ?? 0;
    if (count === 0 || !only(code)) continue;
    const value = of[code] as number;
    counts[value] = (counts[value] as number) + count;
  }
  return counts;
}

const all = () => true;
