import type { TestProject } from 'vitest/node';
import { startTestServer } from './database.ts';

/** Vitest's global set-up: one real PostgreSQL for all test files of a run. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  project.provide('postgres', server.connectionString);
  return () => server.stop();
}
