import { isPageAddress } from '../../../shared/dom/is-page-address.js';
import { createLabels } from '../../../shared/i18n/find-text.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { accentTokenStyles } from '../../../shared/styles/accent-tokens.styles.js';
import { coreStyles } from '../../../shared/styles/core.styles.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { layerStyles } from '../layer.styles.js';
import { es } from '../texts/es.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { paintedBannerStyles } from './painted-banner.styles.js';
import { policyLinks } from './policy-links.model.js';

/** Banner of an empty tag. */
export interface PaintedBanner {
  /** Writes those texts anew that are others in the current language. A page translator's texts stay otherwise. */
  translate(): void;
  remove(): void;
}

const answers = [
  { part: 'banner-accept', answer: 'accept' },
  { part: 'banner-reject', answer: 'reject' },
  { part: 'banner-settings', answer: 'settings' },
] as const;

/**
 * Writes the banner of an empty tag as plain DOM, without React. Its buttons have the same `data-consent` as those of a
 * server's banner, and are handled by the same listener.
 */
export function paintBanner(host: CookieConsentHost): PaintedBanner {
  const { create, translate } = createTexts(host);

  function createButton({ part, answer }: (typeof answers)[number]): HTMLButtonElement {
    const button = create('button', part, answer);
    button.type = 'button';
    button.dataset['consent'] = answer;
    if (answer === 'settings') button.ariaHasPopup = 'dialog';
    return button;
  }

  const words = documentOf(host).createElement('div');
  const links = documentOf(host).createElement('p');
  const buttons = documentOf(host).createElement('div');
  links.className = 'links';
  links.setAttribute('part', 'banner-text');
  for (const { href, key } of policyLinks(host)) {
    if (!isPageAddress(href, host.baseURI)) continue;
    const link = create('a', 'banner-link', key);
    link.setAttribute('href', href);
    links.append(link);
  }
  buttons.setAttribute('part', 'banner-buttons');
  buttons.append(...answers.map(createButton));
  const title = create('h2', 'banner-title', 'title');
  words.append(title, create('p', 'banner-text', 'text'), links, buttons);
  translate();
  host.adoptMore([coreStyles, accentTokenStyles, layerStyles, paintedBannerStyles]);
  host.chrome.banner.append(words);
  return { translate, remove: () => words.remove() };
}

/** Creates elements, each for the text of a key, and writes the texts. */
function createTexts(host: CookieConsentHost) {
  /** Element to the key of its text. */
  const keys = new Map<HTMLElement, string>();
  /** Element to the text that was written last. */
  const written = new Map<HTMLElement, string>();
  return {
    create<Name extends keyof HTMLElementTagNameMap>(name: Name, part: string, key: string) {
      const element = documentOf(host).createElement(name);
      element.setAttribute('part', part);
      keys.set(element, `cookie-consent.${key}`);
      return element;
    },
    translate() {
      const textOf = createLabels({ host, texts: es, locale: host.locale });
      for (const [element, key] of keys) {
        const text = textOf(key);
        if (written.get(element) === text) continue;
        written.set(element, text);
        writeOwnText(element, text);
      }
    },
  };
}
