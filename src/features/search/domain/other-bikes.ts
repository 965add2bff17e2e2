/** What else somebody sells. */

/** Other motorcycles of a seller are counted up to here: many more than that is all that anybody wants to know. */
export const othersCounted = 99;
