/**
 * Makes the pictures that the site shows from a photo as a camera or phone wrote it. Each photo gets a process of
 * its own, one at a time: what a damaged or malicious file does to the decoder ends with that process, and so
 * does its memory.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The pictures of one photo, upright and without what the camera wrote into it, such as the place. */
export interface PhotoPictures {
  /** For the motorcycle's own page and for shared links: JPEG. */
  large: Uint8Array<ArrayBuffer>;
  /** For cards and phones: WebP. */
  small: Uint8Array<ArrayBuffer>;
}

/** Why there are no pictures: the file is no photo that can be read, or too many wait already. */
type PhotoRefusal = 'unreadable' | 'busy';

export interface PhotoMaker {
  /** `spent` is told the milliseconds that the file took, without those that it waited for others. */
  make(file: Uint8Array, spent?: (milliseconds: number) => void): Promise<PhotoPictures | PhotoRefusal>;
}

/** What the process says: that it can take the photo, then what became of it. */
export type PhotoMessage = 'ready' | 'unreadable' | PhotoPictures;

const program = new URL('./photo-process.ts', import.meta.url);

interface PhotoLimits {
  /** The time for one photo, in milliseconds. */
  longest: number;
  /** The memory that its process may take, in bytes: a JPEG of the most pixels takes 450 MB. */
  mostMemory: number;
}

/** `mostWaiting` limits the photos that are held in memory while they wait. */
export function createPhotoMaker({
  mostWaiting = 8,
  longest = 20_000,
  mostMemory = 640 * 1024 * 1024,
}: Partial<PhotoLimits> & { mostWaiting?: number } = {}): PhotoMaker {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;

  return {
    make: async (file, spent) => {
      if (held > mostWaiting) return 'busy';
      held += 1;
      const turn = last.then(() => makeInProcess(file, { longest, mostMemory }, spent));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        held -= 1;
      }
    },
  };
}

/** A process that dies over a photo makes it unreadable; one that does not get as far as that is an error. */
function makeInProcess(
  file: Uint8Array,
  { longest, mostMemory }: PhotoLimits,
  spent: (milliseconds: number) => void = () => {},
): Promise<PhotoPictures | PhotoRefusal> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(fileURLToPath(program), [String(mostMemory)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    let readyAt: number | undefined;
    let isDone = false;
    const finish = (made: PhotoPictures | PhotoRefusal, since: number) => {
      // After its pictures the process ends, too.
      if (!isDone) spent(performance.now() - since);
      isDone = true;
      resolve(made);
    };
    child.on('message', (message: PhotoMessage) => {
      if (message === 'ready') {
        readyAt = performance.now();
        // A process that ended meanwhile takes nothing, which its exit tells.
        child.send(file, () => undefined);
      } else finish(message, readyAt ?? performance.now());
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (readyAt === undefined)
        reject(new Error(`The process for photos ended at its start: ${signal ?? code}.`));
      else finish('unreadable', readyAt);
    });
  });
}
