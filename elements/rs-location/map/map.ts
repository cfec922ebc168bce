import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { Position } from '../place/place.model.js';
import type { LocationHost } from '../rs-location.host.js';
import { createFrame } from './frame.dom.js';
import { mapStyles } from './map.styles.js';
import { mountMap, type LocationMap, type MapParts } from './mount-map.dom.js';
import { es } from '../texts/es.js';

export type { LocationMap };

/** The map of a host with its vendor, its sheet and its frame: a chunk of its own, fetched after the visitor's yes. */
export function createMap(
  host: LocationHost,
  place: HTMLElement,
  position: Position | null,
  listeners: Pick<MapParts, 'onPoint' | 'onFailure'>,
): LocationMap {
  const {
    texts: own,
    locale,
    ownerDocument: document,
    tiles,
    zoom,
    maxZoom,
    attribution,
    attributionHref,
  } = host;
  const translate = createTexts({ host, texts: es, own, locale });
  host.adoptChrome([mapStyles]);
  const frame = createFrame({
    document,
    translate,
    attribution,
    attributionHref,
    zoom: (by) => map.zoom(by),
  });
  place.replaceChildren(frame.element);
  const { box, helpId } = frame;
  const centre = position ?? { latitude: host.latitude, longitude: host.longitude };
  const map = mountMap({ box, helpId, tiles, centre, zoom, maxZoom, onZoom: frame.allowZoom, ...listeners });
  map.show(position);
  return {
    ...map,
    stop() {
      map.stop();
      frame.element.remove();
    },
  };
}
