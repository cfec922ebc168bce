import type { ConsentGate } from '../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../shared/consent/consent-placeholder.js';
import { createPartButton } from '../../shared/dom/part-button.js';
import { whenNear } from '../../shared/dom/when-near.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { LateMap } from './location-map.js';
import type { Position } from './place/place.model.js';
import { askPosition } from './position/ask-position.dom.js';
import type { LocationHost } from './rs-location.host.js';
import { hasTiles } from './services.js';

export interface ChromeListeners {
  /** Where the field's place is, as of now. */
  readonly position: () => Position | null;
  readonly pointed: (position: Position, isDone: boolean) => void;
  /** The visitor's yes is there, and the field is in view. */
  readonly opened: () => void;
}

/** What stands below the text once it is in view: the question for consent, or the map and the button for the position. */
export class LocationChrome {
  readonly #host: LocationHost;
  readonly #gate: ConsentGate;
  readonly #translate: Translate;
  readonly #listeners: ChromeListeners;
  readonly #place: HTMLElement;
  readonly #message: HTMLElement;
  readonly #locate: HTMLButtonElement;
  readonly #hasMap: boolean;
  /** Whether there is something that needs a yes. */
  readonly #hasUse: boolean;
  readonly #stops: readonly (() => void)[];
  #isNear = false;
  #isOpen: boolean | undefined;
  #map: LateMap | undefined;
  #label = '';
  #isDisabled = false;

  constructor(
    host: LocationHost,
    gate: ConsentGate,
    translate: Translate,
    hasService: boolean,
    listeners: ChromeListeners,
  ) {
    const { ownerDocument: document } = host;
    this.#host = host;
    this.#gate = gate;
    this.#translate = translate;
    this.#listeners = listeners;
    this.#hasMap = hasTiles(host);
    this.#hasUse = this.#hasMap || hasService || host.geolocation;
    this.#place = document.createElement('div');
    this.#message = document.createElement('p');
    this.#message.part.add('message');
    this.#message.hidden = true;
    const label = translate('location.locate');
    this.#locate = createPartButton(document, { part: 'locate', label, run: () => void this.#askPosition() });
    this.#locate.hidden = true;
    // Room for the map from the start, so that nothing moves when it comes.
    this.#place.className = this.#hasMap ? 'place' : '';
    if (this.#hasUse) host.chrome.replaceChildren(this.#place, this.#locate, this.#message);
    this.#stops = [gate.watch(() => this.#refresh()), whenNear(host, () => this.#come())];
  }

  show(position: Position | null): void {
    this.#map?.show(position);
    if (position) this.#tell('');
  }

  describe(label: string, isDisabled: boolean): void {
    if (label === this.#label && isDisabled === this.#isDisabled) return;
    this.#label = label;
    this.#isDisabled = isDisabled;
    this.#locate.disabled = isDisabled;
    this.#map?.describe(label, isDisabled);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#map?.stop();
    this.#host.chrome.replaceChildren();
  }

  #come(): void {
    this.#isNear = true;
    this.#refresh();
  }

  #refresh(): void {
    const { isOpen } = this.#gate;
    if (!this.#isNear || !this.#hasUse || isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    const hadFocus = this.#place.matches(':focus-within');
    this.#locate.hidden = !isOpen || !this.#host.geolocation;
    if (isOpen) this.#open();
    else this.#close();
    // The button that was pressed is gone; the text goes on.
    if (hadFocus) this.#host.input?.focus();
  }

  #open(): void {
    this.#place.replaceChildren();
    if (this.#hasMap) {
      this.#map = new LateMap(this.#host, this.#place, this.#listeners.position(), {
        onPoint: this.#listeners.pointed,
        onFailure: () => this.#fail(),
      });
      this.#map.describe(this.#label, this.#isDisabled);
    }
    this.#listeners.opened();
  }

  #close(): void {
    this.#map?.stop();
    this.#map = undefined;
    this.#place.replaceChildren(
      createConsentPlaceholder({
        document: this.#host.ownerDocument,
        gate: this.#gate,
        translate: this.#translate,
      }),
    );
  }

  /** A map that does not come gives its room back. */
  #fail(): void {
    this.#map?.stop();
    this.#map = undefined;
    this.#place.className = '';
    this.#place.replaceChildren();
    this.#tell('location.map-failed');
  }

  async #askPosition(): Promise<void> {
    const { geolocation } = this.#host.ownerDocument.defaultView?.navigator ?? {};
    if (!geolocation) return this.#tell('location.unanswered');
    this.#locate.disabled = true;
    this.#tell('location.locating');
    const answer = await askPosition(geolocation);
    this.#locate.disabled = this.#isDisabled;
    // Meanwhile the visitor may have taken the consent back, or the element away.
    if (!this.#isOpen || !this.#host.isConnected) return;
    if ('failure' in answer) return this.#tell(`location.${answer.failure}`);
    this.#map?.centre(answer.position);
    if (!answer.isAccurate) return this.#tell('location.inaccurate');
    this.#tell('');
    this.#listeners.pointed(answer.position, true);
  }

  /** One message at a time; '' takes it away. */
  #tell(key: string): void {
    const text = key && this.#translate(key);
    this.#message.textContent = text;
    this.#message.hidden = text === '';
    if (text) this.#host.announce(text);
  }
}
