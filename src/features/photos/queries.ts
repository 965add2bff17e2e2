import type { ApiClient } from '../../kernel/api-client.ts';
import type { Photo } from './contract.ts';

/** Uploads a photo (POST /photos) and returns the address of its large picture. */
export async function sendPhoto(api: ApiClient, file: Blob, signal?: AbortSignal): Promise<string> {
  const call = {
    method: 'POST',
    path: '/photos',
    file,
    access: 'member',
    ...(signal && { signal }),
  } as const;
  return (await api<Photo>(call)).data.image;
}
