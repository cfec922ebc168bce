import { lazyLimits } from '../contract/limits.js';

/** What the page does that matters to loading. */
export type PageChange = 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-asked' | 'changed';

/** Tells what a page does, and what changes below a root. Returns the way to stop. */
export function watchPage(root: Node, view: Window, tell: (change: PageChange) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let look = 0;
  let rest = 0;

  const observer = new MutationObserver(() => {
    look ||= view.setTimeout(() => {
      look = 0;
      tell('changed');
    }, lazyLimits.throttleMs);
  });

  function scroll(): void {
    if (!rest) tell('scroll-started');
    view.clearTimeout(rest);
    rest = view.setTimeout(() => {
      rest = 0;
      tell('scroll-ended');
    }, lazyLimits.throttleMs);
  }

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'data-category'] });
  view.addEventListener('scroll', scroll, { signal, passive: true, capture: true });
  view.addEventListener('beforeprint', () => tell('print-asked'), { signal });
  if (view.document.readyState === 'complete') tell('page-loaded');
  else view.addEventListener('load', () => tell('page-loaded'), { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    view.clearTimeout(look);
    view.clearTimeout(rest);
  };
}
