import { lazily } from '../../../shared/element/lazily.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { ListedFile } from '../files/listed-file.model.js';

/**
 * Shows the pictures among the files, beginning with one: in the page's viewer, or in a dialog of our own where nobody
 * takes the request. Returns the way to close the dialog.
 */
export function openPreview(
  host: HTMLElement,
  files: readonly ListedFile[],
  key: string,
  translate: Translate,
): () => void {
  const pictures = files.filter(({ picture }) => picture !== '');
  const chosen = pictures.find((file) => file.key === key);
  if (!chosen) return () => undefined;
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
  if (!host.dispatchEvent(request)) return () => undefined;
  return lazily(host, 'preview', async () => {
    const { showPreview } = await import('./preview-dialog.dom.js');
    return showPreview(host, chosen, {
      close: translate('uploads.close'),
      blocked: translate('uploads.blocked'),
    });
  });
}
