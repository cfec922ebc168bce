import type { ConsentState } from '../choice/step-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { hasServerBanner } from './banner.dom.js';
import { reserveSpace } from './banner-place.dom.js';
import { watchQuery } from '../../../shared/dom/watch-query.js';
import { isSpanish } from '../../../shared/i18n/is-spanish.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { Catalogue } from '../../../shared/i18n/texts.js';
import { esFirst } from '../texts/es-first.js';
import { statusKey } from './status-key.model.js';

/** Imports the banner of an empty tag. */
type LoadOwnBanner = () => Promise<{ paintOwnBanner(host: CookieConsentHost): () => void }>;

const spanish: Catalogue = { language: 'es', texts: esFirst };

/** Shows and hides the first layer, which needs no view, with its status text and its form (bar or floating card). */
export class BannerPainter {
  readonly #host: CookieConsentHost;
  readonly #loadOwn: LoadOwnBanner;
  /** True if the tag contains no banner of the server. */
  readonly #isEmptyTag: boolean;
  readonly #stopFloating: (() => void) | undefined;
  #removeOwn: (() => void) | undefined;
  #releaseSpace: (() => void) | undefined;
  #isStopped = false;

  constructor(host: CookieConsentHost, loadOwn: LoadOwnBanner) {
    const { floatingBelow, chrome, shadowRoot } = host;
    this.#host = host;
    this.#loadOwn = loadOwn;
    this.#isEmptyTag = !hasServerBanner(host);
    chrome.banner.setAttribute('part', 'banner');
    // Content that is not a banner stays in the page.
    const slot = shadowRoot?.querySelector('slot') as HTMLSlotElement;
    if (this.#isEmptyTag) chrome.banner.before(slot);
    // The status is first, so that it is visible in a banner that scrolls.
    else chrome.status.after(slot);
    const query = floatingBelow.includes('(') ? floatingBelow : `(width < ${floatingBelow})`;
    this.#stopFloating = watchQuery(window, query, (isBelow) =>
      chrome.banner.part.toggle('floating', isBelow),
    );
  }

  paint({ isOpen, accepted, settings }: ConsentState): void {
    const host = this.#host;
    const { banner, status } = host.chrome;
    const { language, texts } = (!isSpanish(host, host.locale) && host.catalogue) || spanish;
    const key = statusKey(settings);
    const text = String((key && texts[key]) ?? '');
    banner.hidden = !isOpen;
    status.hidden = !text;
    status.lang = language;
    status.dir = 'ltr';
    if (text && status.textContent !== text) {
      textMarks.set(text, { lang: language, dir: 'ltr' });
      host.announce(text);
    }
    status.replaceChildren(settings === 'part-lost' ? this.#reloadButton(text) : text);
    host.setState('open', isOpen);
    host.setState('asked', accepted !== null);
    if (isOpen) {
      this.#releaseSpace ??= reserveSpace(host, banner);
      // The banner of an empty tag is written when it is first shown.
      if (this.#isEmptyTag) void this.#paintOwn();
    } else {
      this.#releaseSpace?.();
      this.#releaseSpace = undefined;
    }
  }

  stop(): void {
    this.#stopFloating?.();
    this.#releaseSpace?.();
    this.#isStopped = true;
    this.#removeOwn?.();
    this.#host.chrome.banner.hidden = true;
  }

  /** Writes the banner of an empty tag. If its chunk fails to load, the next change of state tries again. */
  async #paintOwn(): Promise<void> {
    try {
      const { paintOwnBanner } = await this.#loadOwn();
      if (!this.#isStopped) this.#removeOwn ??= paintOwnBanner(this.#host);
    } catch (error) {
      this.#host.report(error, 'banner');
    }
  }

  #reloadButton(text: string): HTMLButtonElement {
    const button = this.#host.ownerDocument.createElement('button');
    button.setAttribute('part', 'reload');
    button.dataset['consent'] = 'reload';
    button.textContent = text;
    return button;
  }
}
