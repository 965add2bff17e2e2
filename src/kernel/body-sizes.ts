/** How large what is sent may be, in bytes: the limits, and what messages say of them. */

/** The largest body without photos: many times the size of any form; a larger one is a mistake or an attack. */
export const largestBody = 64 * 1024;

/** The largest photo: those of phones have two to eight million bytes. */
export const largestPhoto = 12 * 1024 * 1024;
