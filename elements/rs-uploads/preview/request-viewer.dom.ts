import type { ListedFile } from '../files/listed-file.model.js';

/**
 * Requests the page's viewer (`media-box-open-request`) for all pictures among the files, beginning with one.
 *
 * @returns False where no viewer of the page took the request.
 */
export function requestViewer(host: HTMLElement, files: readonly ListedFile[], chosen: ListedFile): boolean {
  const pictures = files.filter(({ picture }) => picture !== '');
  const items = pictures.map(({ picture: src, name, size }) => ({
    src,
    title: name,
    caption: size,
    alt: name,
    type: 'image',
  }));
  const request = new CustomEvent('media-box-open-request', {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: { items, index: pictures.indexOf(chosen) },
  });
  return !host.dispatchEvent(request);
}
