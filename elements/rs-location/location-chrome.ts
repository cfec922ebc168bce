import type { ConsentGate } from '../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../shared/consent/consent-placeholder.js';
import { createPartButton } from '../../shared/dom/part-button.js';
import { whenNear } from '../../shared/dom/when-near.js';
import { fileError } from '../../shared/element/file-error.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { LateMap } from './location-map.js';
import type { Position } from './place/place.model.js';
import type { LocationState } from './place/step-location.model.js';
import type { PositionAnswer } from './position/ask-position.dom.js';
import type { LocationHost } from './rs-location.host.js';
import { hasTiles } from './services.js';
import { writeOwnText } from '../../shared/i18n/mark-language.js';

export interface ChromeListeners {
  /** Text and place of the field, as of now. */
  readonly now: () => LocationState;
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
  #isInView = false;
  #isLocating = false;
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
    this.#showLocate();
    if (this.#hasMap) this.#prepareMap();
    if (this.#hasUse) host.chrome.replaceChildren(this.#place, this.#locate, this.#message);
    this.#stops = [
      gate.watch(() => this.#refresh()),
      // What asks for a yes is ours; what is asked of others waits until the field is really in view.
      whenNear(host, () => this.#come(false)),
      whenNear(host, () => this.#come(true), '0px'),
    ];
  }

  /** Flag: a map is there, or still loads. */
  get hasMap(): boolean {
    return this.#map !== undefined;
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

  #come(isInView: boolean): void {
    this.#isNear = true;
    this.#isInView ||= isInView;
    this.#refresh();
  }

  #refresh(): void {
    const { isOpen } = this.#gate;
    const isHere = isOpen ? this.#isInView : this.#isNear;
    if (!isHere || !this.#hasUse || isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    const hadFocus = this.#place.matches(':focus-within');
    this.#showLocate();
    if (isOpen) this.#open();
    else this.#close();
    // The button that was pressed is gone. In the text, a phone's keyboard would lie over the map.
    if (hadFocus) (isOpen && this.#hasMap ? this.#place : this.#host.input)?.focus();
  }

  #open(): void {
    this.#place.replaceChildren();
    if (this.#hasMap) {
      this.#map = new LateMap(this.#host, this.#place, this.#listeners.now().position, {
        onPoint: this.#listeners.pointed,
        onFailure: () => this.#fail(),
      });
      this.#map.describe(this.#label, this.#isDisabled);
    }
    this.#listeners.opened();
  }

  #showLocate(): void {
    this.#locate.hidden = !this.#gate.isOpen || !this.#host.geolocation;
  }

  /** Room for the map from the start, so that nothing moves when it comes, named as the field: a page may have several. */
  #prepareMap(): void {
    this.#place.className = this.#host.attribution ? 'place owned' : 'place';
    const label = this.#host.input?.labels?.[0]?.textContent.trim();
    this.#place.role = 'group';
    this.#place.ariaLabel = [this.#translate('location.map'), label].filter(Boolean).join(': ');
    this.#place.tabIndex = -1;
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
    if (this.#isLocating) return;
    const { question } = this.#listeners.now();
    this.#setLocating(true);
    this.#tell('location.locating');
    const answer = await this.#findPosition();
    this.#setLocating(false);
    // Meanwhile the visitor may have taken the consent back or the element away, or said where without this.
    const isWanted =
      this.#gate.isOpen && this.#host.isConnected && question === this.#listeners.now().question;
    if (!isWanted) return this.#tell('');
    if ('failure' in answer) return this.#tell(`location.${answer.failure}`);
    this.#map?.centre(answer.position);
    // Without a map there is no marker to move, and a town is no place.
    if (!answer.isAccurate) return this.#tell(this.hasMap ? 'location.inaccurate' : 'location.unanswered');
    this.#tell('');
    this.#listeners.pointed(answer.position, true);
  }

  /** A chunk of its own: not many fields offer it, and fewer visitors ask. */
  async #findPosition(): Promise<PositionAnswer> {
    try {
      const { askPosition } = await import('./position/ask-position.dom.js');
      return await askPosition(navigator.geolocation);
    } catch (error) {
      this.#host.report(fileError(this.#host, 'position', error));
      return { failure: 'unanswered' };
    }
  }

  /** A button that is really disabled would lose the focus. */
  #setLocating(isLocating: boolean): void {
    this.#isLocating = isLocating;
    this.#locate.ariaDisabled = String(isLocating);
  }

  /** One message at a time; '' takes it away. */
  #tell(key: string): void {
    const text = key && this.#translate(key);
    writeOwnText(this.#message, text);
    this.#message.hidden = text === '';
    if (text) this.#host.announce(text);
  }
}
