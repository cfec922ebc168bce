import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import type { LocationMap, MapListeners, MapPlaces } from './map/map.js';
import type { Position } from './place/place.model.js';
import type { LocationHost } from './rs-location.host.js';

/** Map of a host. Its chunk is loaded at once; the position and the label are kept until it has loaded. */
export class LateMap {
  readonly #map: LazyModule<LocationMap>;
  #position: Position | null;
  #label = '';
  #isDisabled = false;

  constructor(host: LocationHost, places: MapPlaces, position: Position | null, listeners: MapListeners) {
    this.#position = position;
    this.#map = lazyModule(() => import('./map/map.js'), {
      start: ({ createMap }) => {
        const map = createMap(host, places, this.#position, listeners);
        map.name(this.#label);
        map.setDisabled(this.#isDisabled);
        return map;
      },
      stop: (map) => map.stop(),
      lost: (error) => {
        host.report(error, 'map');
        listeners.onFailure();
      },
    });
    void this.#map.load();
  }

  show(position: Position | null): void {
    this.#position = position;
    this.#map.loaded?.show(position);
  }

  centre(position: Position): void {
    this.#map.loaded?.centre(position);
  }

  zoom(by: 1 | -1): void {
    this.#map.loaded?.zoom(by);
  }

  describe(label: string, isDisabled: boolean): void {
    this.#label = label;
    this.#isDisabled = isDisabled;
    this.#map.loaded?.name(label);
    this.#map.loaded?.setDisabled(isDisabled);
  }

  stop(): void {
    this.#map.stop();
  }
}
