import type { ApiClient } from '../../kernel/api-client.ts';

/** Asks the garage to write to this address (POST /enquiries). */
export async function sendEnquiry(api: ApiClient, email: string): Promise<void> {
  await api({ method: 'POST', path: '/enquiries', body: { email } });
}
