import type { AppContext } from '../../../app-context.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { leaveWhenSignedOut } from '../../identity/ui/member-area.tsx';
import { mostPhotos } from '../domain.ts';
import { sendPhoto } from '../queries.ts';

/** The field of chosen files, where no script sends them by itself. */
export const photoField = 'photo';

/** What became of the photos that came with a form. */
export interface TakenPhotos {
  addresses: string[];
  /** What is wrong with one of them, at the field `photos`. */
  problems: FieldProblem[];
}

/**
 * Uploads the photos that came with a form, which only happens where no script has sent them before. Of too many one more is
 * uploaded than a motorcycle may have, so that it is refused for that; and none after one that came too often or too early.
 */
export async function takePhotosOf(app: AppContext, request: Request, form: FormData): Promise<TakenPhotos> {
  const taken: TakenPhotos = { addresses: [], problems: [] };
  for (const file of form.getAll(photoField).slice(0, mostPhotos + 1)) {
    if (!(file instanceof Blob) || file.size === 0) continue;
    try {
      taken.addresses.push(await sendPhoto(app.api, file));
    } catch (error) {
      leaveWhenSignedOut(app, request, error);
      if (!(error instanceof ApiError)) throw error;
      taken.problems = [{ field: 'photos', code: error.code, detail: error.message }];
      if (error.status === 429 || error.status === 503) break;
    }
  }
  return taken;
}
