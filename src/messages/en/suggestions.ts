// What is suggested while somebody types a search.
export const suggestions = 'Suggestions';
/** How many suggestions there are, for those who do not see them. */
export function suggestionCount(count: number): string {
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
export const suggestionKinds = {
  category: 'Category',
  make: 'Make',
  model: 'Model',
  division: 'Division',
  district: 'District',
} as const;
