import type { UploadsHost } from './rs-uploads.host.js';

/** Properties of the view's content in the page's flow. */
export interface PaintedLater {
  readonly host: UploadsHost;
  readonly hasAdd: boolean;
  readonly hasCamera: boolean;
}

/**
 * Reserves the space of the view's content, so that nothing below the field moves (layout shift).
 *
 * @returns A function that gives the space back.
 */
export function reserveSpace({ host, hasAdd, hasCamera }: PaintedLater): () => void {
  const { buttons } = host;
  buttons.classList.toggle('with-add', hasAdd);
  buttons.classList.toggle('reserved', hasAdd || hasCamera);
  return () => buttons.classList.remove('with-add', 'reserved');
}
