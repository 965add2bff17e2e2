export const allProducts = 'ALL PRODUCTS';
export const loadingCategories = 'The categories are on their way';
export const noCategoriesTitle = 'No categories yet';
export const noCategories = 'The garage opens its doors as soon as the first one is added.';
