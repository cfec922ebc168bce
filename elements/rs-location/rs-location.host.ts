import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { LocationViewState } from './location-state.model.js';
import type { ValueForm } from './place/step-location.model.js';
import type { ProviderName } from './providers/providers.model.js';

/** Interface of the shell for its core. */
export interface LocationHost extends InputHost {
  readonly valueForm: ValueForm;
  readonly provider: ProviderName;
  readonly geocoder: string;
  readonly geocoderKey: string;
  readonly tiles: string;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly maxZoom: number;
  readonly geolocation: boolean;
  readonly consentCategory: string;
  readonly privacy: '' | 'strict';
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** The server's list of suggestions; null if the core finds or creates one. */
  readonly list: HTMLElement | null;
  /** Box of the map, the consent box, the button for the position and the message. */
  readonly chrome: HTMLElement;
  announce(text: string): void;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
}

/** Places in the shadow root that the view paints into. */
export interface LocationPlaces {
  readonly zoom: HTMLElement;
  readonly locate: HTMLElement;
}

/** Interface of the core for the view. Every function is stable. */
export interface LocationViewModel {
  readonly store: {
    readonly state: LocationViewState;
    subscribe(listener: () => void): () => void;
  };
  readonly translate: Translate;
  readonly places: LocationPlaces;
  /** Returns the list of the suggestions, in the page; null while there are none. */
  readonly listbox: () => HTMLElement | null;
  readonly zoom: (by: 1 | -1) => void;
  /** Requests the visitor's position from the browser. */
  readonly locate: () => void;
}

/** Interface of the core for its shell. */
export type LocationCore = ShellCore;
