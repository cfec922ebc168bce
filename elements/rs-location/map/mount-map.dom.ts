import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { listen } from '../../../shared/dom/listen.js';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import type { Position } from '../place/place.model.js';
import { createMarkerIcon } from './marker-icon.dom.js';
import { ofMap, readMarkerKey } from './map.model.js';

/** A map with one marker, whoever draws it. */
export interface LocationMap {
  /** Puts the marker where a place is, or takes its place away; the map follows it. */
  show(position: Position | null): void;
  /** Moves the map alone. */
  centre(position: Position): void;
  zoom(by: 1 | -1): void;
  setDisabled(isDisabled: boolean): void;
  /** Names the marker. */
  name(label: string): void;
  stop(): void;
}

export interface MapParts {
  readonly box: HTMLElement;
  /** The id of the words that say how the marker is moved. */
  readonly helpId: string;
  readonly tiles: string;
  readonly centre: Position;
  readonly zoom: number;
  readonly maxZoom: number;
  /** The visitor pointed at a place; `isDone` once the marker is let go. */
  readonly onPoint: (position: Position, isDone: boolean) => void;
  /** No tile came. */
  readonly onFailure: () => void;
  readonly clock?: Clock | undefined;
}

/** How long after the last key the marker counts as let go, in milliseconds. */
const keyPauseMs = 500;
/** The marker's box, of which the point is at the middle of the lower edge. */
const size = [44, 60] as const;

export function mountMap(parts: MapParts): LocationMap {
  const map = createMap(parts);
  const marker = createMarker(parts, map);
  const icon = marker.getElement() as HTMLElement;
  const onPoint: MapParts['onPoint'] = (position, isDone) => {
    icon.part.remove('unset');
    parts.onPoint(position, isDone);
  };
  const listening = [
    watchTiles(parts, map),
    listenPointer(onPoint, map, marker),
    listenKeys({ ...parts, onPoint }, map, marker, icon),
  ];
  // The box gets its size late, in a tab or a page that is opened.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(parts.box);

  return {
    show(position) {
      icon.part.toggle('unset', !position);
      if (!position) return;
      marker.setLatLng([position.latitude, position.longitude]);
      if (!map.getBounds().pad(-0.1).contains(marker.getLatLng())) map.panTo(marker.getLatLng());
    },
    centre: ({ latitude, longitude }) =>
      void map.setView([latitude, longitude], undefined, { animate: false }),
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    setDisabled(isDisabled) {
      if (isDisabled) marker.dragging?.disable();
      else marker.dragging?.enable();
      icon.setAttribute('aria-disabled', String(isDisabled));
    },
    name: (label) => icon.setAttribute('aria-label', label),
    stop() {
      for (const stop of listening) stop();
      resized.disconnect();
      map.remove();
    },
  };
}

function createMap({ box, tiles, centre, zoom, maxZoom }: MapParts): LeafletMap {
  const isMoving = !prefersReducedMotion();
  const isTouch = box.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
  const map = new LeafletMap(box, {
    ...{ center: [centre.latitude, centre.longitude], zoom, maxZoom },
    // Its controls write markup, and its keys are the page's.
    ...{
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      boxZoom: false,
      worldCopyJump: true,
    },
    // A page is scrolled past the map, by wheel and by one finger.
    ...{ scrollWheelZoom: false, dragging: !isTouch },
    ...{ fadeAnimation: isMoving, zoomAnimation: isMoving, markerZoomAnimation: isMoving, inertia: isMoving },
  });
  new TileLayer(tiles, { maxZoom, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map);
  return map;
}

function createMarker({ box, centre, helpId }: MapParts, map: LeafletMap): Marker {
  const html = createMarkerIcon(box.ownerDocument) as unknown as HTMLElement;
  const marker = new Marker([centre.latitude, centre.longitude], {
    icon: new DivIcon({
      html,
      className: 'marker',
      iconSize: [...size],
      iconAnchor: [size[0] / 2, size[1]],
    }),
    ...{ draggable: true, autoPan: true, keyboard: false },
  }).addTo(map);
  const icon = marker.getElement() as HTMLElement;
  icon.part.add('marker', 'unset');
  icon.tabIndex = 0;
  // The arrows are for the marker, also where a screen reader would take them for itself.
  icon.setAttribute('role', 'application');
  icon.setAttribute('aria-describedby', helpId);
  return marker;
}

/** One tile that does not come is a hole; a map of which none comes is told of, once. */
function watchTiles({ onFailure }: MapParts, map: LeafletMap): () => void {
  let isKnown = false;
  const came = () => {
    isKnown = true;
  };
  const failed = () => {
    if (isKnown) return;
    isKnown = true;
    onFailure();
  };
  map.eachLayer((layer) => void layer.on({ tileload: came, tileerror: failed }));
  return () => map.eachLayer((layer) => void layer.off({ tileload: came, tileerror: failed }));
}

function listenPointer(onPoint: MapParts['onPoint'], map: LeafletMap, marker: Marker): () => void {
  const isFree = () => marker.dragging?.enabled() ?? false;
  const point = (isDone: boolean) => onPoint(ofMap(marker.getLatLng()), isDone);
  marker.on('drag', () => point(false));
  marker.on('dragend', () => point(true));
  map.on('click', ({ latlng }) => {
    if (!isFree()) return;
    marker.setLatLng(latlng);
    point(true);
  });
  return () => {
    marker.off();
    map.off('click');
  };
}

function listenKeys(
  { onPoint, clock = browserClock }: MapParts,
  map: LeafletMap,
  marker: Marker,
  icon: HTMLElement,
): () => void {
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
    if (!map.getBounds().pad(-0.1).contains(marker.getLatLng())) map.panTo(marker.getLatLng());
    finish = () => onPoint(position, true);
    callOff();
    callOff = clock.after(keyPauseMs, done);
  }
  const pressed = (event: KeyboardEvent) => {
    const wanted =
      event.ctrlKey || event.metaKey || event.altKey ? null : readMarkerKey(event.key, event.shiftKey);
    if (!wanted || (wanted.type === 'move' && !marker.dragging?.enabled())) return;
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
