import type { ConsentGate } from '../../shared/consent/consent-gate.js';
import { whenNear } from '../../shared/dom/when-near.js';
import { whenOutOfSight } from '../../shared/dom/when-out-of-sight.js';
import { writeOwnText } from '../../shared/i18n/mark-language.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { createConsentBox } from './consent/consent-box.dom.js';
import { LateMap } from './location-map.js';
import { LocationView, type LocationViewContext, type ViewSource } from './location-view.js';
import type { Position } from './place/place.model.js';
import type { LocationState } from './place/step-location.model.js';
import { askPosition } from './position/ask-position.dom.js';
import type { LocationHost, LocationPlaces } from './rs-location.host.js';

export interface ChromeContext {
  readonly host: LocationHost;
  readonly input: HTMLInputElement;
  readonly gate: ConsentGate;
  readonly translate: Translate;
  readonly source: ViewSource;
  /** Flag: the author has set tiles. */
  readonly hasMap: boolean;
  /** Returns text and position of the field, as of now. */
  readonly now: () => LocationState;
  /** Returns the list of the suggestions; null while there are none. */
  readonly listbox: () => HTMLElement | null;
  readonly onPointed: (position: Position, isDone: boolean) => void;
  /** Called when consent is given and the field is in view. */
  readonly onOpened: () => void;
  /** Called when the view is mounted. */
  readonly onMounted: LocationViewContext['onMounted'];
}

/** Chrome below the input: the consent box, or, once the field is in view, the map and the button for the position. */
export class LocationChrome {
  readonly view: LocationView;
  readonly #context: ChromeContext;
  /** Box of the map, or of the consent box while there is no map. */
  readonly #place: HTMLElement;
  readonly #places: LocationPlaces;
  readonly #message: HTMLElement;
  readonly #stops: readonly (() => void)[];
  #stopReleasing = () => {};
  #isInView = false;
  #isLocating = false;
  #isViewLost = false;
  #isOpen: boolean | undefined;
  #map: LateMap | undefined;
  #label = '';
  #isDisabled = false;

  constructor(context: ChromeContext) {
    const { host, gate } = context;
    const create = (name: string, tag = 'div') => {
      const element = documentOf(host).createElement(tag);
      element.className = name;
      return element;
    };
    this.#context = context;
    this.#place = create('');
    this.#places = { zoom: create('zoom'), locate: create('locate') };
    this.#message = create('', 'p');
    this.#message.part.add('message');
    this.#message.hidden = true;
    this.view = this.#createView();
    this.#showLocate();
    if (context.hasMap) this.#prepareMap();
    host.chrome.replaceChildren(this.#place, this.#places.locate, this.#message);
    this.#refresh();
    this.#stops = [
      gate.watch(() => this.#refresh()),
      // The consent box requests nothing of other hosts. Everything else waits until the field is really in view.
      whenNear(host, () => this.#arrive(), '0px'),
      () => this.view.stop(),
    ];
  }

  /** Flag: a map is on the page, or is loading. */
  get hasMap(): boolean {
    return this.#map !== undefined;
  }

  show(position: Position | null): void {
    this.#map?.show(position);
    if (position) this.#report('');
  }

  describe(label: string, isDisabled: boolean): void {
    if (label === this.#label && isDisabled === this.#isDisabled) return;
    this.#label = label;
    this.#isDisabled = isDisabled;
    this.view.paint({ isDisabled });
    this.#map?.describe(label, isDisabled);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stopReleasing();
    this.#map?.stop();
    this.#context.host.chrome.replaceChildren();
  }

  #createView(): LocationView {
    const { host, input, translate, source, listbox, onMounted } = this.#context;
    const model = {
      translate,
      places: this.#places,
      listbox,
      zoom: (by: 1 | -1) => this.#map?.zoom(by),
      locate: () => void this.#askPosition(),
    };
    const onLost = () => this.#loseView();
    return new LocationView({ host, input, source, model, onMounted, onLost });
  }

  #arrive(): void {
    this.#isInView = true;
    this.#refresh();
  }

  #refresh(): void {
    const { host, gate, hasMap, input } = this.#context;
    const { isOpen } = gate;
    if ((isOpen && !this.#isInView) || isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    const hadFocus = this.#place.matches(':focus-within');
    this.#stopReleasing();
    host.chrome.append(this.#message);
    this.#showLocate();
    if (isOpen) this.#open();
    else this.#close();
    // The pressed button was removed. With the focus in the input, a phone's keyboard would cover the map.
    if (hadFocus) (isOpen && hasMap ? this.#place : input).focus();
  }

  #open(): void {
    const { host, hasMap, now, onPointed, onOpened } = this.#context;
    this.#place.replaceChildren();
    if (hasMap) {
      this.#reserveSpace();
      const places = { map: this.#place, zoom: this.#places.zoom };
      this.#map = new LateMap(host, places, now().position, {
        onPoint: onPointed,
        onFailure: () => this.#fail(),
        onZoom: (zoom) => this.view.paint({ zoom }),
      });
      this.#map.describe(this.#label, this.#isDisabled);
    }
    onOpened();
  }

  #close(): void {
    const { host, gate, hasMap, translate } = this.#context;
    this.#stopMap();
    this.#place.className = 'place';
    const box = createConsentBox(host, gate, translate);
    this.#place.replaceChildren(...(this.#isViewLost && !hasMap ? [] : [box]));
  }

  #showLocate(): void {
    const { gate, host } = this.#context;
    const canLocate = gate.isOpen && host.geolocation && !this.#isViewLost;
    this.#places.locate.hidden = !canLocate;
    this.view.paint({ canLocate });
  }

  /**
   * Names the place of the map, with the field's name, because a page may have several maps. The height of the map comes
   * with consent.
   */
  #prepareMap(): void {
    const { gate, input, translate } = this.#context;
    this.#place.className = 'place';
    if (gate.isOpen) this.#reserveSpace();
    const label = input.labels?.[0]?.textContent.trim();
    this.#place.role = 'group';
    this.#place.ariaLabel = [translate('location.map'), label].filter(Boolean).join(': ');
    this.#place.tabIndex = -1;
  }

  #reserveSpace(): void {
    this.#place.className = this.#context.host.attribution ? 'place mapped owned' : 'place mapped';
  }

  #stopMap(): void {
    this.#map?.stop();
    this.#map = undefined;
    this.view.paint({ zoom: undefined });
  }

  #fail(): void {
    this.#stopMap();
    this.#releaseSpace();
  }

  /** Shows a message in place of a lost map. Its space is released out of sight, so that nothing in view moves. */
  #releaseSpace(): void {
    this.#place.replaceChildren();
    if (!this.#context.hasMap) return;
    this.#place.append(this.#message);
    this.#report('location.map-failed');
    this.#stopReleasing();
    this.#stopReleasing = whenOutOfSight(this.#place, () => (this.#place.className = ''));
  }

  /**
   * Handles a view that does not load. The map works, with keys and wheel. Consent to suggestions alone would have no
   * effect, so its box is removed when it is out of sight.
   */
  #loseView(): void {
    this.#isViewLost = true;
    this.#showLocate();
    if (this.#isOpen !== false || this.#context.hasMap) return;
    this.#stopReleasing = whenOutOfSight(this.#place, () => this.#place.replaceChildren());
  }

  async #askPosition(): Promise<void> {
    if (this.#isLocating) return;
    const { host, gate, now, onPointed } = this.#context;
    const { question } = now();
    this.#setLocating(true);
    this.#report('location.locating');
    const answer = await askPosition(navigator.geolocation);
    this.#setLocating(false);
    // Meanwhile the visitor may have withdrawn consent, removed the element, or chosen another place.
    const isWanted = gate.isOpen && host.isConnected && question === now().question;
    if (!isWanted) return this.#report('');
    if ('failure' in answer) return this.#report(`location.${answer.failure}`);
    this.#map?.centre(answer.position);
    // Without a map there is no marker to correct an inaccurate position with.
    if (!answer.isAccurate) return this.#report(this.hasMap ? 'location.inaccurate' : 'location.unanswered');
    this.#report('');
    onPointed(answer.position, true);
  }

  #setLocating(isLocating: boolean): void {
    this.#isLocating = isLocating;
    this.view.paint({ isLocating });
  }

  /** Shows and announces the text of a key, in place of the one before; '' hides it. */
  #report(key: string): void {
    const { host, translate } = this.#context;
    const text = key && translate(key);
    writeOwnText(this.#message, text);
    this.#message.hidden = text === '';
    if (text) host.announce(text);
  }
}
