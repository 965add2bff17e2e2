// Mail to admins about what has come into the garage's inbox. It says nothing that somebody wrote to the garage: that
// is read there.
export const subject = (first: string, count: number) =>
  count === 1 ? `In the inbox: ${first}` : `${count} new entries in the inbox`;
export const intro = (count: number) =>
  count === 1
    ? 'This is new in the inbox of the garage and needs an answer:'
    : `These ${count} entries are new in the inbox of the garage and need an answer:`;
/** Of the first mail that an admin gets: all that is open is new to them. */
export const firstIntro = (count: number) =>
  count === 1
    ? 'This needs an answer in the inbox of the garage:'
    : `These ${count} entries need an answer in the inbox of the garage:`;
export const all = 'Open the inbox';
export const because =
  'You get this mail because you are an admin of Moto Garage: at most once an hour, and only about what nobody has answered yet.';
export const firstBecause =
  'This is the first mail of its kind. You get it because you are an admin of Moto Garage; from now on it comes when something new needs an answer, at most once an hour.';
export const stop = 'No more mail about the inbox';
export const manage = 'My account';
