import type { CookieConsentHost } from '../cookie-consent.host.js';
import { reserveRoom } from './banner-place.dom.js';
import { languageOf } from './paint-banner.dom.js';
import { bannerTexts } from './texts.model.js';

/** Says that what follows an answer did not come, and offers to load the page anew; it covers nothing for good. */
export class LostNotice {
  readonly #host: CookieConsentHost;
  #remove: (() => void) | undefined;

  constructor(host: CookieConsentHost) {
    this.#host = host;
  }

  set(isShown: boolean): void {
    if (isShown) this.#remove ??= this.#show();
    else this.#hide();
  }

  #show(): () => void {
    const { shadowRoot, ownerDocument: document } = this.#host;
    const texts = bannerTexts(languageOf(this.#host));
    const box = document.createElement('section');
    const words = document.createElement('p');
    box.setAttribute('part', 'lost');
    box.ariaLabel = 'Cookies';
    words.textContent = texts.lost;
    const buttons = (['reload', 'later'] as const).map((name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('part', name);
      button.dataset['consent'] = name;
      button.textContent = texts[name];
      return button;
    });
    box.append(words, ...buttons);
    shadowRoot?.append(box);
    const giveRoom = reserveRoom(this.#host, box);
    this.#host.announce(texts.lost, 'assertive');
    return () => {
      giveRoom();
      box.remove();
    };
  }

  #hide(): void {
    this.#remove?.();
    this.#remove = undefined;
  }
}
