import type { ConsentState } from '../choice/step-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { reserveRoom } from './banner-place.dom.js';
import { statusText } from './texts.model.js';

/** The language of the first layer's own words. */
export function languageOf(host: CookieConsentHost): string {
  return host.locale || (host.closest<HTMLElement>('[lang]')?.lang ?? '');
}

/** Paints the first layer, which needs no view: whether it is shown, what it says of itself, and where it stands. */
export class BannerPainter {
  readonly #host: CookieConsentHost;
  readonly #width: MediaQueryList;
  #giveRoom: (() => void) | undefined;

  constructor(host: CookieConsentHost, isEmpty: boolean) {
    const { floatingBelow, chrome, shadowRoot } = host;
    this.#host = host;
    chrome.banner.setAttribute('part', 'banner');
    // What is no banner stays in the page.
    const slot = shadowRoot?.querySelector('slot') as HTMLSlotElement;
    if (isEmpty) chrome.banner.before(slot);
    else chrome.banner.prepend(slot);
    this.#width = matchMedia(floatingBelow.includes('(') ? floatingBelow : `(width < ${floatingBelow})`);
    this.#width.addEventListener('change', this.#float);
    this.#float();
  }

  paint({ isOpen, accepted, settings }: ConsentState): void {
    const host = this.#host;
    const { banner, status } = host.chrome;
    const text = statusText(settings, languageOf(host));
    banner.hidden = !isOpen;
    status.hidden = !text;
    if (text && status.textContent !== text) host.announce(text);
    status.textContent = text;
    host.setState('open', isOpen);
    host.setState('asked', accepted !== null);
    if (isOpen) {
      this.#giveRoom ??= reserveRoom(host, banner);
    } else {
      this.#giveRoom?.();
      this.#giveRoom = undefined;
    }
  }

  stop(): void {
    this.#width.removeEventListener('change', this.#float);
    this.#giveRoom?.();
    this.#host.chrome.banner.hidden = true;
  }

  /** Below the width. */
  readonly #float = (): void => {
    this.#host.chrome.banner.part.toggle('floating', this.#width.matches);
  };
}
