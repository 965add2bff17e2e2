export const validationFailed = 'Some of what was sent cannot be taken. See the fields.';
export const bodyUnreadable = 'The body must be a JSON object.';
export const bodyTooLarge = 'This is more than the server takes in one request (64 KB).';
export const notFound = 'There is nothing at this address. The calls are listed at /api/docs.';
export const pictureNotFound = 'There is no picture of this name.';
export const cursorInvalid = 'This page of the list does not exist. Start again from its beginning.';
/** A call was made with a method that it does not have. */
export function methodNotAllowed(method: string, allowed: readonly string[]): string {
  return `This address does not take ${method}, only ${allowed.join(', ')}. The calls are listed at /api/docs.`;
}
