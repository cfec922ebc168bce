import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { type Command, ShellElement } from '../../shared/element/shell-element.js';
import { mostDays } from '../../shared/consent/parse-consent.model.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { TabPosition } from './after-choice/tab-corner.model.js';
import type { ReloadMode } from './after-choice/reload.model.js';
import type {
  BannerChrome,
  ConsentLayer,
  CookieConsentCore,
  CookieConsentHost,
} from './cookie-consent.host.js';
import { cookieConsentStyles } from './cookie-consent.styles.js';

/**
 * @summary Asks for consent to cookies, remembers the answer, and starts or stops the scripts that depend on it.
 * @tag cookie-consent
 *
 * @attr {string} [policy-href=/aviso-legal] - URL of the cookie policy; empty for no link.
 * @attr {string} [privacy-href=/privacidad] - URL of the privacy policy; empty for no link.
 * @attr {'when-needed' | 'always' | 'never'} [reload=when-needed] - When a changed answer reloads the page: if a script
 *   runs that must stop, at every change, or never.
 * @attr {number} [revision=0] - Revision of the site's policy, a whole number; a higher one asks every visitor again.
 * @attr {number} [days=365] - Days that an answer is valid, 1 to 730, counted from the time in its cookie. The inline stub
 *   has them as `data-days`.
 * @attr {string} [path=/] - Path of the cookie.
 * @attr {string} domain - Domain of the cookie, for an answer that is valid on subdomains too. Default: the host.
 * @attr {string} description-url - URL of this site with the server's descriptions of categories, such as `index.php`.
 * @attr {string} record-url - URL that receives an anonymous record of each answer.
 * @attr {boolean} legacy-cookie - Also writes `allow` or `deny` to `cookieconsent_status`.
 * @attr {string} [floating-below=1024px] - Width below which the banner is a floating card: a length or a media query.
 *   Read once.
 * @attr {string} locale - Language of the element's own texts. Default: that of the page.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 * @attr {'auto' | 'always'} [tab=auto] - With `auto` the tab that opens the banner again is hidden while a link to
 *   `#cookie-settings` can be seen in the page.
 * @attr {'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'none'} [tab-position=top-start] - Corner of the tab;
 *   `none` for a page that has such a link.
 *
 * @slot - The server's banner, with buttons `data-consent="accept"`, `reject` and `settings`. Without them the element
 *   writes its own banner, and the content of the tag stays in the page.
 *
 * @csspart banner - The first layer, a region at the bottom of the window; `banner floating` below `floating-below`.
 * @csspart floating - See `banner`.
 * @csspart message - Message of the banner about settings that are late or did not load, and the one before a reload.
 * @csspart revoke-tab - The tab that opens the banner again.
 * @csspart reload-message - Also on the message before a reload.
 * @csspart banner-title - Heading of an empty tag's banner.
 * @csspart banner-text - Text of an empty tag's banner, and the line of its links.
 * @csspart banner-link - Link to a policy in an empty tag's banner.
 * @csspart banner-buttons - Row of buttons of an empty tag's banner.
 * @csspart banner-accept - Button of an empty tag's banner that accepts all.
 * @csspart banner-reject - Button of an empty tag's banner that rejects all.
 * @csspart banner-settings - Button of an empty tag's banner that opens the settings.
 * @csspart dialog - The settings.
 * @csspart settings-title - Heading of the settings.
 * @csspart settings-text - Text of the settings, the line of their links, and the line with the id of the choice.
 * @csspart settings-link - Link to a policy in the settings, that of a service too.
 * @csspart settings-buttons - Row of buttons of the settings.
 * @csspart settings-save - Button that saves the ticked categories.
 * @csspart settings-accept - Button of the settings that accepts all.
 * @csspart settings-reject - Button of the settings that rejects all.
 * @csspart category - One category.
 * @csspart category-label - The name of a category, with its check box.
 * @csspart category-text - Description of a category.
 * @csspart checkbox - Check box of a category or a service.
 * @csspart details - The details of a category: its description and its cookies.
 * @csspart services - The services of a category, in a disclosure.
 * @csspart service - One service.
 * @csspart service-label - The name of a service, with its check box.
 * @csspart service-text - Purpose of a service.
 * @csspart close - The button that closes the settings without a change.
 *
 * @cssprop [--cookie-consent-width=60rem] - Width of the banner's text in a wide window.
 *
 * @cssstate open - Set while the banner is shown.
 * @cssstate asked - Set while there is an answer of the visitor.
 *
 * @event {CookieConsentChangedEvent} cookie-consent-changed - The visitor's choice has changed.
 * @event {CookieConsentShowRequestEvent} cookie-consent-show-request - Requests the banner.
 * @event {CookieConsentGrantRequestEvent} cookie-consent-grant-request - Requests that categories or services are accepted
 *   for good.
 */
export class CookieConsentElement extends ShellElement<CookieConsentCore> implements CookieConsentHost {
  static override readonly options = {
    policyHref: textAttribute('policy-href', '/aviso-legal'),
    privacyHref: textAttribute('privacy-href', '/privacidad'),
    reload: choiceAttribute('reload', ['when-needed', 'always', 'never'], 'when-needed'),
    revision: numberAttribute('revision', 0, { min: 0, reflects: true }),
    days: numberAttribute('days', 365, { min: 1, max: mostDays, reflects: true }),
    path: textAttribute('path', '/'),
    domain: textAttribute('domain'),
    descriptionUrl: textAttribute('description-url'),
    recordUrl: textAttribute('record-url'),
    isLegacyCookie: booleanAttribute('legacy-cookie'),
    floatingBelow: textAttribute('floating-below', '1024px'),
    locale: textAttribute('locale'),
    tab: choiceAttribute('tab', ['auto', 'always'], 'auto'),
    tabPosition: choiceAttribute(
      'tab-position',
      ['top-start', 'top-end', 'bottom-start', 'bottom-end', 'none'],
      'top-start',
    ),
  };

  static override readonly requests = ['show', 'grant'];

  static override readonly commands = new Map<string, Command<CookieConsentCore>>([
    ['show', (core) => core.show()],
    ['settings', (core) => core.show(true)],
  ]);

  declare policyHref: string;
  declare privacyHref: string;
  declare reload: ReloadMode;
  declare revision: number;
  declare days: number;
  declare path: string;
  declare domain: string;
  declare descriptionUrl: string;
  declare recordUrl: string;
  declare isLegacyCookie: boolean;
  declare floatingBelow: string;
  declare locale: string;
  declare tab: 'auto' | 'always';
  declare tabPosition: TabPosition;

  /** The first layer, which is created with the shadow root. */
  declare chrome: BannerChrome;

  /** State and functions of the core; set by it. */
  declare layer: ConsentLayer | undefined;

  protected override readonly styles = [cookieConsentStyles];
  #later: readonly CSSResult[] = [];

  protected override buildShadow(root: ShadowRoot): void {
    const document = documentOf(root);
    const banner = document.createElement('section');
    const status = document.createElement('p');
    banner.setAttribute('role', 'region');
    banner.ariaLabel = 'Cookies';
    status.setAttribute('part', 'message');
    // Until the core has started, the page's first-paint sheet may show the server's banner in its place.
    banner.hidden = getComputedStyle(this).position !== 'fixed';
    status.hidden = true;
    banner.append(status, document.createElement('slot'));
    root.append(banner);
    this.chrome = { banner, status };
  }

  /** Adopts style sheets of chrome that is added later. */
  adoptMore(styles: readonly CSSResult[]): void {
    this.#later = [...new Set([...this.#later, ...styles])];
    this.adoptChrome(this.#later);
  }

  /** Shows the banner again, and moves the focus to it. */
  show(): void {
    this.withCore((core) => core.show());
  }

  /** Hides the banner. No-op if the visitor has not answered. */
  close(): void {
    this.withCore((core) => core.close());
  }
}
