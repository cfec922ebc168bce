import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { itemSlot } from '../items/media-item.model.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { loadPage } from './load-page.dom.js';

/** Shows a page of this site in the viewer until the signal aborts. Links to its fragments scroll inside the viewer. */
export async function insertPage(host: HTMLElement, src: string, signal: AbortSignal): Promise<void> {
  const document = documentOf(host);
  const page = await loadPage(document, src, signal);
  if (signal.aborted) return;
  const { box, find } = page;
  box.slot = itemSlot;
  box.className = 'media-box-page';
  const goTo = (hash: string) => {
    const target = find(hash);
    target?.scrollIntoView();
    return target;
  };
  box.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? unclobbered(event.target).closest('a[href^="#"]') : null;
    const target = link && !event.defaultPrevented ? goTo(link.getAttribute('href') ?? '') : null;
    if (!target) return;
    event.preventDefault();
    if (target instanceof HTMLElement) lendFocus(target);
  });
  signal.addEventListener('abort', () => box.remove());
  host.append(box);
  goTo(new URL(src, document.baseURI).hash);
}
