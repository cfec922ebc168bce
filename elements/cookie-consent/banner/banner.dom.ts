import { isPlainPress } from '../../../shared/dom/is-plain-press.js';
import { type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Address of a link that opens the banner again. */
export const settingsHash = '#cookie-settings';

/** Returns true if the tag contains a banner of the server: it has buttons with `data-consent`. */
export function hasServerBanner(host: HTMLElement): boolean {
  return host.querySelector('[data-consent]') !== null;
}

/**
 * Listens to the buttons of a banner, the server's or our own, and to Escape in it. Passes on the value of
 * `data-consent`, or `escape`.
 */
export function listenToBanner(
  host: HTMLElement,
  signal: AbortSignal,
  onPress: (press: string | undefined) => void,
): void {
  host.addEventListener(
    'click',
    (event) => {
      // The innermost target: `event.target` would be the host of the shadow root.
      const [target] = event.composedPath();
      const button = unclobbered(target as Element).closest<HTMLElement>('[data-consent]');
      if (!button) return;
      // A link that is used as a button must not navigate.
      event.preventDefault();
      onPress(button.dataset['consent']);
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onPress('escape');
    },
    { signal },
  );
}

/** Listens to links that open the banner again, also to links that are added later. */
export function listenToLinks(document: SafeDocument, signal: AbortSignal, opened: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const isPlain = !event.defaultPrevented && isPlainPress(event);
      if (!isPlain || link?.getAttribute('href') !== settingsHash) return;
      event.preventDefault();
      opened();
    },
    { signal },
  );
}
