export const dashboardMenu = 'Dashboard';
export const myProducts = 'MY PRODUCTS';
export const addProduct = 'ADD PRODUCT';
export const admins = 'Admins';
export const sellers = 'Sellers';
export const buyers = 'Buyers';
