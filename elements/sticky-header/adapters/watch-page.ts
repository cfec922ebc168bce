import type { HeaderAction } from '../contract/state.js';

/** Tells what moves the header, and asks to measure it when something may have changed its place. */
export function watchPage(
  header: HTMLElement,
  send: (action: HeaderAction) => void,
  measure: () => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sizes = new ResizeObserver(measure);

  window.addEventListener(
    'scroll',
    ({ timeStamp }) => send({ type: 'scrolled', scroll: scrollPosition(), time: timeStamp }),
    { passive: true, signal },
  );
  window.addEventListener('resize', measure, { signal });
  header.addEventListener('focusin', () => send({ type: 'focus-moved', isInside: true }), { signal });
  header.addEventListener('focusout', () => send({ type: 'focus-moved', isInside: false }), { signal });
  sizes.observe(header);
  sizes.observe(header.ownerDocument.body);

  return () => {
    stop.abort();
    sizes.disconnect();
  };
}

/** Where the page is scrolled to; a page that bounces past its end has not gone anywhere. */
export function scrollPosition(): number {
  const { scrollHeight } = document.documentElement;
  return Math.max(0, Math.min(window.scrollY, scrollHeight - window.innerHeight));
}
