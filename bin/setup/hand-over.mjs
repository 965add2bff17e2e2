import { spawn } from 'node:child_process';
import { onNpmGone } from './npm-above.mjs';
import { root } from './project.mjs';
import { SetupError } from './say.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs the program in our place: same terminal, signals passed on, its exit code ours. The channel between the two
 * tells the program when we are gone, however that came, and we tell it when npm above us is.
 */
export function handOver(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const forward = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, forward);
    const forget = onNpmGone(() => child.kill('SIGTERM'));
    child.on('error', (error) =>
      reject(new SetupError(`${file} does not run on this machine: ${error.message}.`)),
    );
    child.on('exit', (code, signal) => {
      forget();
      for (const name of forwarded) process.off(name, forward);
      if (signal !== null) process.stderr.write(`The program was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}
