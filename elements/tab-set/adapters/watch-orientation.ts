import { ConfigError } from '../../../shared/element/config-error.js';
import { reportError } from '../../../shared/element/report.js';
import { breakpointQuery } from '../contract/breakpoint.js';

/** Tells whether the window is wide enough for tabs beside their panels: at once, and at every change. */
export function watchOrientation(
  host: Element,
  breakpoint: string,
  onChange: (isWide: boolean) => void,
): () => void {
  const query = breakpointQuery(breakpoint);
  const media = window.matchMedia(query ?? 'not all');
  const tell = () => onChange(media.matches);
  media.addEventListener('change', tell);
  tell();
  if (!query && breakpoint !== 'none') {
    reportError(
      new ConfigError(host, 'attribute breakpoint', `found "${breakpoint}", expected 960, 60rem or none`),
    );
  }
  return () => media.removeEventListener('change', tell);
}
