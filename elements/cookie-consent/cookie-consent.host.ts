import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { ConsentCategory } from '../../shared/consent/parse-consent.model.js';
import type { ChoiceChange, ReloadMode } from './answered/reload.model.js';
import type { TabPosition } from './answered/tab-corner.model.js';
import type { ConsentAction, ConsentState } from './choice/step-consent.model.js';
import type { Clock } from '../../shared/dom/clock.js';
import type { CSSResult } from '@lit/reactive-element/css-tag.js';

/** Where the state of one `<cookie-consent>` lives. */
export type ConsentStore = Store<ConsentState, ConsentAction>;

/** The first layer, which is there from the start, hidden. */
export interface BannerChrome {
  readonly banner: HTMLElement;
  /** What the banner says about its settings. */
  readonly status: HTMLElement;
}

/** Asks the server what a category is for. */
interface Descriptions {
  /** Writes the server's words into a place; false where there are none. */
  writeDescription(host: CookieConsentHost, category: ConsentCategory, place: Element): Promise<boolean>;
}

/** What the parts that come later need of the core. */
export interface ConsentLayer {
  /** They come for a visitor who wants to read one. */
  readonly loadDescriptions: () => Promise<Descriptions>;
  readonly store: ConsentStore;
  readonly clock: Clock;
  readonly offered: readonly ConsentCategory[];
  /** Whether the banner is React's to paint: the tag's own markup is none. */
  readonly isEmpty: boolean;
  /** The author's settings; undefined without any. */
  json(): string | undefined;
  choose(accepted: readonly ConsentCategory[]): void;
  /** Looks whether the choice was made in another page. */
  follow(): void;
  reloadPage(): void;
}

/** A change of the choice, as it is kept. */
export interface KeptChange extends Pick<ChoiceChange, 'before' | 'accepted' | 'isKept'> {
  /** Whether it was made in this page. */
  readonly isOwn: boolean;
}

/** What follows an answer; it comes with a chunk of its own. */
export interface Answered {
  change(change: KeptChange): void;
  /** Shows the tab where the options of the element say. */
  paint(): void;
  /** Gives the focus back to what opened the banner. */
  takeFocus(opener: Element | null): void;
  stop(): void;
}

/** What the core and the views of a `<cookie-consent>` see of their element. */
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
  /** What the later parts work with; set by the core. */
  layer: ConsentLayer | undefined;
  show(): void;
  /** Adopts sheets of chrome that comes later. */
  adoptMore(styles: readonly CSSResult[]): void;
}

/** What the element can ask of its core. */
export interface CookieConsentCore extends ShellCore {
  show(): void;
  close(): void;
}
