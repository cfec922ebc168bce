import { listen } from '../../../shared/dom/listen.js';

/** Calls back now, and whenever the visitor's place may have changed: the scrolling, the window, the focus. */
export function watchPlace(host: HTMLElement, onChange: () => void): () => void {
  const tell = () => onChange();
  tell();
  const view = host.ownerDocument.defaultView as Window;
  const stops = [
    listen(view, ['scroll', 'resize'], tell, { passive: true }),
    listen(host, ['focusin', 'focusout'], tell),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
