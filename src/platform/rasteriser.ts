/**
 * Makes PNG from SVG, for readers that take no SVG. A picture takes a tenth of a second, so a worker thread
 * makes it, one at a time: pages do not wait for pictures. The thread ends when it was idle for a while.
 */
import { Worker } from 'node:worker_threads';
import type { Lettering } from './lettering.ts';

/** SVG elements, and the texts on top of them. */
export interface Drawing {
  svg: string;
  texts: readonly Lettering[];
}

interface Order {
  drawing: Drawing;
  resolve(png: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

export interface Rasteriser {
  /** The picture as PNG, or null when the queue is so long that it would come late. */
  png(drawing: Drawing): Promise<Uint8Array<ArrayBuffer> | null>;
}

const program = new URL('./rasteriser-thread.ts', import.meta.url);

/** `mostWaiting` limits the queue behind the picture in work; times are in milliseconds. */
export function createRasteriser({ mostWaiting = 12, longest = 15_000, idle = 30_000 } = {}): Rasteriser {
  const waiting: Order[] = [];
  let current: Order | null = null;
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program);
    // The thread must not keep a process alive that ends.
    started.unref();
    started.on('message', (png: Uint8Array<ArrayBuffer>) => {
      // A message of a thread that was terminated may still arrive, and would be taken for the next picture.
      if (thread === started) settle((order) => order.resolve(png));
    });
    const fail = (error: Error) => {
      if (thread !== started) return;
      thread = null;
      settle((order) => order.reject(error));
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The thread that makes pictures has ended')));
    return started;
  }

  function stop(error: Error): void {
    const stopped = thread;
    thread = null;
    void stopped?.terminate();
    settle((order) => order.reject(error));
  }

  function settle(tell: (order: Order) => void): void {
    clearTimeout(timer);
    const order = current;
    current = null;
    if (order) tell(order);
    work();
  }

  function work(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current && !thread) return;
    const end = current ? new Error('A picture took too long') : new Error('Nobody wants a picture');
    timer = setTimeout(() => stop(end), current ? longest : idle);
    timer.unref();
    if (!current) return;
    thread ??= start();
    thread.postMessage(current.drawing);
  }

  return {
    png: (drawing) => {
      if (waiting.length >= mostWaiting) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        waiting.push({ drawing, resolve, reject });
        if (!current) clearTimeout(timer);
        work();
      });
    },
  };
}
