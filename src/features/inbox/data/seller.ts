/** Who sells a reported motorcycle, for the admins who may have to write to them. */
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import type { Role } from '../../identity/domain.ts';
import type { InboxReport } from '../contract.ts';
import type { SoldBy } from '../domain.ts';

/** The columns that `presentSeller` reads, of `listings` and of the account `seller`, which may be missing. */
export const sellerColumns = [
  'listings.origin',
  'seller.name as seller_name',
  'seller.email as seller_email',
  'seller.email_verified as seller_email_verified',
  'seller.role as seller_role',
  'seller.stopped_at as seller_stopped_at',
] as const;

interface SellerRow {
  origin: Selectable<Tables['listings']>['origin'];
  seller_name: string | null;
  seller_email: string | null;
  seller_email_verified: boolean | null;
  seller_role: Role | null;
  seller_stopped_at: Date | null;
}

/** The seller of a listing: as the account says, not the name that was typed into the listing. */
export function presentSeller(row: SellerRow): InboxReport['seller'] {
  return {
    soldBy: sellerOf(row),
    name: row.seller_name ?? '',
    email: row.seller_email ?? '',
    emailConfirmed: row.seller_email_verified ?? false,
    role: row.seller_role,
    stopped: row.seller_stopped_at !== null,
  };
}

function sellerOf({ origin, seller_email }: SellerRow): SoldBy {
  if (origin === 'sample') return 'sample';
  if (origin === 'import') return 'list';
  // The account's deletion leaves its listings without a seller.
  return seller_email === null ? 'closed' : 'member';
}
