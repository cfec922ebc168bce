import type { Size } from './fitted-size.model.js';
import { shrinkPicture, type Canvas, type ShrinkLimits } from './shrink-picture.dom.js';

interface Task {
  readonly file: Blob;
  readonly limits: ShrinkLimits;
}

/** Makes pictures smaller apart from the page, which stays as quick as it was. Answers with the picture, or null. */
self.addEventListener('message', ({ data: { file, limits } }: MessageEvent<Task>) => {
  shrinkPicture(file, limits, createCanvas).then(
    (smaller) => self.postMessage({ smaller }),
    () => self.postMessage({ smaller: null }),
  );
});

function createCanvas({ width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas in this worker');
  return { context, image: canvas, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
}
