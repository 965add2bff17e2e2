// `npm run lighthouse`: what Lighthouse says of the built site on a phone.
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/lighthouse.mjs')));
