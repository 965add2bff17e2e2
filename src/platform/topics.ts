/** What pages depend on, and how processes hear that it has changed (db/migrations/0009). */
import { sql } from 'kysely';
import { shareRuns } from '../kernel/share-runs.ts';
import type { Database } from './database.ts';
import { runPrepared } from './prepared.ts';

/** Told by whoever reads data for a page, while it is rendered. */
export interface TopicNotes {
  /** The page shows these topics. A call that shows what nobody can change tells an empty list. */
  showing(topics: readonly string[]): void;
}

/** Minutes that rows are kept. */
const kept = 60;

/** After that rows are swept away; whoever has not looked for half of that cannot know what they missed. */
const longestPause = 30 * 60_000;

interface TopicReader {
  /** The topics changed since the last call; null: unknown, everything may have. */
  onChanges(topics: readonly string[] | null): void;
}

/**
 * Creates a function that reads what has changed: once it resolves, everything that was committed before the
 * call has been told. Calls at the same time share one statement. Rejects when the database does not answer.
 */
export function followTopics(database: Database, reader: TopicReader): () => Promise<void> {
  let snapshot: string | null = null;
  let readAt = 0;

  return shareRuns(async () => {
    const now = performance.now();
    const since = snapshot !== null && now - readAt < longestPause ? snapshot : null;
    // A restored backup brings rows of transactions that this server has not come to: they count as seen.
    const { rows } = await runPrepared(
      database,
      sql<{ snapshot: string; topics: string[] | null }>`
      select pg_current_snapshot()::text as snapshot, case when ${since}::text is not null then array(
        select distinct topic from topic_changes
        where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
          and changed < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
      ) end as topics`,
    );
    const row = rows[0];
    if (!row) throw new Error('The snapshot was not told');
    snapshot = row.snapshot;
    readAt = now;
    if (row.topics === null || row.topics.length > 0) reader.onChanges(row.topics);
  });
}

/** Deletes what every process has read, or has to do without. Returns how many. */
export async function purgeTopicChanges(database: Database): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from topic_changes where at <= now() - make_interval(mins => ${kept})`.execute(database);
  return Number(numAffectedRows ?? 0);
}
