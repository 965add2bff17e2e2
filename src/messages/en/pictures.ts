// In the place of a photo. Apart from the words of listings, as every page has them.
export const drawing = 'Drawing, no photo from the seller yet';
export const drawingInstead = 'Drawing: the seller’s photo cannot be shown';
