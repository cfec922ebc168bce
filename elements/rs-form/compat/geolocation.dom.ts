import { isOn } from './server-values.model.js';

/** What is used of the provider's map interface, which the page itself has loaded. */
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
  geocode(question: object, answer: (places: readonly GooglePlace[] | null, status: string) => void): void;
}

/** As many as a visitor can look through. */
const mostPlaces = 10;

/** Pause in typing before places are suggested, in milliseconds. */
const pauseMs = 500;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** The number of a list's last text: only the answer to it counts. */
const questions = new WeakMap<Element, number>();

/**
 * Suggests places for what is typed into a location of the page's own map: a press on one of them moves map and marker
 * and writes the address, or "latitude,longitude" with five decimals.
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
  const isLatest = openQuestion(list);
  const ask = () =>
    geocoder.geocode({ address: String(term) }, (places, status) => {
      if (!isLatest()) return;
      hide();
      if (status !== 'OK' || !places?.length) return;
      list.append(...places.slice(0, mostPlaces).map((place) => suggestionOf(place, () => choose(place))));
      list.style.display = '';
    });
  if (String(term ?? '') === '') hide();
  else timers.set(list.id, setTimeout(ask, pauseMs));
}

function openQuestion(list: Element): () => boolean {
  const question = (questions.get(list) ?? 0) + 1;
  questions.set(list, question);
  return () => questions.get(list) === question;
}

function degreesOf(location: GooglePlace['geometry']['location']): string {
  return `${location.lat().toFixed(5)},${location.lng().toFixed(5)}`;
}

/** A link, as the page's sheet knows it, that the keyboard reaches. */
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

/** Sets the maps of the page to where the visitor is, and asks for the address there. */
export function requestLocation(mapIds: readonly unknown[]): void {
  if (mapIds.length === 0 || !('geolocation' in navigator)) return;
  navigator.geolocation.getCurrentPosition(({ coords }) => {
    const place = { lat: coords.latitude, lng: coords.longitude };
    for (const id of mapIds) {
      const map = Reflect.get(window, `rsformmap${String(id)}`) as GoogleMap | undefined;
      const marker = Reflect.get(window, `rsformmarker${String(id)}`) as GoogleMarker | undefined;
      map?.setCenter(place);
      marker?.setPosition(place);
      const { google } = window as {
        google?: { maps?: { event?: { trigger(...values: unknown[]): void } } };
      };
      // The page's own listener writes the address.
      if (marker) google?.maps?.event?.trigger(marker, 'drag', {});
    }
  });
}
