/**
 * Seconds in which an answer to a booking, an admin's action, or that a motorcycle is sold or deleted can be taken back; mail
 * about it is sent after that.
 */
export const undoSeconds = 120;
