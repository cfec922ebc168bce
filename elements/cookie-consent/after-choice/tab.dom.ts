import { settingsHash } from '../banner/banner.dom.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { documentOf, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import type { Corner } from './tab-corner.model.js';
import { TabPlace } from './tab-place.dom.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

/** Chrome of a layer after the answer: the tab that opens the banner again, and the notice before a reload. */
export class AfterChoiceChrome {
  readonly #host: CookieConsentHost;
  readonly #tab: HTMLButtonElement;
  readonly #notice: HTMLElement;
  readonly #place: TabPlace;

  constructor(host: CookieConsentHost) {
    const document = documentOf(host);
    this.#host = host;
    this.#tab = document.createElement('button');
    this.#tab.setAttribute('part', 'revoke-tab');
    this.#tab.type = 'button';
    this.#tab.textContent = 'Cookies';
    this.#tab.addEventListener('click', () => (this.#isOpen ? host.close() : host.show()));
    this.#notice = document.createElement('p');
    this.#notice.setAttribute('part', 'message reload-message');
    this.#notice.hidden = true;
    // Announced through the live region.
    this.#notice.ariaHidden = 'true';
    this.#place = new TabPlace(this.#tab);
    // Before the banner in the tab order, as in the window.
    host.shadowRoot?.prepend(this.#tab, this.#notice);
  }

  paint(): void {
    const corner = this.#host.layer?.store.state.mayClose ? this.#corner : null;
    this.#tab.hidden = !corner;
    this.#tab.ariaExpanded = String(this.#isOpen);
    this.#place.set(corner);
  }

  get #isOpen(): boolean {
    return this.#host.layer?.store.state.isOpen ?? false;
  }

  /** Corner of the tab; null while there is no tab. With `tab="auto"` a visible link of the page replaces the tab. */
  get #corner(): Corner | null {
    const { tab, tabPosition } = this.#host;
    const document = documentOf(this.#host);
    if (tabPosition === 'none') return null;
    const links = tab === 'auto' ? [...document.querySelectorAll(`a[href="${settingsHash}"]`)] : [];
    return links.some((link) => link.checkVisibility({ visibilityProperty: true })) ? null : tabPosition;
  }

  notify(text: string): void {
    writeOwnText(this.#notice, text);
    this.#notice.hidden = false;
    this.#host.announce(text, 'assertive');
  }

  /**
   * Returns the focus to the element that opened the banner, or else to the tab. A focus elsewhere in the page stays.
   */
  returnFocus(opener: Element | null): void {
    const host = this.#host;
    const { activeElement, body } = documentOf(host);
    // A dialog that closes after its banner is hidden leaves the focus to the body or the main part of the page.
    const isLeft = !activeElement || unclobbered(activeElement).matches('body, main, [role=main]');
    if (!isLeft && !host.contains(activeElement)) return;
    const isBack = opener instanceof HTMLElement && opener !== body && unclobbered(opener).isConnected;
    (isBack ? opener : this.#tab).focus({ preventScroll: true });
  }

  remove(): void {
    this.#place.stop();
    this.#tab.remove();
    this.#notice.remove();
  }
}

/**
 * Returns true if the page was opened by a link to `#cookie-settings`. Removes the hash, so that a reload does not open
 * the banner again.
 */
export function consumeHash(document: SafeDocument): boolean {
  const { location, history } = document.defaultView as Window;
  if (location.hash !== settingsHash) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
