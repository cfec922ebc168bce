import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Clock } from '../../../shared/dom/clock.js';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import type { Position } from '../place/place.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { createMarkerIcon } from './marker-icon.dom.js';
import { listenKeys, listenPointer, listenWheel, type Pointing } from './point.dom.js';

/** Map with one marker. */
export interface LocationMap {
  /** Moves the marker to a position and the map after it; null marks the marker as unset. */
  show(position: Position | null): void;
  /** Moves the map without the marker. */
  centre(position: Position): void;
  zoom(by: 1 | -1): void;
  setDisabled(isDisabled: boolean): void;
  /** Sets the accessible name of the marker. */
  name(label: string): void;
  stop(): void;
}

export interface MapContext {
  readonly box: HTMLElement;
  /** The id of the text that says how the marker is moved. */
  readonly helpId: string;
  readonly tiles: string;
  readonly centre: Position;
  readonly zoom: number;
  readonly maxZoom: number;
  /** Called when the visitor points at a place; `isDone` is true once the marker is released. */
  readonly onPoint: (position: Position, isDone: boolean) => void;
  /** Called once if no tile could be loaded. */
  readonly onFailure: () => void;
  /** Called at the start and after each zoom, with the directions in which the map can be zoomed further. */
  readonly onZoom: (canComeNearer: boolean, canGoFurther: boolean) => void;
  readonly clock?: Clock | undefined;
}

/** Width and height of the marker, in pixels. Its point is at the middle of the lower edge. */
const size = [44, 60] as const;

/** Creates a Leaflet map with tiles and one marker in a box. */
export function mountMap(context: MapContext): LocationMap {
  const map = createMap(context);
  const marker = createMarker(context, map);
  const icon = marker.getElement() as HTMLElement;
  const follow = () => bringIntoView(map, marker);
  const stopListening = listenAll(context, map, marker, follow);
  // In a closed tab, or on a hidden page of a form, the box gets its size later.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(context.box);

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

function listenAll(context: MapContext, map: LeafletMap, marker: Marker, follow: () => void): () => void {
  const { clock } = context;
  const onPoint: MapContext['onPoint'] = (position, isDone) => {
    marker.getElement()?.part.remove('unset');
    context.onPoint(position, isDone);
  };
  const pointing: Pointing = { map, marker, onPoint, follow, clock };
  const stops = [
    watchTiles(context, map),
    watchZoom(context, map),
    listenPointer(pointing),
    listenKeys(pointing),
    listenWheel(context.box, map),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function createMap({ box, tiles, centre, zoom, maxZoom }: MapContext): LeafletMap {
  const isMoving = !prefersReducedMotion();
  const isTouch = documentOf(box).defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
  const map = new LeafletMap(box, {
    center: [centre.latitude, centre.longitude],
    zoom,
    maxZoom,
    // Leaflet's controls write markup, and its keys would replace those of the page.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    worldCopyJump: true,
    // The wheel, and one finger, scroll the page past the map; see `listenWheel`.
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

function createMarker({ box, centre, helpId }: MapContext, map: LeafletMap): Marker {
  const html = createMarkerIcon(documentOf(box)) as unknown as HTMLElement;
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
  // With this role a screen reader passes the arrow keys on to the marker.
  icon.setAttribute('role', 'application');
  icon.setAttribute('aria-describedby', helpId);
  return marker;
}

/** Reports, once, a map of which no tile was loaded. A single tile that fails is not reported. */
function watchTiles({ onFailure }: MapContext, map: LeafletMap): () => void {
  let isKnown = false;
  let isWatched = true;
  const loaded = () => {
    isKnown = true;
  };
  // Every tile was loaded or has failed. Leaflet still works on the event, so its map must not be removed now.
  const ended = () => {
    if (!isKnown)
      queueMicrotask(() => {
        if (isWatched) onFailure();
      });
    isKnown = true;
  };
  map.eachLayer((layer) => void layer.on({ tileload: loaded, load: ended }));
  return () => {
    isWatched = false;
    map.eachLayer((layer) => void layer.off({ tileload: loaded, load: ended }));
  };
}

function watchZoom({ onZoom }: MapContext, map: LeafletMap): () => void {
  const notify = () => onZoom(map.getZoom() < map.getMaxZoom(), map.getZoom() > map.getMinZoom());
  notify();
  map.on('zoomend', notify);
  return () => map.off('zoomend', notify);
}
