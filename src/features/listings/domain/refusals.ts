/** Refusals about a listing that several features answer with. */
import * as words from '#messages/listings.ts';
import { AppError } from '../../../kernel/errors.ts';

/** For a listing that never existed or is gone, or that the caller must not learn of. */
export function productNotFound(extension?: Readonly<Record<string, unknown>>): AppError {
  return new AppError(404, 'product-not-found', words.productNotFound, [], extension);
}

/** For somebody else's listing. */
export function notYours(): AppError {
  return new AppError(403, 'not-yours', words.notYours);
}
