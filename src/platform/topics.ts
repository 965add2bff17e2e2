/** What pages depend on, and how processes hear that it has changed (db/migrations/0009). */
import { sql } from 'kysely';
import { shareRuns } from '../kernel/share-runs.ts';
import type { Database } from './database.ts';
import { runPrepared } from './prepared.ts';

/** Called by whatever reads data for a page while it is rendered. */
export interface TopicNotes {
  /** The page shows these topics. A call whose data nobody can change declares an empty list. */
  showing(topics: readonly string[]): void;
}

/** Minutes for which rows are kept. */
const kept = 60;

/**
 * With more rows than this, as after an import or a purge of very many listings, everything counts as changed: to read
 * them and to drop page by page would take longer than to render the pages again.
 */
const most = 5_000;

/** Half the time that rows are kept: after a longer pause a process cannot know what it has missed. */
const longestPause = 30 * 60_000;

interface TopicReader {
  /**
   * Receives the topics that changed since the last call, some of them more than once; null: unknown, everything may
   * have.
   */
  onChanges(topics: readonly string[] | null): void;
}

/**
 * Creates a function that reads what has changed: once it resolves, everything committed before the call has
 * been reported. Concurrent calls share one statement. Rejects when the database does not answer.
 */
export function followTopics(database: Database, reader: TopicReader): () => Promise<void> {
  let snapshot: string | null = null;
  let readAt = 0;

  return shareRuns(async () => {
    const now = performance.now();
    const since = snapshot !== null && now - readAt < longestPause ? snapshot : null;
    // A restored backup has rows of transactions that this server has not reached yet: they count as seen.
    const { rows } = await runPrepared(
      database,
      sql<{ snapshot: string; topics: string[] | null }>`
      select pg_current_snapshot()::text as snapshot, case when ${since}::text is not null then array(
        select topic from topic_changes
        where changed >= pg_snapshot_xmin(${since}::pg_snapshot)
          and changed < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(changed, ${since}::pg_snapshot)
        limit ${most + 1}
      ) end as topics`,
    );
    const row = rows[0];
    if (!row) throw new Error('The snapshot was not told');
    snapshot = row.snapshot;
    readAt = now;
    const topics = row.topics && row.topics.length > most ? null : row.topics;
    if (topics === null || topics.length > 0) reader.onChanges(topics);
  });
}

/** Deletes rows that every process has read or has missed. Returns how many. */
export async function purgeTopicChanges(database: Database): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from topic_changes where at <= now() - make_interval(mins => ${kept})`.execute(database);
  return Number(numAffectedRows ?? 0);
}
