import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a process that says `ready`, sends it SIGTERM, and returns its exit code and output. */
async function run(body: string): Promise<{ code: number | null; out: string; errors: string }> {
  const program = `
    import { runProcess } from ${JSON.stringify(new URL('run-process.ts', import.meta.url).href)};
    import { StartError } from ${JSON.stringify(new URL('start-error.ts', import.meta.url).href)};
    const alive = setInterval(() => {}, 1_000);
    ${body}
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
    if (out.endsWith('ready\n')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, errors };
}

test('a process that is asked to stop closes what it opened, the last first, and exits with 0', async () => {
  const ended = await run(`runProcess(async ({ opened, stopRequested }) => {
    stopRequested.then(() => console.log('asked'));
    opened.defer(() => console.log('first'));
    opened.defer(() => console.log('second'));
    console.log('ready');
  });`);
  expect(ended).toEqual({ code: 0, out: 'ready\nasked\nsecond\nfirst\n', errors: '' });
});

test('one that does not start closes what it has opened, says why and exits with 1', async () => {
  const ended = await run(`runProcess(async ({ opened }) => {
    opened.defer(() => console.log('closed'));
    throw new StartError('Set PORT to another one.');
  });`);
  expect(ended).toEqual({ code: 1, out: 'closed\n', errors: 'Set PORT to another one.\n' });
});

test('what fails after the start ends it with 1', async () => {
  const ended = await run(`runProcess(async ({ opened, fail }) => {
    opened.defer(() => console.log('closed'));
    setTimeout(() => fail(new StartError('PostgreSQL ended.')), 10);
  });`);
  expect(ended).toEqual({ code: 1, out: 'closed\n', errors: 'PostgreSQL ended.\n' });
});

test('what cannot be closed is said, in the words of the process, and it exits with 1', async () => {
  const ended = await run(`runProcess(async ({ opened }) => {
    opened.defer(async () => { throw new Error('the connection is gone'); });
    console.log('ready');
  }, { say: ({ message }) => 'It failed: ' + message });`);
  expect(ended).toEqual({ code: 1, out: 'ready\n', errors: 'It failed: the connection is gone\n' });
});

test('what never closes is not waited for longer than the process has patience', async () => {
  const ended = await run(`runProcess(async ({ opened }) => {
    opened.defer(() => new Promise(() => {}));
    console.log('ready');
  }, { patience: 50 });`);
  expect(ended).toEqual({ code: 0, out: 'ready\n', errors: '' });
});
