// `npm run test:firebase`: the sign-in of Firebase mode, against the real Auth emulator.
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/test-firebase.mjs')));
