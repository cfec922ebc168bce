/**
 * Calls back with the result of a media query: at once, and at every change.
 *
 * @returns A function that stops; undefined if the text is not a media query.
 */
export function watchQuery(
  window: Window,
  query: string,
  onChange: (isMatching: boolean) => void,
): (() => void) | undefined {
  const list = window.matchMedia(query);
  // Browsers serialise an invalid query as `not all`.
  if (query === '' || list.media === 'not all') return undefined;
  const notify = () => onChange(list.matches);
  list.addEventListener('change', notify);
  notify();
  return () => list.removeEventListener('change', notify);
}
