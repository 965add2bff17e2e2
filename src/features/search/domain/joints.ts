/**
 * Facts of few values that are counted together: each combination of values that there is has a code, and how many
 * listings have each value is added up from how many have each code. One look at a listing tells what five would.
 */
import type { Columns } from './columns.ts';

const jointColumns = {
  /** What it asks, as a step and in which currency. */
  asked: ['currency', 'priceStep'],
  traits: ['condition', 'seller', 'photo', 'owners'],
  place: ['division', 'district'],
} as const;
export type JointColumn = keyof typeof jointColumns;
export type Member = (typeof jointColumns)[JointColumn][number];

/** The combinations of a joint column that were met. A code never stands for another one later. */
interface Joint {
  codes: Map<number, number>;
  /** By member, the value of each code. */
  values: Record<Member, number[]>;
}
export type Joints = Record<JointColumn, Joint>;

const names = Object.keys(jointColumns) as JointColumn[];

export function emptyJoints(): Joints {
  const joint = () => ({ codes: new Map(), values: {} as Joint['values'] });
  return { asked: joint(), traits: joint(), place: joint() };
}

/** Writes the codes of a slot whose other columns are written. */
export function putCodes(columns: Columns, slot: number): void {
  for (const name of names) {
    const members: readonly Member[] = jointColumns[name];
    const joint = columns.joints[name];
    // As exact as whole numbers of 52 bits: ids of names fit into half of them, bytes into a quarter.
    const room = 2 ** (52 / members.length);
    let key = 0;
    for (const member of members) key = key * room + (columns[member][slot] as number);
    columns[name][slot] = joint.codes.get(key) ?? newCode(joint, key, members, columns, slot);
  }
}

function newCode(
  { codes, values }: Joint,
  key: number,
  members: readonly Member[],
  columns: Columns,
  slot: number,
): number {
  const code = codes.size;
  codes.set(key, code);
  for (const member of members) {
    values[member] ??= [];
    values[member].push(columns[member][slot] as number);
  }
  return code;
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
  const of = values[member] ?? [];
  for (let code = 0; code < of.length; code += 1) {
    const count = byCode[code] ?? 0;
    if (count === 0 || !only(code)) continue;
    const value = of[code] as number;
    counts[value] = (counts[value] as number) + count;
  }
  return counts;
}

const all = () => true;

const jointByMember = new Map<string, JointColumn>(
  names.flatMap((name) => jointColumns[name].map((member) => [member, name] as const)),
);

/** The joint column that a fact is counted in; undefined where it is counted by itself. */
export function jointOf(fact: string): JointColumn | undefined {
  return jointByMember.get(fact);
}
