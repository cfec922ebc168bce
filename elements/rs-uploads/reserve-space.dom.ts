import type { UploadsHost } from './rs-uploads.host.js';

/** What the view will paint in the page's flow. */
export interface PaintedLater {
  readonly hasAdd: boolean;
  readonly hasCamera: boolean;
  /** Text that offers dropping. */
  readonly drop: string;
}

/**
 * Reserves the space of what the view will paint, so that nothing below the field moves (layout shift).
 *
 * @returns A function that gives the space back.
 */
export function reserveSpace({ buttons, dropPlace }: UploadsHost, later: PaintedLater): () => void {
  const { hasAdd, hasCamera, drop } = later;
  buttons.classList.toggle('with-add', hasAdd);
  buttons.classList.toggle('reserved', hasAdd || hasCamera);
  dropPlace.dataset['text'] = drop;
  return () => {
    buttons.classList.remove('with-add', 'reserved');
    delete dropPlace.dataset['text'];
  };
}
