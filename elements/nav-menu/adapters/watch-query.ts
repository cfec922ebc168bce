/** Tells whether a media query holds: at once, and at every change. Undefined where the browser cannot read it. */
export function watchQuery(
  view: Window,
  text: string,
  onChange: (isTrue: boolean) => void,
): (() => void) | undefined {
  const query = view.matchMedia(text);
  if (!text || query.media === 'not all') return undefined;
  const listener = () => onChange(query.matches);
  query.addEventListener('change', listener);
  listener();
  return () => query.removeEventListener('change', listener);
}
