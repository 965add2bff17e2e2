// `npm test`: everything from a fresh clone to the sums of all tests.
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/test.mjs')));
