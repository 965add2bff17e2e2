// Words of the frame around every page: top bar, footer, error pages.
export const skipToContent = 'Skip to content';
export const mainMenu = 'Main';
export const footerMenu = 'The company';
export const socialMenu = 'Sign up';
export const homeLink = 'HOME';
export const findLink = 'FIND A BIKE';
export const dashboardLink = 'DASHBOARD';
export const savedLink = 'Saved motorcycles';
export const blogLink = 'BLOG';
export const login = 'Login';
export const logout = 'Logout';
export const logoText = 'Moto Garage';

export const aboutUs = 'About us';
export const contact = 'Contact';
export const feedback = 'Feedback';
export const pressKit = 'Press kit';
export const privacy = 'Privacy';
export const searchEngine = 'Search engine: sign up';
export const codeHosting = 'Code hosting: sign up';
export const socialNetwork = 'Social network: sign up';
export const footerLine = 'Second-hand motorcycles, sold by the people who ride them.';
export const copyright = 'Copyright 2023, all rights reserved by the company.';

export const notFoundPlate = '404';
export const stalledTitle = 'The page stalled';
export const failedTitle = 'Something seized up';
export const busyTitle = 'One moment, please';
