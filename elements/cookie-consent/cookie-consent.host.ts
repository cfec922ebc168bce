import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { Answers } from '../../shared/consent/answers.model.js';
import type { ReloadMode } from './after-choice/reload.model.js';
import type { TabPosition } from './after-choice/tab-corner.model.js';
import type { Offer } from './choice/offer.model.js';
import type { ConsentAction, ConsentState } from './choice/step-consent.model.js';
import type { Clock } from '../../shared/dom/clock.js';
import type { CSSResult } from '@lit/reactive-element/css-tag.js';

/** Store of one `<cookie-consent>`. */
export type ConsentStore = Store<ConsentState, ConsentAction>;

/** The first layer. It exists from the start, hidden. */
export interface BannerChrome {
  readonly banner: HTMLElement;
  /** Status line of the banner, about settings that are late or lost. */
  readonly status: HTMLElement;
}

/** Interface of the core for the settings and the chrome after a choice. */
export interface ConsentLayer extends Offer {
  readonly store: ConsentStore;
  readonly clock: Clock;
  /** Returns the author's JSON; undefined without any. */
  json(): string | undefined;
  choose(answers: Answers): void;
  /** Reads the choice again if it was made in another page. */
  follow(): void;
  reloadPage(): void;
}

/** Interface of a `<cookie-consent>` for its core and its views. */
export interface CookieConsentHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'announce' | 'catalogue' | 'report' | 'setState'> {
  readonly policyHref: string;
  readonly privacyHref: string;
  readonly reload: ReloadMode;
  readonly days: number;
  readonly path: string;
  readonly domain: string;
  readonly descriptionUrl: string;
  readonly recordUrl: string;
  readonly isLegacyCookie: boolean;
  readonly floatingBelow: string;
  readonly locale: string;
  readonly tab: 'auto' | 'always';
  readonly tabPosition: TabPosition;
  readonly chrome: BannerChrome;
  /** State and functions of the core; set by it. */
  layer: ConsentLayer | undefined;
  show(): void;
  close(): void;
  /** Adopts style sheets of chrome that is added later. */
  adoptMore(styles: readonly CSSResult[]): void;
}

/** Functions of the core that the element calls. */
export interface CookieConsentCore extends ShellCore {
  /** Shows the banner, and its settings if wanted. */
  show(hasSettings?: boolean): void;
  close(): void;
}
