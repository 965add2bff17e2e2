import type { Member } from '../../src/features/identity/commands/live-member.ts';
import type { Database } from '../../src/platform/database.ts';

/** Inserts a person with an account and a live session, who can write without the API. */
export async function insertMember(
  database: Database,
  { proven = true, ...person }: { id: string; email: string; name: string; proven?: boolean },
): Promise<Member> {
  const actor = { ...person, role: 'buyer' as const, admin: false };
  const sessionId = `session of ${actor.id}`;
  await database
    .insertInto('users')
    .values({ ...actor, email_verified: proven, image: null })
    .execute();
  await database
    .insertInto('sessions')
    .values({ id: sessionId, user_id: actor.id, token: sessionId, expires_at: '2999-01-01' })
    .execute();
  return { actor, sessionId };
}
