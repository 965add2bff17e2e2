import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { willBeTold } from '../../reports/data/telling.ts';
import { gravestOf } from '../../reports/domain.ts';
import type { Found, InboxFilter } from '../data.ts';
import { findsAny, isOnPage, micros, nothingElse } from './rows.ts';
import { presentStanding, standingColumns } from './standing.ts';

const openReports = sql<number>`(
  select count(*)::int from reports other where other.listing_id = reports.listing_id and other.done_at is null)`;

/** Reports of listings, newest first, one more than a page has. */
export async function findReports(database: Database, filter: InboxFilter): Promise<Found[]> {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .leftJoin('users', 'users.id', 'reports.user_id')
    .selectAll('reports')
    .select([
      'users.name as member_name',
      'users.email as member_email',
      ...standingColumns,
      openReports.as('open'),
      willBeTold.as('tells'),
      micros('reports').as('at'),
    ])
    .where(isOnPage('reports', filter))
    .where(
      findsAny(
        ['users.name', 'users.email', 'reports.email', 'reports.words', 'listings.name'],
        filter.search,
        'reports.earlier',
      ),
    )
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'report',
    time: row.created_at.toISOString(),
    name: row.member_name ?? '',
    email: row.member_email ?? row.email,
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    report: {
      reason: gravestOf(
        row.reason,
        row.earlier.map(({ reason }) => reason),
      ),
      said: [row, ...row.earlier].map(({ reason, words }) => ({ reason, text: words })),
      open: row.open,
      tells: row.tells,
    },
    ...presentStanding(row),
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}
