import { parseLength } from '../contract/length.js';

/** Tells whether the page is at least as wide as a length: at once, and at every change. No length is never. */
export function watchBreakpoint(
  view: Window,
  length: string,
  onChange: (isWide: boolean) => void,
): () => void {
  const query = view.matchMedia(`(min-width: ${parseLength(length) ?? '99999px'})`);
  const listener = () => onChange(query.matches);
  query.addEventListener('change', listener);
  listener();
  return () => query.removeEventListener('change', listener);
}
