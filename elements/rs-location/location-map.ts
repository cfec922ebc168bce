import { fileError } from '../../shared/element/file-error.js';
import type { LocationMap, MapListeners, MapPlaces } from './map/map.js';
import type { Position } from './place/place.model.js';
import type { LocationHost } from './rs-location.host.js';

/** Map of a host. Its chunk is loaded at once; the position and the label are kept until it is there. */
export class LateMap {
  readonly #host: LocationHost;
  readonly #places: MapPlaces;
  readonly #listeners: MapListeners;
  #map: LocationMap | undefined;
  #position: Position | null;
  #label = '';
  #isDisabled = false;
  #isWanted = true;

  constructor(host: LocationHost, places: MapPlaces, position: Position | null, listeners: MapListeners) {
    this.#host = host;
    this.#places = places;
    this.#position = position;
    this.#listeners = listeners;
    void this.#load();
  }

  show(position: Position | null): void {
    this.#position = position;
    this.#map?.show(position);
  }

  centre(position: Position): void {
    this.#map?.centre(position);
  }

  zoom(by: 1 | -1): void {
    this.#map?.zoom(by);
  }

  describe(label: string, isDisabled: boolean): void {
    this.#label = label;
    this.#isDisabled = isDisabled;
    this.#map?.name(label);
    this.#map?.setDisabled(isDisabled);
  }

  stop(): void {
    this.#isWanted = false;
    this.#map?.stop();
  }

  async #load(): Promise<void> {
    try {
      const { createMap } = await import('./map/map.js');
      if (!this.#isWanted) return;
      this.#map = createMap(this.#host, this.#places, this.#position, this.#listeners);
      this.describe(this.#label, this.#isDisabled);
    } catch (error) {
      this.#host.report(fileError(this.#host, 'map', error));
      if (this.#isWanted) this.#listeners.onFailure();
    }
  }
}
