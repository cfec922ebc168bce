import { documentOf } from '../../../shared/dom/unclobbered.js';
import { startWorker } from '../../../shared/trust/start-worker.js';
import type { Size } from './fitted-size.model.js';
import { shrinkPicture, type Canvas, type ShrinkLimits } from './shrink-picture.dom.js';

/** Longest time until a worker answers for a picture, in milliseconds. */
const longestMs = 60_000;

/**
 * Makes a picture smaller in a worker; in the page itself where none can start (an old browser, a policy).
 *
 * @returns The smaller picture; null where the picture stays as it is.
 * @throws {unknown} The reason of the signal.
 */
export async function shrinkApart(
  host: Element,
  file: File,
  limits: ShrinkLimits,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'function') {
    try {
      return await askWorker(file, limits, signal);
    } catch {
      signal.throwIfAborted();
    }
  }
  const smaller = await shrinkPicture(file, limits, (size) => createCanvas(host, size));
  signal.throwIfAborted();
  return smaller;
}

function askWorker(file: File, limits: ShrinkLimits, signal: AbortSignal): Promise<Blob | null> {
  const worker = startWorker(new URL('./shrink.worker.js', import.meta.url).href);
  return new Promise<Blob | null>((resolve, reject) => {
    const fail = () => reject(new Error('The worker does not answer'));
    const timer = setTimeout(fail, longestMs);
    worker.addEventListener('message', ({ data }: MessageEvent<{ smaller: Blob | null }>) => {
      clearTimeout(timer);
      resolve(data.smaller);
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage({ file, limits });
  }).finally(() => worker.terminate());
}

function createCanvas(host: Element, { width, height }: Size): Canvas {
  const canvas = Object.assign(documentOf(host).createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas in this page');
  const encode = (type: string, quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return { context, image: canvas, encode };
}
