import {
  booleanAttribute,
  choiceAttribute,
  numberAttribute,
  textAttribute,
} from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
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
 * @attr {"address" | "coordinates"} [value-form=address] - The posted value: an address, or latitude and longitude.
 * @attr {"photon" | "google"} [provider=photon] - The protocol of the geocoder.
 * @attr {string} geocoder - The address of the geocoder. Without it there are no suggestions.
 * @attr {string} geocoder-key - The key of a Google-style geocoder. It is visible in the page.
 * @attr {string} tiles - The address of the map's tiles, with `{z}`, `{x}` and `{y}`. Without it there is no map.
 * @attr {string} attribution - The attribution of the map, as a text.
 * @attr {string} attribution-href - The link of the attribution.
 * @attr {number} [latitude=40.4168] - The latitude of the map's centre while no place is chosen, in degrees.
 * @attr {number} [longitude=-3.7038] - The longitude of the map's centre while no place is chosen, in degrees.
 * @attr {number} [zoom=13] - The zoom level of the map; 0 shows the whole world.
 * @attr {number} [max-zoom=19] - The largest zoom level.
 * @attr {boolean} geolocation - Adds a button that finds the visitor's position.
 * @attr {string} [consent-category=preferences] - The consent category of map, tiles and addresses.
 * @attr {"" | "strict"} privacy - With `strict` nothing is requested from other hosts: there is the text field alone.
 * @attr {string} locale - The language of the element. The nearest `lang`, unless set.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 *
 * @property {HTMLInputElement | null} input - The input. It replaces the one that `for` names, or the one inside.
 * @property {HTMLElement | null} list - The list of the suggestions. It replaces the one that the element finds or makes.
 * @property {Record<string, string> | undefined} texts - Texts of this field by their keys. They replace all others.
 *
 * @slot - The input, if it is inside.
 *
 * @csspart map - The map.
 * @csspart marker - The marker.
 * @csspart unset - The marker, while no place is chosen.
 * @csspart attribution - The attribution of the map.
 * @csspart zoom-in - The button that zooms in.
 * @csspart zoom-out - The button that zooms out.
 * @csspart locate - The button that finds the visitor's position.
 * @csspart message - The message about what failed.
 * @csspart consent-placeholder - The box with the question for consent to the map and the suggestions.
 * @csspart consent-allow-once - The button that allows both as long as the element is in the page.
 * @csspart consent-allow-always - The button that accepts the category for the whole site.
 *
 * @cssprop [--rs-location-map-height=20rem] - The height of the map.
 *
 * @cssstate open - Suggestions are shown.
 * @cssstate invalid - The input is marked as invalid.
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

  readonly #chrome = documentOf(this).createElement('div');
  #list: HTMLElement | null = null;

  /** Box of everything that the element shows. */
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
    root.append(documentOf(this).createElement('slot'), this.#chrome);
  }
}
