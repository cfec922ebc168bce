import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { ValueForm } from './place/step-location.model.js';
import type { ProviderName } from './providers/providers.model.js';

/** What the core sees of its shell. */
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
  /** The server's list of suggestions; null where one is to be found or made. */
  readonly list: HTMLElement | null;
  /** The box that takes the map, the question for consent, the button and the message. */
  readonly chrome: HTMLElement;
  announce(text: string): void;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
}

/** What the shell sees of its core. */
export type LocationCore = ShellCore;
