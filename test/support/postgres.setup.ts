import type { TestProject } from 'vitest/node';
import { startTestServer } from './database.ts';

/** Vitest's global set-up: a real PostgreSQL for each worker. */
export default async function setup(project: TestProject) {
  const servers = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () => startTestServer()),
  );
  project.provide(
    'postgres',
    servers.map(({ connectionString }) => connectionString),
  );
  return () => Promise.all(servers.map((server) => server.stop()));
}
