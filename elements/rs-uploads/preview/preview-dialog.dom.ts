import { openLayer } from '../../../shared/dom/layer-stack.js';
import { createPartButton } from '../../../shared/dom/part-button.js';
import type { ListedFile } from '../files/listed-file.model.js';

export interface PreviewTexts {
  readonly close: string;
  readonly blocked: string;
}

/** Shows a picture in a native modal dialog. Returns the way to close it. */
export function showPreview(host: HTMLElement, file: ListedFile, texts: PreviewTexts): () => void {
  const { ownerDocument: document } = host;
  const dialog = document.createElement('dialog');
  dialog.part.add('preview-dialog');
  dialog.setAttribute('aria-label', file.name);
  const button = createPartButton(document, { part: 'preview-close', label: '×', run: close });
  button.setAttribute('aria-label', texts.close);
  dialog.append(button, createFigure(document, file, texts));
  host.shadowRoot?.append(dialog);
  dialog.showModal();
  button.focus();
  const layer = openLayer({ element: dialog, onEscape: close, locksScroll: true });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close();
  });

  function close(): void {
    if (!dialog.isConnected) return;
    dialog.close();
    dialog.remove();
    layer.close();
  }

  return close;
}

function createFigure(document: Document, { picture, name, size }: ListedFile, texts: PreviewTexts): Element {
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  const caption = document.createElement('figcaption');
  const title = document.createElement('bdi');
  image.part.add('preview-image');
  image.alt = name;
  image.addEventListener('error', () => image.replaceWith(texts.blocked), { once: true });
  image.src = picture;
  title.textContent = name;
  caption.part.add('preview-caption');
  caption.append(title, ` · ${size}`);
  figure.append(image, caption);
  return figure;
}
