/** Frame with the preview. From a file it has another origin, so that messages are the only way to it. */
import { find } from './find.dom.js';

/** Preview of a theme. */
export interface PreviewFrame {
  setSheet(text: string): void;
}

/** Starts the frame with the colours that the page around it has. */
export function startPreview(editor: HTMLElement): PreviewFrame {
  const frame = find<HTMLIFrameElement>(editor, 'iframe');
  const { theme } = document.documentElement.dataset;
  let scheme = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  let sheet = '';
  let shown = 'form';
  /** Tab that was chosen last, until its part of the page is open: a viewer takes the focus as it opens. */
  let chosen: HTMLElement | null = null;
  const send = () => frame.contentWindow?.postMessage({ sheet, scheme, shown }, '*');
  for (const radio of editor.querySelectorAll<HTMLInputElement>('[name=scheme]')) {
    radio.checked = radio.value === scheme;
    radio.addEventListener('change', () => {
      scheme = radio.value;
      send();
    });
  }
  for (const radio of editor.querySelectorAll<HTMLInputElement>('[name=shown]')) {
    // A browser restores the choice of the last visit.
    if (radio.checked) shown = radio.value;
    radio.addEventListener('change', () => {
      shown = radio.value;
      chosen = radio;
      send();
    });
  }
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return;
    if (data !== 'opened') return send();
    if (document.activeElement === frame) chosen?.focus({ preventScroll: true });
    chosen = null;
  });
  return {
    setSheet(text) {
      sheet = text;
      send();
    },
  };
}
