import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { willBeTold } from '../../reports/data/telling.ts';
import { reportedAsColumns } from '../../reports/data.ts';
import { changedSinceReport, type KeptAs } from '../../reports/domain/said-then.ts';
import { gravestOf, type ReportReason } from '../../reports/domain.ts';
import type { InboxReport } from '../contract.ts';
import { formerlyShown, reportsShown } from '../domain.ts';
import { findsAny, type InboxFilter, type InboxRow, isOnPage, micros, nothingElse } from './rows.ts';
import { presentSeller, sellerColumns } from './seller.ts';
import { presentStanding, standingColumns } from './standing.ts';

/**
 * A condition: whether the report `said` belongs to the entry of `reports`. The reports of one motorcycle
 * that are open, or were marked as done at the same moment, form one entry. The one with the highest number
 * stands for all of them: a report with additions gets a new number and id, so the id of an entry shows what an
 * admin has read. What is only said again adds nothing to read: its report keeps its id, and gets a new time.
 */
export const isOfEntry = sql<boolean>`said.listing_id = reports.listing_id and said.done_at is not distinct from reports.done_at`;
export const entryId = sql<string>`(
  select said.id from reports said where ${isOfEntry} order by said.no desc limit 1)`;
/** A condition: whether nothing in the entry was said after this report. The entry has its time. */
const isLatest = sql<boolean>`not exists (
  select from reports said
  where ${isOfEntry} and (said.created_at, said.id) > (reports.created_at, reports.id))`;

/** The number of reports in an entry, and all reasons that they give. */
export const summary = sql<{ count: number; reasons: ReportReason[] }>`(
  select json_build_object('count', count(distinct said.id), 'reasons', json_agg(distinct given.reason))
  from reports said cross join lateral (
    select said.reason union all select reason from jsonb_to_recordset(said.earlier) as before (reason text)
  ) given
  where ${isOfEntry})`;

/**
 * A condition: whether one of the reports of an entry, or what it says of the seller, contains a typed text. Each report is
 * read once, and not once for every other one of its entry: strangers may have sent hundreds about one motorcycle.
 */
function isFound(search: string) {
  if (search === '') return sql<boolean>`true`;
  const entryOf = (table: string) =>
    sql`${sql.ref(`${table}.listing_id`)}, coalesce(${sql.ref(`${table}.done_at`)}, 'infinity')`;
  const ofReports = ['reporter.name', 'reporter.email', 'said.email', 'said.words'];
  return sql<boolean>`(${findsAny(['listings.name', 'seller.name', 'seller.email'], search)}
    or (${entryOf('reports')}) in (
      select ${entryOf('said')} from reports said left join users reporter on reporter.id = said.user_id
      where ${findsAny(ofReports, search, 'said.earlier')}))`;
}

/** Reports of listings, grouped into entries, newest first, one more than a page has. */
export async function findReports(database: Database, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('listings', 'listings.id', 'reports.listing_id')
    .leftJoin('users as seller', 'seller.id', 'listings.seller_id')
    .select(['reports.created_at', 'reports.done_at', entryId.as('id')])
    .select(sellerColumns)
    .select(reportedAsColumns)
    .select([...standingColumns, summary.as('summary'), micros('reports').as('at')])
    .where(isOnPage('reports', filter, entryId))
    .where(isLatest)
    .where(isFound(filter.search))
    .orderBy('reports.created_at', 'desc')
    .orderBy(entryId, 'desc')
    .limit(filter.limit + 1)
    .execute();
  const entries = rows.map(({ id }) => id);
  const [all, kept] = await Promise.all([listSaid(database, entries), listKept(database, entries)]);
  return rows.map((row) => ({
    ...nothingElse,
    _id: row.id,
    kind: 'report',
    time: row.created_at.toISOString(),
    name: '',
    email: '',
    product: { name: row.product_name, sample: false, here: row.deleted_at === null },
    report: {
      reason: gravestOf(row.summary.reasons),
      count: row.summary.count,
      reports: all.get(row.id) ?? [],
      formerly: (kept.get(row.id) ?? []).flatMap((was) => changedSinceReport(was, row) ?? []),
      seller: presentSeller(row),
    },
    ...presentStanding(row),
    done: row.done_at?.toISOString() ?? null,
    at: row.at,
  }));
}

/** The reports of each of these entries, the latest first, as many as are shown. */
async function listSaid(
  database: Database,
  entries: readonly string[],
): Promise<Map<string, InboxReport['reports']>> {
  if (entries.length === 0) return new Map();
  const { rows } = await sql<{
    entry: string;
    created_at: Date;
    reason: ReportReason;
    words: string;
    earlier: { reason: ReportReason; words: string }[];
    name: string;
    email: string;
    tells: boolean;
  }>`
    select entry.id as entry, reports.created_at, reports.reason, reports.words, reports.earlier, ${willBeTold} as tells,
      coalesce(reporter.name, '') as name, coalesce(reporter.email, reports.email) as email
    from unnest(${entries}::text[]) as entry (id), lateral (
      select said.* from reports join reports said on ${isOfEntry}
      where reports.id = entry.id order by said.created_at desc, said.id desc limit ${sql.lit(reportsShown)}
    ) reports left join users reporter on reporter.id = reports.user_id
    order by reports.created_at desc, reports.id desc`.execute(database);
  const groups = Map.groupBy(rows, ({ entry }) => entry);
  return new Map(
    [...groups].map(([entry, reports]) => [
      entry,
      reports.map((row) => ({
        name: row.name,
        email: row.email,
        time: row.created_at.toISOString(),
        said: [row, ...row.earlier].map(({ reason, words }) => ({ reason, text: words })),
        tells: row.tells,
      })),
    ]),
  );
}

/** The different states in which the motorcycle of each of these entries was reported, the first one first. */
async function listKept(database: Database, entries: readonly string[]): Promise<Map<string, KeptAs[]>> {
  if (entries.length === 0) return new Map();
  const { rows } = await sql<{ entry: string; saidThen: KeptAs }>`
    select entry.id as entry, kept.said_then as "saidThen"
    from unnest(${entries}::text[]) as entry (id), lateral (
      select said.said_then, min(said.created_at) as since from reports join reports said on ${isOfEntry}
      where reports.id = entry.id and said.said_then is not null
      group by said.said_then order by since limit ${sql.lit(formerlyShown)}
    ) kept
    order by kept.since`.execute(database);
  const groups = Map.groupBy(rows, ({ entry }) => entry);
  return new Map([...groups].map(([entry, kept]) => [entry, kept.map(({ saidThen }) => saidThen)]));
}
