export const allProducts = 'ALL PRODUCTS';
const makes: Readonly<Partial<Record<string, string>>> = { bmw: 'BMW', 'harley davidson': 'Harley-Davidson' };
/** The name of a category within a sentence or a title: a category of one make is written as the make is. */
export function categoryInText(name: string): string {
  return makes[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
export const loadingCategories = 'The categories are on their way';
export const noCategoriesTitle = 'No categories yet';
export const noCategories = 'The garage opens its doors as soon as the first one is added.';
