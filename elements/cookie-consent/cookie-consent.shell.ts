import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import { mostDays } from '../../shared/consent/parse-consent.model.js';
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
 * @summary Asks for consent to cookies, remembers the answer, and starts or stops what waits for it.
 * @tag cookie-consent
 *
 * @attr {string} [policy-href=/aviso-legal] - The address of the cookie policy.
 * @attr {string} [privacy-href=/privacidad] - The address of the privacy policy.
 * @attr {'when-needed' | 'always' | 'never'} [reload=when-needed] - When a change reloads the page: where something
 *   runs that must stop, at every change, or never.
 * @attr {number} [revision=0] - The revision of the site's policy, a whole number; a higher one asks again.
 * @attr {number} [days=365] - How long a choice counts, by the time in its cookie; 730 at most. The inline stub
 *   has it as `data-days`.
 * @attr {string} [path=/] - The path of the cookie.
 * @attr {string} domain - The domain of the cookie, for a choice that holds on subdomains too; without it the host's.
 * @attr {string} description-url - Where the server describes the categories, such as `index.php`; of this site only.
 * @attr {string} record-url - Where an anonymous record of each choice is sent.
 * @attr {boolean} legacy-cookie - Whether `allow` or `deny` is written to `cookieconsent_status` too.
 * @attr {string} [floating-below=1024px] - Below which width the banner floats: a length or a media query. Read once.
 * @attr {string} locale - The language of its own words; that of the page unless set.
 * @attr {'always' | 'auto'} [tab=always] - Whether the tab that opens the banner again is there in any case, or only where
 *   no link to `#cookie-settings` can be seen in the page.
 * @attr {'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'none'} [tab-position=top-start] - The corner of the tab;
 *   `none` for a page that has such a link.
 *
 * @slot - The server's banner, with buttons `data-consent="accept"`, `reject` and `settings`. Without them the element
 *   paints its own, and what is in the tag stays in the page.
 *
 * @csspart banner - The first layer, a region at the bottom of the window; `banner floating` below `floating-below`.
 * @csspart floating - See `banner`.
 * @csspart status - What the banner says about settings that are late or lost, and about a part that is lost.
 * @csspart revoke-tab - The tab that opens the banner again.
 * @csspart notice - What stands there before a reload.
 * @csspart reload - The button that loads the page anew where a part that follows an answer did not come.
 * @csspart title - The heading of an empty tag's banner, and of the settings.
 * @csspart text - A text of an empty tag's banner, and of the settings.
 * @csspart accept - The button that accepts all.
 * @csspart reject - The button that rejects all.
 * @csspart settings - The button that opens the settings.
 * @csspart link - A link to a policy.
 * @csspart dialog - The settings.
 * @csspart category - One category.
 * @csspart category-label - Its name, with its check box.
 * @csspart details - What is told about a category.
 * @csspart save - The button that keeps what is ticked.
 * @csspart close - The button that leaves the settings as they were.
 *
 * @cssprop [--cookie-consent-width=60rem] - How wide the words of the banner are in a wide window.
 *
 * @cssstate open - While the banner is shown.
 * @cssstate asked - While there is a choice of the visitor's.
 *
 * @event {CookieConsentChangedEvent} cookie-consent-changed - The visitor's choice is another one now.
 * @event {CookieConsentShowRequestEvent} cookie-consent-show-request - Asks the layer to show its banner.
 * @event {CookieConsentGrantRequestEvent} cookie-consent-grant-request - Asks the layer to accept categories for good.
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
    tab: choiceAttribute('tab', ['always', 'auto'], 'always'),
    tabPosition: choiceAttribute(
      'tab-position',
      ['top-start', 'top-end', 'bottom-start', 'bottom-end', 'none'],
      'top-start',
    ),
  };

  static override readonly requests = ['show', 'grant'];

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
  declare tab: 'always' | 'auto';
  declare tabPosition: TabPosition;

  /** The first layer, which is created with the shadow root. */
  declare chrome: BannerChrome;

  /** State and functions for the later parts; set by the core. */
  declare layer: ConsentLayer | undefined;

  protected override readonly styles = [cookieConsentStyles];
  #later: readonly CSSResult[] = [];

  protected override buildShadow(root: ShadowRoot): void {
    const { ownerDocument } = root;
    const banner = ownerDocument.createElement('section');
    const status = ownerDocument.createElement('p');
    banner.setAttribute('role', 'region');
    banner.ariaLabel = 'Cookies';
    status.setAttribute('part', 'status');
    // Until the core is there, the page's first-paint sheet may hold the server's banner in its place.
    banner.hidden = getComputedStyle(this).position !== 'fixed';
    status.hidden = true;
    banner.append(status, ownerDocument.createElement('slot'));
    root.append(banner);
    this.chrome = { banner, status };
  }

  /** Adopts sheets of chrome that comes later. */
  adoptMore(styles: readonly CSSResult[]): void {
    this.#later = [...new Set([...this.#later, ...styles])];
    this.adoptChrome(this.#later);
  }

  /** Shows the banner again, and takes the focus there. */
  show(): void {
    this.withCore((core) => core.show());
  }

  /** Hides the banner, where the visitor has answered before. */
  close(): void {
    this.withCore((core) => core.close());
  }
}
