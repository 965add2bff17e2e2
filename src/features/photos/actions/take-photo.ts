import type { AppContext } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import { sendPhoto } from '../queries.ts';

/** The field of a chosen file, where no script sends it by itself. */
export const photoField = 'photo';

/**
 * The photo that came with a form, uploaded: its address, or what is wrong with it as a problem of the field
 * `image`. Null for a form without a photo.
 */
export async function takePhotoOf(
  app: AppContext,
  request: Request,
  form: FormData,
): Promise<string | FieldProblem | null> {
  const file = form.get(photoField);
  if (!(file instanceof Blob) || file.size === 0) return null;
  try {
    return await sendPhoto(app.api, file);
  } catch (error) {
    leaveWhenSignedOut(app, request, error);
    if (!(error instanceof ApiError)) throw error;
    return { field: 'image', code: error.code, detail: error.message };
  }
}

/** What was typed, with the address of the photo that came with it. */
export function withPhoto<Typed extends { image: string }>(
  typed: Typed,
  photo: string | FieldProblem | null,
): Typed {
  return typeof photo === 'string' ? { ...typed, image: photo } : typed;
}

/** The problems of a form, with that of its photo in place of any other of the field. */
export function withPhotoProblem(
  problems: readonly FieldProblem[],
  photo: string | FieldProblem | null,
): readonly FieldProblem[] {
  if (photo === null || typeof photo === 'string') return problems;
  return [...problems.filter(({ field }) => field !== photo.field), photo];
}
