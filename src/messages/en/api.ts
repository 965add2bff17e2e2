export const validationFailed = 'Some of what was sent cannot be taken. See the fields.';
export const bodyUnreadable = 'The body must be a JSON object.';
export const bodyTooLarge = 'This is more than the server takes in one request (64 KB).';
export const notFound = 'There is nothing at this address. The calls are listed at /api/docs.';
export const fieldMissing = 'This field is needed.';
export const fieldNotText = 'This field must be a text.';
export const pictureNotFound = 'There is no picture of this name.';
export const cursorInvalid = 'This page of the list does not exist. Start again from its beginning.';
