/** Maps of the page's own script: suggestions for an address, and the visitor's position. */
import { document } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { isOn } from './call-values.model.js';

/** Members of the provider's map interface that are used here. The page has loaded it. */
interface GoogleMap {
  setCenter(place: unknown): void;
}
interface GoogleMarker {
  setPosition(place: unknown): void;
}
interface GooglePlace {
  readonly formatted_address: string;
  readonly geometry: { readonly location: { lat(): number; lng(): number } };
}
interface GoogleGeocoder {
  geocode(request: object, callback: (places: readonly GooglePlace[] | null, status: string) => void): void;
}

/** Maximum number of suggestions. */
const mostPlaces = 10;

/** Pause in typing before places are suggested, in milliseconds. */
const pauseMs = 500;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Number of the last request of a list. Answers to earlier requests are dropped. */
const requests = new WeakMap<Element, number>();

/**
 * Shows suggestions for a text in the address input of the page's own map. A press on a suggestion moves map and marker.
 * It writes the address, or "latitude,longitude" with five decimals.
 */
export function initGeoLocation(
  term: unknown,
  id: unknown,
  inputId: unknown,
  map: GoogleMap | undefined,
  marker: GoogleMarker | undefined,
  geocoder: GoogleGeocoder,
  isAddress: unknown,
): void {
  const list = document.getElementById(`rsform_geolocation${String(id)}`);
  const input = document.getElementById(String(inputId));
  if (!list || !(input instanceof HTMLInputElement)) return;
  clearTimeout(timers.get(list.id));
  const hide = () => {
    list.replaceChildren();
    list.style.display = 'none';
  };
  const choose = (place: GooglePlace) => {
    const { location } = place.geometry;
    input.value = isOn(isAddress) ? place.formatted_address : degreesOf(location);
    if (Number.isFinite(location.lat()) && Number.isFinite(location.lng())) {
      map?.setCenter(location);
      marker?.setPosition(location);
    }
    input.dispatchEvent(new Event('change', { bubbles: true }));
    hide();
    input.focus();
  };
  const isLatest = openRequest(list);
  const search = () =>
    geocoder.geocode({ address: String(term) }, (places, status) => {
      if (!isLatest()) return;
      hide();
      if (status !== 'OK' || !places?.length) return;
      list.append(...places.slice(0, mostPlaces).map((place) => suggestionOf(place, () => choose(place))));
      list.style.display = '';
    });
  if (String(term ?? '') === '') hide();
  else timers.set(list.id, setTimeout(search, pauseMs));
}

/** Starts a request for a list. Returns a function that returns true while it is the last one. */
function openRequest(list: Element): () => boolean {
  const request = (requests.get(list) ?? 0) + 1;
  requests.set(list, request);
  return () => requests.get(list) === request;
}

function degreesOf(location: GooglePlace['geometry']['location']): string {
  return `${location.lat().toFixed(5)},${location.lng().toFixed(5)}`;
}

/** Creates a suggestion: a list item with a link, which the page's style sheet and the keyboard reach. */
function suggestionOf({ formatted_address: address }: GooglePlace, choose: () => void): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = address;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    choose();
  });
  item.append(link);
  return item;
}

interface GoogleGlobal {
  readonly maps?: { readonly event?: { trigger(...values: unknown[]): void } };
}

/** Moves the maps of the page to the visitor's position. */
export function requestLocation(mapIds: readonly unknown[]): void {
  if (mapIds.length === 0 || !('geolocation' in navigator)) return;
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    const place = { lat: coords.latitude, lng: coords.longitude };
    for (const id of mapIds) {
      const map = optionalGlobal(`rsformmap${String(id)}`) as GoogleMap | undefined;
      const marker = optionalGlobal(`rsformmarker${String(id)}`) as GoogleMarker | undefined;
      map?.setCenter(place);
      marker?.setPosition(place);
      const google = optionalGlobal('google') as GoogleGlobal | undefined;
      // The page's own listener of this event writes the address.
      if (marker) google?.maps?.event?.trigger(marker, 'drag', {});
    }
  });
}
