import { appears } from '../../shared/appears.js';
import { consentText } from '../../shared/consent/consent-text.js';
import '../../../elements/rs-location/define.js';

type RsLocation = HTMLElementTagNameMap['rs-location'];

export const tiles = '/test/elements/rs-location/tile.svg?{z}/{x}/{y}';
/** Cookie text of the visitor's consent, without the consent layer, which is another element. */
export const accepted = consentText('necessary,preferences');
export const refused = consentText('necessary', { daysAgo: 0.5 });

/** Map as the server writes it: its box, then the text in a span with the list. */
export const serverMarkup = `<div class="rsform-block rsform-block-donde">
  <label for="Donde">¿Dónde?</label>
  <div id="rsform-map7" class="rsformMaps"></div>
  <span><input type="text" id="Donde" name="form[Donde]" autocomplete="off">
  <ul id="rsform_geolocation7" class="rsform-map-geolocation" style="display: none;"></ul></span></div>`;

export const plainMarkup = '<label for="Donde">¿Dónde?</label><input type="text" id="Donde" name="donde">';

export interface LocationPage {
  readonly form: HTMLFormElement;
  readonly element: RsLocation;
  readonly text: HTMLInputElement;
  readonly root: ShadowRoot;
  /** Types a text, as a visitor does. */
  type(text: string): void;
  key(key: string, target?: Element): KeyboardEvent;
  marker(): Promise<HTMLElement>;
  options(): Promise<readonly HTMLElement[]>;
}

/** Opens a form with a text and its element. Removes the fixture of the previous test. */
export function openLocation(attributes: string, markup = plainMarkup, tag = 'rs-location'): LocationPage {
  document.querySelector('form')?.remove();
  const template = document.createElement('template');
  template.innerHTML = `<form lang="es">${markup}<${tag} for="Donde" ${attributes}></${tag}>
    <button type="reset">Borrar</button></form>`;
  document.body.append(template.content);
  const form = document.querySelector('form') as HTMLFormElement;
  const element = form.querySelector(tag) as RsLocation;
  const text = form.querySelector('input') as HTMLInputElement;
  const root = element.shadowRoot as ShadowRoot;
  return {
    ...{ form, element, text, root },
    type(value) {
      text.focus();
      text.value = value;
      text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    key(key, target = text) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
      target.dispatchEvent(event);
      return event;
    },
    marker: async () => (await appears(root, '[part~="marker"]')) as HTMLElement,
    async options() {
      await appears(form, '[role="option"]');
      return [...form.querySelectorAll<HTMLElement>('[role="option"]')];
    },
  };
}

/** Fake geocoder that records its requests and answers them. */
export interface Geocoder {
  readonly asked: string[];
  /** `Accept-Language` of each request. */
  readonly languages: (string | null)[];
  answer: (url: URL) => unknown;
  stop(): void;
}

export function playGeocoder(): Geocoder {
  const { fetch } = window;
  const geocoder: Geocoder = {
    asked: [],
    languages: [],
    answer: (url) =>
      url.pathname.endsWith('/reverse')
        ? collection('Calle del Marcador 1')
        : collection('Calle Mayor 1', 'Calle Menor 2'),
    stop: () => {
      window.fetch = fetch;
    },
  };
  window.fetch = async (input, init) => {
    geocoder.languages.push(new Headers(init?.headers).get('Accept-Language'));
    const url = new URL(String(input), location.href);
    geocoder.asked.push(url.pathname + url.search);
    return new Response(JSON.stringify(await geocoder.answer(url)));
  };
  return geocoder;
}

export function collection(...names: readonly string[]): unknown {
  const features = names.map((name) => ({
    geometry: { coordinates: [-3.7, 40.42] },
    properties: { name },
  }));
  return { type: 'FeatureCollection', features };
}
