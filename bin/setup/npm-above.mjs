import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Calls back when the npm that runs us, or the shell between, is gone without telling us: npm killed with -9 leaves
 * its programs running, and a plain `sh -c` does not pass a SIGTERM on. Returns a function that ends the watch.
 */
export function onNpmGone(callback) {
  const above = process.env.npm_lifecycle_event === undefined ? [] : findNpm();
  if (above.length === 0) return () => {};
  const timer = setInterval(() => {
    if (above.every(isStillThere)) return;
    clearInterval(timer);
    callback();
  }, 500).unref();
  return () => clearInterval(timer);
}

/** The processes from our parent up to npm; none when npm is not there, as behind another runner. */
function findNpm() {
  const chain = [];
  let pid = process.ppid;
  while (pid > 1 && chain.length < 4) {
    const found = look(pid);
    if (found === undefined) return [];
    chain.push({ pid, startedAt: found.startedAt });
    if (/\bnpm\b/.test(found.command)) return chain;
    pid = found.parent;
  }
  return [];
}

function isStillThere({ pid, startedAt }) {
  if (process.platform === 'linux') return look(pid)?.startedAt === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function look(pid) {
  try {
    if (process.platform !== 'linux') {
      const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
        encoding: 'utf8',
      }).trim();
      const [parent, ...command] = line.split(/\s+/);
      return { parent: Number(parent), command: command.join(' '), startedAt: '' };
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything: state, parent, … are counted behind the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return {
      parent: Number(fields[1]),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      startedAt: fields[19],
    };
  } catch {
    return undefined;
  }
}
