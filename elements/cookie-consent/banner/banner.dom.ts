import { lendFocus } from '../../../shared/dom/lend-focus.js';
import type { BannerChrome } from '../cookie-consent.host.js';

/** The address of a link that opens the banner again. */
export const settingsHash = '#cookie-settings';

/** Returns true if the tag's own markup is a banner: it has buttons of the layer. */
export function hasServerBanner(host: HTMLElement): boolean {
  return host.querySelector('[data-consent]') !== null;
}

/** Hears the presses on the buttons of a banner, whoever wrote it, by their names; and `escape` in it. */
export function listenToBanner(
  host: HTMLElement,
  signal: AbortSignal,
  heard: (press: string | undefined) => void,
): void {
  host.addEventListener(
    'click',
    (event) => {
      // The innermost of the path, which a shadow root would hide.
      const [target] = event.composedPath();
      const button = (target as Element).closest<HTMLElement>('[data-consent]');
      if (!button) return;
      // A link in the place of a button leads nowhere.
      event.preventDefault();
      heard(button.dataset['consent']);
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) heard('escape');
    },
    { signal },
  );
}

/** Hears presses on links that open the banner again, also on those that come later. */
export function listenToLinks(document: Document, signal: AbortSignal, opened: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || isElsewhere || link?.getAttribute('href') !== settingsHash) return;
      event.preventDefault();
      opened();
    },
    { signal },
  );
}

/** The visitor has asked for the banner: the focus goes to its words, and not past them to the first button. */
export function focusBanner({ banner }: BannerChrome): void {
  lendFocus(banner);
}
