import type { Map as LeafletMap, Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { listen } from '../../../shared/dom/listen.js';
import type { Position } from '../place/place.model.js';
import { ofMap, readMarkerKey } from './map.model.js';

/** A map, its marker, and the callbacks of pointing. */
export interface Pointing {
  readonly map: LeafletMap;
  readonly marker: Marker;
  readonly onPoint: (position: Position, isDone: boolean) => void;
  /** Moves the map after a marker that leaves its view. */
  readonly follow: () => void;
  readonly clock?: Clock | undefined;
}

/** Time after the last key until the marker counts as released, in milliseconds. */
const keyPauseMs = 500;
/** Time in which a second click makes a double click, which zooms and sets no place, in milliseconds. */
const secondClickMs = 250;

const isFree = (marker: Marker) => marker.dragging?.enabled() ?? false;

/**
 * Moves the marker by dragging and by clicks on the map.
 *
 * @returns A function that removes the listeners.
 */
export function listenPointer({ map, marker, onPoint, clock = browserClock }: Pointing): () => void {
  let callOff = () => {};
  const point = (isDone: boolean) => onPoint(ofMap(marker.getLatLng()), isDone);
  marker.on('drag', () => point(false));
  marker.on('dragend', () => point(true));
  map.on('click', ({ latlng }) => {
    callOff();
    callOff = clock.after(secondClickMs, () => {
      if (!isFree(marker)) return;
      marker.setLatLng(latlng);
      point(true);
    });
  });
  map.on('dblclick', () => callOff());
  return () => {
    callOff();
    marker.off();
    map.off('click dblclick');
  };
}

/**
 * Moves the marker and zooms the map by keys on the marker.
 *
 * @returns A function that removes the listeners.
 */
export function listenKeys({ map, marker, onPoint, follow, clock = browserClock }: Pointing): () => void {
  const icon = marker.getElement() as HTMLElement;
  let finish: (() => void) | undefined;
  let callOff = () => {};

  const done = () => {
    callOff();
    finish?.();
    finish = undefined;
  };
  function move(x: number, y: number): void {
    const at = map.project(marker.getLatLng()).add([x, y]);
    marker.setLatLng(map.unproject(at));
    const position = ofMap(marker.getLatLng());
    onPoint(position, false);
    follow();
    finish = () => onPoint(position, true);
    callOff();
    callOff = clock.after(keyPauseMs, done);
  }
  const pressed = (event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey;
    const wanted = isOther ? null : readMarkerKey(event.key, event.shiftKey);
    if (!wanted || (wanted.type === 'move' && !isFree(marker))) return;
    event.preventDefault();
    if (wanted.type === 'zoom') map.setZoom(map.getZoom() + wanted.by);
    else move(wanted.x, wanted.y);
  };
  // Leaving the marker, or sending the form, releases it.
  const stops = [listen(icon, ['keydown'], pressed), listen(icon, ['blur'], done)];
  return () => {
    callOff();
    for (const stop of stops) stop();
  };
}

/**
 * Zooms by the wheel with Ctrl or Cmd only, so that a page can be scrolled past its map. A touchpad reports a pinch as a
 * wheel with Ctrl.
 *
 * @returns A function that removes the listener.
 */
export function listenWheel(box: HTMLElement, map: LeafletMap): () => void {
  const turned = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  box.addEventListener('wheel', turned, { capture: true, passive: true });
  return () => {
    box.removeEventListener('wheel', turned, { capture: true });
    // Leaflet zooms after a time-out, also a map that has been removed by then.
    clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer') as number | undefined);
  };
}
