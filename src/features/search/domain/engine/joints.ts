/**
 * Columns that combine several facts: each combination of values that occurs has a code. Counts by value are
 * added up from counts by code, so that one read of a slot counts up to five facts. All facts with a choice
 * of values are stored this way.
 */
import { byName } from '../../../../kernel/by-name.ts';
import type { Columns } from './columns.ts';

export const jointColumns = {
  /** Facts that the model usually determines. */
  bike: ['make', 'model', 'category', 'ccStep'],
  place: ['division', 'district'],
  /** The price, as a step and its currency. */
  asked: ['currency', 'priceStep'],
  traits: ['condition', 'seller', 'photo', 'ownName', 'owners'],
  use: ['year', 'kmStep'],
} as const;
export type JointColumn = keyof typeof jointColumns;
export type Member = (typeof jointColumns)[JointColumn][number];

/** Sixteen bits until there are more combinations than they can number. */
export type Codes = Uint16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** The combinations of a joint column that have occurred. A code is never reused for another one. */
interface Joint {
  /** Codes by combination, packed into a number, or as a text where a value is too large for that. */
  codes: Map<number | string, number>;
  /** For each member, its value by code. */
  values: Record<Member, number[]>;
}
export type Joints = Record<JointColumn, Joint>;

const names = Object.keys(jointColumns) as JointColumn[];

export const members: readonly Member[] = names.flatMap((name) => [...jointColumns[name]]);

/** The joint column of each member. */
export const jointOf = Object.fromEntries(
  names.flatMap((name) => jointColumns[name].map((member) => [member, name])),
) as Record<Member, JointColumn>;

/** Joint columns without any code yet. */
export function emptyJoints(): Joints {
  const joint = (name: JointColumn): Joint => ({
    codes: new Map(),
    values: Object.fromEntries(
      jointColumns[name].map((member) => [member, []]),
    ) as unknown as Joint['values'],
  });
  return byName(names, joint);
}

/** Appends a value to a packed number; NaN where the value is too large, or the number was NaN already. */
function behind(others: number, value: number, room: number): number {
  return value >= 0 && value < room ? others * room + value : Number.NaN;
}

type Values = Readonly<Record<Member, number>>;

// Written out, because loops over names take twice as long for a million listings. 53 bits are exact.
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

/** The code of a combination; a new one where it has not occurred before. */
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

/** A listing's value of a fact that is stored in a code. */
export function memberAt(columns: Columns, member: Member, slot: number): number {
  const joint = jointOf[member];
  return columns.joints[joint].values[member][columns[joint][slot] as number] as number;
}

/** Converts counts by code into counts by a member's value; `only` selects the codes that count. */
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
