// `npm start`: installs, builds and starts what is missing or stale, then hands over to the site.
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/start.mjs')));
