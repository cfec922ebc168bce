import { headBytes, isShowable } from '../files/picture-size.model.js';
import { fittedSize, stepsBetween, type Size } from './fitted-size.model.js';
import { kindOf, mediaTypes, type PictureKind } from './picture-kind.model.js';
import { withoutMetadata } from './without-metadata.model.js';

/** Limits of a smaller picture. */
export interface ShrinkLimits {
  /** Longest side in pixels. */
  readonly side: number;
  /** Quality of JPEG and WebP, from 0 to 1. */
  readonly quality: number;
}

/** Canvas of a worker, or of the page where there is no worker. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly image: CanvasImageSource;
  encode(type: string, quality: number): Promise<Blob | null>;
}

/** Share of its bytes that a picture must lose. A smaller gain is not worth the loss of another encoding. */
const leastGain = 0.1;

/**
 * Returns a smaller picture: with fewer pixels, encoded again, without metadata. Where that gains nothing, the same picture
 * without metadata; null if there is nothing to gain, and for a file that the browser cannot read.
 */
export async function shrinkPicture(
  file: Blob,
  limits: ShrinkLimits,
  createCanvas: (size: Size) => Canvas,
): Promise<Blob | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const kind = kindOf(head);
  if (kind === null) return null;
  const drawn = isShowable(head, file.size) ? await draw(file, kind, limits, createCanvas) : null;
  if (drawn && (kind === 'heic' ? drawn.size < file.size : drawn.size <= file.size * (1 - leastGain)))
    return drawn;
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()), kind);
  return bytes && new Blob([bytes], { type: mediaTypes[kind] });
}

/** Encodes the picture upright, in its own type; a HEIC as JPEG. Returns null if the browser cannot do that. */
async function draw(
  file: Blob,
  kind: PictureKind,
  { side, quality }: ShrinkLimits,
  createCanvas: (size: Size) => Canvas,
): Promise<Blob | null> {
  if (!paintsTruly(createCanvas)) return null;
  const type = mediaTypes[kind === 'heic' ? 'jpeg' : kind];
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  let source: CanvasImageSource = picture;
  let canvas: Canvas | undefined;
  for (const size of stepsBetween(picture, fittedSize(picture, side))) {
    canvas = createCanvas(size);
    canvas.context.imageSmoothingQuality = 'high';
    canvas.context.drawImage(source, 0, 0, size.width, size.height);
    source = canvas.image;
  }
  picture.close();
  const encoded = (await canvas?.encode(type, quality)) ?? null;
  // A browser encodes a type that it does not know as PNG.
  return encoded?.type === type ? encoded : null;
}

/** Color of the trial pixel, and the difference that a browser may make for each channel. */
const trial = [32, 160, 224] as const;
const mostDifference = 8;

/** Returns false for a browser that gives pages noise in place of the pixels of a canvas, against tracking. */
function paintsTruly(createCanvas: (size: Size) => Canvas): boolean {
  const { context } = createCanvas({ width: 1, height: 1 });
  context.fillStyle = `rgb(${trial.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return trial.every((value, channel) => Math.abs(value - (data[channel] ?? 0)) <= mostDifference);
}
