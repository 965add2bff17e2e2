import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { willBeTold } from '../../reports/data/telling.ts';
import { gravestOf } from '../../reports/domain.ts';
import type { Found, InboxFilter } from '../data.ts';
import { finds, isAfter, micros } from './rows.ts';
import { presentStanding, standingColumns } from './standing.ts';

const openReports = sql<number>`(
  select count(*)::int from reports other where other.listing_id = reports.listing_id and other.done_at is null)`;

/** Reports of listings, newest first, one more than a page has. */
export async function findReports(database: Database, filter: InboxFilter): Promise<Found[]> {
  const { state, search, limit, cursor } = filter;
  let query = database
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
    .where('reports.done_at', state === 'open' ? 'is' : 'is not', null)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit + 1);
  if (cursor) query = query.where(isAfter('reports', cursor));
  if (search !== '') {
    query = query.where((eb) =>
      eb.or([
        ...(['users.name', 'users.email', 'reports.email', 'reports.words', 'listings.name'] as const).map(
          (told) => finds(told, search),
        ),
        sql<boolean>`exists (
          select from jsonb_to_recordset(reports.earlier) as said (words text) where ${finds('said.words', search)})`,
      ]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: 'report',
    time: row.created_at.toISOString(),
    name: row.member_name ?? '',
    email: row.member_email ?? row.email,
    number: '',
    location: '',
    intent: null,
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    booking: null,
    report: {
      reason: gravestOf(
        row.reason,
        row.earlier.map(({ reason }) => reason),
      ),
      said: [row, ...row.earlier].map(({ reason, words }) => ({ reason, text: words })),
      open: row.open,
      tells: row.tells,
    },
    reply: null,
    repeat: null,
    standing: presentStanding(row),
    cancelled: false,
    changed: null,
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}
