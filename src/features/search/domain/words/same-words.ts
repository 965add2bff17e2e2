/** Words that sellers write in several ways: a search for one finds all. */
import { colourForms } from '../../../../kernel/colours.ts';

/** English words as they are spoken in Bangla, and other spellings in English. */
const groups = [
  'disc disk ডিস্ক ডিক্স',
  'twin টুইন',
  'single সিঙ্গেল',
  'double ডাবল',
  'dual ডুয়েল ডুয়াল',
  'abs এবিএস',
  'cbs সিবিএস',
  'fi এফআই',
  'self সেলফ',
  'brake ব্রেক',
  'tyre tire টায়ার',
  'engine ইঞ্জিন',
  'battery ব্যাটারি ব্যাটারী',
  'digital ডিজিটাল',
  'edition এডিশন',
  'fresh ফ্রেশ',
  'urgent জরুরি জরুরী',
  // No name alone: others than Bajaj have boxers, too.
  'boxer بوكسر',
].map((words) => words.normalize('NFKC').split(' '));
const groupOf = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

/** A word and those that mean the same, colours in English and Bangla among them. */
export function sameWords(word: string): readonly string[] {
  return [...new Set([...colourForms(word), ...(groupOf.get(word) ?? [])])];
}
