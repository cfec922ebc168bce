import type { ConsentState } from '../choice/step-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { hasServerBanner } from './banner.dom.js';
import { reserveSpace } from './banner-place.dom.js';
import { watchQuery } from '../../../shared/dom/watch-query.js';
import { isSpanish } from '../../../shared/i18n/is-spanish.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { Catalogue } from '../../../shared/i18n/texts.js';
import { es } from '../texts/es.js';
import { type PaintedBanner, paintBanner } from './painted-banner.js';

const spanish: Catalogue = { language: 'es', dir: 'ltr', texts: es };

/** Shows and hides the first layer, which needs no view, with its status text and its form (bar or floating card). */
export class BannerPainter {
  readonly #host: CookieConsentHost;
  readonly #hasServerBanner: boolean;
  /** The banner of an empty tag, since it was first shown. */
  #painted: PaintedBanner | undefined;
  readonly #stopFloating: (() => void) | undefined;
  #releaseSpace: (() => void) | undefined;

  constructor(host: CookieConsentHost) {
    const { floatingBelow, chrome, shadowRoot } = host;
    this.#host = host;
    chrome.banner.setAttribute('part', 'banner');
    const slot = shadowRoot?.querySelector('slot') as HTMLSlotElement;
    this.#hasServerBanner = hasServerBanner(host);
    if (this.#hasServerBanner) {
      // The status is first, so that it is visible in a banner that scrolls.
      chrome.status.after(slot);
    } else {
      // Content that is not a banner stays in the page.
      chrome.banner.before(slot);
    }
    const query = floatingBelow.includes('(') ? floatingBelow : `(width < ${floatingBelow})`;
    this.#stopFloating = watchQuery(window, query, (isBelow) =>
      chrome.banner.part.toggle('floating', isBelow),
    );
  }

  paint({ isOpen, accepted, settings }: ConsentState): void {
    const host = this.#host;
    const { banner, status } = host.chrome;
    const { language, dir, texts } = (!isSpanish(host, host.locale) && host.catalogue) || spanish;
    const text = settings === 'late' || settings === 'lost' ? String(texts['cookie-consent.late']) : '';
    banner.hidden = !isOpen;
    status.hidden = !text;
    const mark = { lang: language, dir };
    Object.assign(status, mark);
    if (text && status.textContent !== text) {
      textMarks.set(text, mark);
      host.announce(text);
    }
    status.textContent = text;
    host.setState('open', isOpen);
    host.setState('asked', accepted !== null);
    if (isOpen) {
      if (this.#painted) this.#painted.translate();
      else if (!this.#hasServerBanner) this.#painted = paintBanner(host);
      this.#releaseSpace ??= reserveSpace(host, banner);
    } else {
      this.#releaseSpace?.();
      this.#releaseSpace = undefined;
    }
  }

  stop(): void {
    this.#stopFloating?.();
    this.#releaseSpace?.();
    this.#painted?.remove();
    this.#host.chrome.banner.hidden = true;
  }
}
