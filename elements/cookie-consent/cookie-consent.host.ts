import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { ConsentCategory } from '../../shared/consent/parse-consent.model.js';
import type { ChoiceChange, ReloadMode } from './after-choice/reload.model.js';
import type { TabPosition } from './after-choice/tab-corner.model.js';
import type { ConsentAction, ConsentState } from './choice/step-consent.model.js';
import type { Clock } from '../../shared/dom/clock.js';
import type { CSSResult } from '@lit/reactive-element/css-tag.js';

/** Store of one `<cookie-consent>`. */
export type ConsentStore = Store<ConsentState, ConsentAction>;

/** The first layer, which is there from the start, hidden. */
export interface BannerChrome {
  readonly banner: HTMLElement;
  /** Status line of the banner, about late settings and lost parts. */
  readonly status: HTMLElement;
}

/** Asks the server what a category is for. */
interface Descriptions {
  /** Writes the server's words into a place; false where there are none. */
  writeDescription(host: CookieConsentHost, category: ConsentCategory, place: Element): Promise<boolean>;
}

/** Part of the core that the later parts use. */
export interface ConsentLayer {
  /** They come for a visitor who wants to read one. */
  readonly loadDescriptions: () => Promise<Descriptions>;
  readonly store: ConsentStore;
  readonly clock: Clock;
  readonly offered: readonly ConsentCategory[];
  /** The author's settings; undefined without any. */
  json(): string | undefined;
  choose(accepted: readonly ConsentCategory[]): void;
  /** Looks whether the choice was made in another page. */
  follow(): void;
  reloadPage(): void;
}

/** A change of the choice, as it is kept. */
export interface KeptChange extends Pick<ChoiceChange, 'before' | 'accepted' | 'isKept'> {
  /** True for a choice that was made in this page. */
  readonly isOwn: boolean;
}

/** Part that runs after a choice; it has a chunk of its own. */
export interface AfterChoice {
  change(change: KeptChange): void;
  /** Shows the tab where the options of the element say. */
  paint(): void;
  /** Gives the focus back to what opened the banner. */
  takeFocus(opener: Element | null): void;
  stop(): void;
}

/** Part of a `<cookie-consent>` that its core and its views use. */
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
  readonly tab: 'always' | 'auto';
  readonly tabPosition: TabPosition;
  readonly chrome: BannerChrome;
  /** State and functions for the later parts; set by the core. */
  layer: ConsentLayer | undefined;
  show(): void;
  /** Adopts sheets of chrome that comes later. */
  adoptMore(styles: readonly CSSResult[]): void;
}

/** Functions of the core that the element calls. */
export interface CookieConsentCore extends ShellCore {
  show(): void;
  close(): void;
}
