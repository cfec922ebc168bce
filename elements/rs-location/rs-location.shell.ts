import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import { valueForms, type ValueForm } from './place/step-location.model.js';
import { providerNames, type ProviderName } from './providers/providers.model.js';
import type { LocationCore, LocationHost } from './rs-location.host.js';
import { locationStyles } from './rs-location.styles.js';

/**
 * @summary Address suggestions and a map with a marker beside a text input, which keeps the address, or latitude and
 *   longitude, and posts it.
 * @tag rs-location
 *
 * @attr {string} for - The id of the input; without it, the input inside.
 * @attr {"address" | "coordinates"} [value-form=address] - What the field posts: an address, or latitude and longitude.
 * @attr {"photon" | "google"} [provider=photon] - How the geocoder is asked and answers.
 * @attr {string} geocoder - The address of the geocoder. Without it there are no suggestions.
 * @attr {string} geocoder-key - The key that a Google-style geocoder asks for.
 * @attr {string} tiles - The address of the map's tiles, with `{z}`, `{x}` and `{y}`. Without it there is no map.
 * @attr {string} attribution - Whose map it is, as a text.
 * @attr {string} attribution-href - Where that text leads.
 * @attr {number} [latitude=40.4168] - The centre of the map as long as no place is chosen.
 * @attr {number} [longitude=-3.7038] - The centre of the map as long as no place is chosen.
 * @attr {number} [zoom=13] - How near the map is, 0 for the whole world.
 * @attr {number} [max-zoom=19] - How near it can come.
 * @attr {boolean} geolocation - Offers a button that asks the browser where the visitor is.
 * @attr {string} [consent-category=preferences] - The consent category of map, tiles and addresses.
 * @attr {"" | "strict"} privacy - With `strict` nothing is asked of anyone: there is the text field alone.
 * @attr {string} locale - The language of the element. The nearest `lang`, unless set.
 *
 * @property {HTMLInputElement | null} input - The input, in place of the one that is named or inside.
 * @property {HTMLElement | null} list - The list of the suggestions, in place of the one that is found or made.
 * @property {Record<string, string> | undefined} texts - Texts of this field by their keys, before all others.
 *
 * @slot - The input, where it is inside.
 *
 * @csspart map - The map.
 * @csspart marker - The marker.
 * @csspart unset - The marker, while no place is chosen.
 * @csspart attribution - Whose map it is.
 * @csspart zoom-in - The button that brings the map nearer.
 * @csspart zoom-out - The button that takes the map further away.
 * @csspart locate - The button that asks for the visitor's position.
 * @csspart message - What did not work.
 * @csspart consent-placeholder - The box that asks for consent to the map and the suggestions.
 * @csspart consent-allow-once - The button that allows them this time.
 * @csspart consent-allow-always - The button that allows the category for good.
 *
 * @cssprop [--rs-location-map-height=20rem] - The height of the map.
 *
 * @cssstate open - While the suggestions are on show.
 * @cssstate invalid - While the input is marked as invalid.
 */
export class RsLocationElement extends InputShellElement<LocationCore> implements LocationHost {
  static override readonly options = {
    for: textAttribute('for'),
    valueForm: choiceAttribute('value-form', valueForms, 'address'),
    provider: choiceAttribute('provider', providerNames, 'photon'),
    geocoder: textAttribute('geocoder'),
    geocoderKey: textAttribute('geocoder-key'),
    tiles: textAttribute('tiles'),
    attribution: textAttribute('attribution'),
    attributionHref: textAttribute('attribution-href'),
    latitude: numberAttribute('latitude', 40.4168, { min: -85, max: 85 }),
    longitude: numberAttribute('longitude', -3.7038, { min: -180, max: 180 }),
    zoom: numberAttribute('zoom', 13, { min: 0, max: 22 }),
    maxZoom: numberAttribute('max-zoom', 19, { min: 0, max: 22 }),
    geolocation: booleanAttribute('geolocation'),
    consentCategory: textAttribute('consent-category', 'preferences'),
    privacy: choiceAttribute('privacy', ['', 'strict'], ''),
    locale: textAttribute('locale'),
  };

  protected static override readonly plainProperties = ['input', 'texts', 'list'];

  declare valueForm: ValueForm;
  declare provider: ProviderName;
  declare geocoder: string;
  declare geocoderKey: string;
  declare tiles: string;
  declare attribution: string;
  declare attributionHref: string;
  declare latitude: number;
  declare longitude: number;
  declare zoom: number;
  declare maxZoom: number;
  declare geolocation: boolean;
  declare consentCategory: string;
  declare privacy: '' | 'strict';

  protected override readonly styles = [locationStyles];

  readonly #chrome = this.ownerDocument.createElement('div');
  #list: HTMLElement | null = null;

  /** The box that takes all that the element shows by itself. */
  get chrome(): HTMLElement {
    return this.#chrome;
  }

  get list(): HTMLElement | null {
    return this.#list;
  }

  set list(list: HTMLElement | null) {
    if (list === this.#list) return;
    this.#list = list;
    this.plainPropertyChanged('list');
  }

  protected override buildShadow(root: ShadowRoot): void {
    this.#chrome.className = 'chrome';
    root.append(this.ownerDocument.createElement('slot'), this.#chrome);
  }
}
