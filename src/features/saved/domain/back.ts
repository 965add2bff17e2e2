/** What puts a motorcycle back that was removed where no script runs: as it was saved, not as of today. */
import { isId } from '../../../kernel/ids.ts';
import type { Price } from '../domain.ts';

interface Back {
  _id: string;
  savedAt?: string;
  priceAmount?: number | null;
  currency?: string | null;
}

/** For a form and an address: id, time, amount and currency of what was saved, the last two where they are known. */
export function backText(saved: { _id: string; savedAt: string; priceThen: Price }): string {
  const { priceAmount, currency } = saved.priceThen;
  return [saved._id, saved.savedAt, priceAmount ?? '', currency ?? ''].join(',');
}

/** Reads that, or an id alone; null for anything else. */
export function readBack(text: string): Back | null {
  const [_id = '', savedAt, amount = '', currency = '', ...more] = text.split(',');
  if (!isId(_id) || more.length > 0) return null;
  if (savedAt === undefined) return { _id };
  const priceAmount = /^\d{1,15}$/.test(amount) ? Number(amount) : null;
  return { _id, savedAt, priceAmount, currency: /^[A-Z]{3}$/.test(currency) ? currency : null };
}
