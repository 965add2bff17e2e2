import { Client } from 'pg';

/** What a statement returns in its first row and column, over a connection of its own. */
export async function ask(connectionString: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
