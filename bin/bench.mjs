// `npm run bench`: how fast the site answers (bench/speed.ts).
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/bench.mjs')));
