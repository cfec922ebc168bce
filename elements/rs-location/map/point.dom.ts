import type { Map as LeafletMap, Marker } from 'leaflet/dist/leaflet-src.esm.js';
import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { listen } from '../../../shared/dom/listen.js';
import type { Position } from '../place/place.model.js';
import { ofMap, readMarkerKey } from './map.model.js';

/** A map, its marker, and who is told where the visitor points. */
export interface Pointing {
  readonly map: LeafletMap;
  readonly marker: Marker;
  readonly onPoint: (position: Position, isDone: boolean) => void;
  /** Brings a marker that leaves the map back into view. */
  readonly follow: () => void;
  readonly clock?: Clock | undefined;
}

/** How long after the last key the marker counts as let go, in milliseconds. */
const keyPauseMs = 500;
/** How long a click waits for a second one, which zooms and says nothing about the place, in milliseconds. */
const secondClickMs = 250;

const isFree = (marker: Marker) => marker.dragging?.enabled() ?? false;

/** Lets a pointer drag the marker, or put it where it clicks. Returns the way to stop. */
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

/** Lets the keys move the marker and zoom the map. Returns the way to stop. */
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
  // Who leaves the marker, or sends the form, has let it go.
  const stops = [listen(icon, ['keydown'], pressed), listen(icon, ['blur'], done)];
  return () => {
    callOff();
    for (const stop of stops) stop();
  };
}

/** A page is scrolled past its map; a wheel with Ctrl, as which a pad tells two fingers, zooms the map. */
export function listenWheel(box: HTMLElement, map: LeafletMap): () => void {
  const turned = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  box.addEventListener('wheel', turned, { capture: true, passive: true });
  return () => {
    box.removeEventListener('wheel', turned, { capture: true });
    // The vendor zooms a moment later, also a map that is gone by then.
    clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer') as number | undefined);
  };
}
