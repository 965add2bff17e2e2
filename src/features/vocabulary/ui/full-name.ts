import type { VocabularyName } from '../contract.ts';

/** What a name is called away from its list: "Bajaj Pulsar 150". */
export function fullName({ kind, name, parent }: Pick<VocabularyName, 'kind' | 'name' | 'parent'>): string {
  return kind === 'model' && parent ? `${parent.name} ${name}` : name;
}
