import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Clock } from '../../../shared/dom/clock.js';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import type { Position } from '../place/place.model.js';
import { createMarkerIcon } from './marker-icon.dom.js';
import { listenKeys, listenPointer, listenWheel, type Pointing } from './point.dom.js';

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
  /** Whether the map can come nearer, and go further away, as of now. */
  readonly onZoom: (canComeNearer: boolean, canGoFurther: boolean) => void;
  readonly clock?: Clock | undefined;
}

/** The marker's box, of which the point is at the middle of the lower edge. */
const size = [44, 60] as const;

export function mountMap(parts: MapParts): LocationMap {
  const map = createMap(parts);
  const marker = createMarker(parts, map);
  const icon = marker.getElement() as HTMLElement;
  const follow = () => bringIntoView(map, marker);
  const stopListening = listenAll(parts, map, marker, follow);
  // The box gets its size late, in a tab or a page that is opened.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(parts.box);

  return {
    show(position) {
      icon.part.toggle('unset', !position);
      if (!position) return;
      marker.setLatLng([position.latitude, position.longitude]);
      follow();
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
      stopListening();
      resized.disconnect();
      map.remove();
    },
  };
}

function bringIntoView(map: LeafletMap, marker: Marker): void {
  if (map.getBounds().pad(-0.1).contains(marker.getLatLng())) return;
  map.panTo(marker.getLatLng(), { animate: !prefersReducedMotion() });
}

function listenAll(parts: MapParts, map: LeafletMap, marker: Marker, follow: () => void): () => void {
  const { clock } = parts;
  const onPoint: MapParts['onPoint'] = (position, isDone) => {
    marker.getElement()?.part.remove('unset');
    parts.onPoint(position, isDone);
  };
  const pointing: Pointing = { map, marker, onPoint, follow, clock };
  const stops = [
    watchTiles(parts, map),
    watchZoom(parts, map),
    listenPointer(pointing),
    listenKeys(pointing),
    listenWheel(parts.box, map),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function createMap({ box, tiles, centre, zoom, maxZoom }: MapParts): LeafletMap {
  const isMoving = !prefersReducedMotion();
  const isTouch = box.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
  const map = new LeafletMap(box, {
    center: [centre.latitude, centre.longitude],
    zoom,
    maxZoom,
    // Its controls write markup, and its keys are the page's.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    worldCopyJump: true,
    // A page is scrolled past the map, by wheel and by one finger; see `listenWheel`.
    scrollWheelZoom: false,
    dragging: !isTouch,
    fadeAnimation: isMoving,
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
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
    draggable: true,
    autoPan: true,
    keyboard: false,
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
  let isWatched = true;
  const came = () => {
    isKnown = true;
  };
  // All of them have come or failed by then. The vendor is still at it, and must not lose its map meanwhile.
  const ended = () => {
    if (!isKnown)
      queueMicrotask(() => {
        if (isWatched) onFailure();
      });
    isKnown = true;
  };
  map.eachLayer((layer) => void layer.on({ tileload: came, load: ended }));
  return () => {
    isWatched = false;
    map.eachLayer((layer) => void layer.off({ tileload: came, load: ended }));
  };
}

function watchZoom({ onZoom }: MapParts, map: LeafletMap): () => void {
  const tell = () => onZoom(map.getZoom() < map.getMaxZoom(), map.getZoom() > map.getMinZoom());
  tell();
  map.on('zoomend', tell);
  return () => map.off('zoomend', tell);
}
