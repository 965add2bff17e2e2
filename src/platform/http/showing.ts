import type { Context } from 'hono';
import type { ClientBindings } from './client-address.ts';

/** Declares what a call's answer depends on: pages that show it are kept until that changes. */
export function showing(context: Context, ...topics: string[]): void {
  (context.env as ClientBindings | undefined)?.topics?.showing(topics);
}
