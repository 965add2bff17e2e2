import type { ApiClient } from '../../kernel/api-client.ts';
import type { Photo } from './contract.ts';

/**
 * Uploads a photo (POST /photos) and returns the address of its large picture. `how`: with what it can be stopped, and what
 * sends it in place of `fetch`.
 */
export async function sendPhoto(
  api: ApiClient,
  file: Blob,
  how: { signal?: AbortSignal; send?: typeof fetch } = {},
): Promise<string> {
  const call = { method: 'POST', path: '/photos', file, access: 'member', ...how } as const;
  return (await api<Photo>(call)).data.image;
}
