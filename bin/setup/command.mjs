import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './project.mjs';

/** Runs a command to its end and gives its exit code and what it wrote, unless that goes straight to the terminal. */
export function runCommand(file, args, { env = process.env, cwd = root, show = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env,
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 128, signal, output }));
  });
}

/** Runs npm: the one that runs us, or the first on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** The environment in which `node` is the given one, also for programs that are started by programs. */
export function environmentWith(node, more = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${dirname(node)}${delimiter}${process.env[name] ?? ''}`, ...more };
}

/** The last lines of an output that say something. */
export function lastLines(output, count = 8) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/A complete log of this run|debug-0\.log/.test(line))
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n');
}
