import type { ConsentState } from '../choice/step-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { hasServerBanner } from './banner.dom.js';
import { reserveSpace } from './banner-place.dom.js';
import { watchQuery } from '../../../shared/dom/watch-query.js';
import { lazyModule, type LazyModule } from '../../../shared/element/lazy-module.js';
import { isSpanish } from '../../../shared/i18n/is-spanish.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { Catalogue } from '../../../shared/i18n/texts.js';
import { es } from '../texts/es.js';
import { statusKey } from './status-key.model.js';

/** Banner of an empty tag. */
export interface OwnBanner {
  /** Writes those texts anew that are others in the current language. A page translator's texts stay otherwise. */
  translate(): void;
  remove(): void;
}

/** Imports the banner of an empty tag. */
type LoadOwnBanner = () => Promise<{ paintOwnBanner(host: CookieConsentHost): OwnBanner }>;

const spanish: Catalogue = { language: 'es', dir: 'ltr', texts: es };

/** Shows and hides the first layer, which needs no view, with its status text and its form (bar or floating card). */
export class BannerPainter {
  readonly #host: CookieConsentHost;
  /** The banner of an empty tag, which is plain DOM; undefined if the tag contains a banner of the server. */
  readonly #own: LazyModule<OwnBanner> | undefined;
  readonly #stopFloating: (() => void) | undefined;
  #releaseSpace: (() => void) | undefined;

  constructor(host: CookieConsentHost, loadOwn: LoadOwnBanner) {
    const { floatingBelow, chrome, shadowRoot } = host;
    this.#host = host;
    chrome.banner.setAttribute('part', 'banner');
    const slot = shadowRoot?.querySelector('slot') as HTMLSlotElement;
    if (hasServerBanner(host)) {
      // The status is first, so that it is visible in a banner that scrolls.
      chrome.status.after(slot);
    } else {
      // Content that is not a banner stays in the page.
      chrome.banner.before(slot);
      this.#own = lazyModule(loadOwn, {
        start: ({ paintOwnBanner }) => paintOwnBanner(host),
        stop: (own) => own.remove(),
        lost: (error) => host.report(error, 'banner'),
      });
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
    const key = statusKey(settings);
    const text = String((key && texts[key]) ?? '');
    banner.hidden = !isOpen;
    status.hidden = !text;
    const mark = { lang: language, dir };
    Object.assign(status, mark);
    if (text && status.textContent !== text) {
      textMarks.set(text, mark);
      host.announce(text);
    }
    status.replaceChildren(settings === 'part-lost' ? this.#reloadButton(text) : text);
    host.setState('open', isOpen);
    host.setState('asked', accepted !== null);
    if (isOpen) {
      this.#releaseSpace ??= reserveSpace(host, banner);
      // Written when it is first shown. If its chunk does not load, the next change of state tries again.
      void this.#own?.load().then((own) => own?.translate());
    } else {
      this.#releaseSpace?.();
      this.#releaseSpace = undefined;
    }
  }

  stop(): void {
    this.#stopFloating?.();
    this.#releaseSpace?.();
    this.#own?.stop();
    this.#host.chrome.banner.hidden = true;
  }

  #reloadButton(text: string): HTMLButtonElement {
    const button = documentOf(this.#host).createElement('button');
    button.setAttribute('part', 'reload');
    button.addEventListener('click', () => this.#host.layer?.reloadPage());
    button.textContent = text;
    return button;
  }
}
