import type { VocabularyName } from '../contract.ts';

/** The name outside of its list: "Bajaj Pulsar 150". */
export function fullName({ kind, name, parent }: Pick<VocabularyName, 'kind' | 'name' | 'parent'>): string {
  return kind === 'model' && parent ? `${parent.name} ${name}` : name;
}
