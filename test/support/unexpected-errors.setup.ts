import { afterAll, afterEach } from 'vitest';
import { failOnLogged } from './unexpected-errors.ts';

// Vitest runs this file before each test file, also where those share their modules; so these hooks end the last of all.
afterEach(failOnLogged);
// What was logged before the first test or after the last, and where a file's own hooks closed the API.
afterAll(failOnLogged);
