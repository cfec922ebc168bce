import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { Position } from '../place/place.model.js';
import type { ZoomState } from '../location-state.model.js';
import type { LocationHost } from '../rs-location.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { createFrame } from './frame.dom.js';
import { mapStyles } from './map.styles.js';
import { mountMap, type LocationMap, type MapContext } from './mount-map.dom.js';
import { es } from '../texts/es.js';

export type { LocationMap };

export interface MapListeners extends Pick<MapContext, 'onPoint' | 'onFailure'> {
  /** Called with the state of the zoom buttons: at the start and after each zoom. */
  readonly onZoom: (zoom: ZoomState) => void;
}

/** Places of a map. */
export interface MapPlaces {
  readonly map: HTMLElement;
  readonly zoom: HTMLElement;
}

/** Creates the map of a host, with Leaflet, its sheet and its frame. A chunk of its own, fetched after consent. */
export function createMap(
  host: LocationHost,
  places: MapPlaces,
  position: Position | null,
  listeners: MapListeners,
): LocationMap {
  const { texts: own, locale, tiles, zoom, maxZoom } = host;
  const document = documentOf(host);
  const { attribution, attributionHref } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  host.adoptChrome([mapStyles]);
  const frame = createFrame({
    document,
    translate,
    attribution,
    attributionHref,
    zoomPlace: places.zoom,
  });
  places.map.replaceChildren(frame.element);
  const { box, helpId } = frame;
  const centre = position ?? { latitude: host.latitude, longitude: host.longitude };
  const map = mountMap({
    ...{ box, helpId, tiles, centre, zoom, maxZoom, ...listeners },
    onZoom: (canZoomIn, canZoomOut) => listeners.onZoom({ canZoomIn, canZoomOut }),
  });
  map.show(position);
  return {
    ...map,
    stop() {
      map.stop();
      frame.element.remove();
    },
  };
}
