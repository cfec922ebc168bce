import type { UploadsHost } from './rs-uploads.host.js';

/** Properties of the view's content in the page's flow. */
export interface PaintedLater {
  readonly host: UploadsHost;
  readonly hasAdd: boolean;
  readonly hasCamera: boolean;
  readonly translate: (key: string) => string;
}

/**
 * Reserves the space of the view's content, so that nothing below the field moves (layout shift).
 *
 * @returns A function that gives the space back.
 */
export function reserveSpace({ host, hasAdd, hasCamera, translate }: PaintedLater): () => void {
  const { buttons, dropPlace } = host;
  buttons.classList.toggle('with-add', hasAdd);
  buttons.classList.toggle('reserved', hasAdd || hasCamera);
  dropPlace.dataset['text'] = translate('uploads.drop');
  return () => {
    buttons.classList.remove('with-add', 'reserved');
    delete dropPlace.dataset['text'];
  };
}
