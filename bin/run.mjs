// Runs a program of the project with the Node it is made for: `node bin/run.mjs src/main.import.ts bikes.csv`.
import { requireNode } from './node-version.mjs';

requireNode(20);
import('./setup/say.mjs').then(({ runStep }) => runStep(() => import('./steps/run.mjs')));
