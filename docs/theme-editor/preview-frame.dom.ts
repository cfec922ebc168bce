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
  const send = () => frame.contentWindow?.postMessage({ sheet, scheme }, '*');
  for (const radio of editor.querySelectorAll<HTMLInputElement>('[name=scheme]')) {
    radio.checked = radio.value === scheme;
    radio.addEventListener('change', () => {
      scheme = radio.value;
      send();
    });
  }
  addEventListener('message', ({ source }) => {
    if (source === frame.contentWindow) send();
  });
  return {
    setSheet(text) {
      sheet = text;
      send();
    },
  };
}
