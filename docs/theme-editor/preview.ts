/** Page of the preview: takes over the style sheet that the editor sends, and shows the part of the page that it names. */
import { holdFocus } from '../playground/preview/hold-focus.dom.js';

const sheet = new CSSStyleSheet();
const page = document.documentElement;
document.adoptedStyleSheets.push(sheet);

/** Viewer as far as the preview uses it. */
interface Viewer extends HTMLElement {
  close(): void;
}

/** Shows a part of the page; the sheet hides the others. The viewer and the banner are opened. */
function showPart(part: string): void {
  if (page.dataset['shown'] === part) return;
  page.dataset['shown'] = part;
  void customElements.whenDefined('media-box').then(() => {
    const viewer = document.querySelector<Viewer>('media-box');
    const [link] = document.querySelectorAll<HTMLAnchorElement>('.gallery a');
    if (page.dataset['shown'] !== 'viewer') viewer?.close();
    else link?.click();
  });
  if (part === 'banner')
    document.dispatchEvent(new CustomEvent('cookie-consent-show-request', { cancelable: true }));
}

addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== parent || typeof data !== 'object' || data === null) return;
  const { sheet: text, scheme, shown } = data as Record<string, unknown>;
  if (typeof text !== 'string') return;
  sheet.replaceSync(`${text}\n:root { color-scheme: ${scheme === 'dark' ? 'dark' : 'light'}; }`);
  if (typeof shown === 'string') showPart(shown);
});
holdFocus();
addEventListener('media-box-opened', () => parent.postMessage('opened', '*'));
parent.postMessage('ready', '*');
