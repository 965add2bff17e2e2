import { kilobytes, megabytes } from './sizes.ts';

export const validationFailed = 'Some of what was sent cannot be accepted. See the fields.';
export const bodyUnreadable = 'The body must be a JSON object.';
export const bodyTooLarge = (most: number) =>
  `This is more than the server takes in one request (${kilobytes(most)}).`;
export const lengthRequired = 'A photo must be sent with its length, in the header Content-Length.';
/** Too much was asked for; it is allowed again after so many seconds. */
export function tooManyRequests(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `You have done this too often. Try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}
export const notFound = 'There is nothing at this address. The calls are listed at /api/docs.';
export const pictureNotFound = 'There is no picture with this name.';
export const cursorInvalid = 'This page of the list does not exist. Start again from its beginning.';
/** A call was made with a method that it does not have. */
export function methodNotAllowed(method: string, allowed: readonly string[]): string {
  return `This address does not accept ${method}, only ${allowed.join(', ')}. The calls are listed at /api/docs.`;
}

// What the document of the API says.
export const name = 'Moto Garage';
export const about = 'Buying and selling second-hand motorcycles.';
export const tokenScheme = 'The token of POST /api/jwt.';
export const idTokenScheme = 'A Firebase ID token, on sites whose members sign in there.';
export const problemMembers = {
  code: 'Stable: programs may rely on it.',
  detail: 'For people.',
  fields: 'What is wrong with each field.',
} as const;
/** What a body may not be, and what a photo may not. */
/** Bytes of the largest body and of the largest photo. */
export interface Largest {
  body: number;
  photo: number;
}
export const tooLarge = ({ body, photo }: Largest) =>
  `The body is larger than ${kilobytes(body)}, or a photo than ${megabytes(photo)}.`;
/** Why a call answers with such a status. */
export const refusals = (largest: Largest): Readonly<Record<number, string>> => ({
  400: 'The body is not a JSON object, or a text in it or in the address cannot be read.',
  401: 'No valid token, or nobody is signed in.',
  403: 'Not yours, another account, or a foreign Origin.',
  404: 'There is no such thing, or it is gone.',
  409: 'It does not fit what is already there.',
  410: 'Too late.',
  411: 'A photo was sent without its length.',
  413: tooLarge(largest),
  422: 'A field cannot be accepted; `fields` says which and why.',
  429: 'Too many attempts; Retry-After says how many seconds to wait.',
  503: 'Not at the moment; try again.',
});
