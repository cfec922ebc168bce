import { fileError } from '../../shared/element/file-error.js';
import type { LocationMap } from './map/map.js';
import type { Position } from './place/place.model.js';
import type { LocationHost } from './rs-location.host.js';

export interface MapListeners {
  readonly onPoint: (position: Position, isDone: boolean) => void;
  readonly onFailure: () => void;
}

/** The map of a host, whose chunk comes later or not at all; what is shown meanwhile is not lost. */
export class LateMap {
  readonly #host: LocationHost;
  readonly #place: HTMLElement;
  readonly #listeners: MapListeners;
  #map: LocationMap | undefined;
  #position: Position | null;
  #label = '';
  #isDisabled = false;
  #isWanted = true;

  constructor(host: LocationHost, place: HTMLElement, position: Position | null, listeners: MapListeners) {
    this.#host = host;
    this.#place = place;
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
      this.#map = createMap(this.#host, this.#place, this.#position, this.#listeners);
      this.describe(this.#label, this.#isDisabled);
    } catch (error) {
      this.#host.report(fileError(this.#host, 'map', error));
      if (this.#isWanted) this.#listeners.onFailure();
    }
  }
}
