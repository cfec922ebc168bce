import type { ConsentGate } from '../../shared/consent/consent-gate.js';
import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { followInput, writeInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { lazily } from '../../shared/element/lazily.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { LocationChrome } from './location-chrome.js';
import type { LoadLocationView } from './location-view.js';
import { readPosition } from './place/place.model.js';
import {
  emptyLocation,
  stepLocation,
  type LocationAction,
  type LocationEffect,
  type LocationState,
} from './place/step-location.model.js';
import type { LocationHost } from './rs-location.host.js';
import { addressServiceOf, hasTiles, reportIdle, type AddressService } from './services.js';
import { Suggestions } from './suggestions/suggestions.js';
import { es } from './texts/es.js';

/** Controller of one input, its suggestions and its map. With `privacy="strict"` there is the input alone. */
export class LocationField {
  readonly #host: LocationHost;
  readonly #input: HTMLInputElement;
  readonly #service: AddressService | null;
  readonly #translate: Translate;
  readonly #chrome: LocationChrome | undefined;
  readonly #stops: (() => void)[] = [];
  readonly #gate: ConsentGate;
  #suggestions: Suggestions | undefined;
  /** Flag: no suggestion can be painted. */
  #isViewLost = false;
  /** Flag: the core writes the text, so its `input` event is not typing. */
  #isWriting = false;
  #state: LocationState;
  #asking: AbortController | undefined;

  constructor(host: LocationHost, input: HTMLInputElement, gate: ConsentGate, loadView: LoadLocationView) {
    const { texts: own, locale } = host;
    this.#host = host;
    this.#input = input;
    this.#gate = gate;
    this.#state = { ...emptyLocation, text: input.value, position: readPosition(input.value) };
    this.#translate = createTexts({ host, texts: es, own, locale });
    reportIdle(host);
    const isStrict = host.privacy === 'strict';
    this.#service = isStrict ? null : addressServiceOf(host);
    this.#chrome = isStrict ? undefined : this.#createChrome(loadView);
    this.#stops.push(
      followInput(input, () => this.#follow()),
      listen(input, ['change'], () => this.#finished()),
      gate.watch(() => this.#suggest()),
    );
    if (host.valueForm === 'coordinates')
      this.#stops.push(lazily(host, 'coordinates', () => this.#keepCoordinates()));
    this.#suggest();
    this.#follow();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#asking?.abort();
    this.#suggestions?.stop();
    this.#chrome?.stop();
    this.#host.setState('invalid', false);
  }

  /** Returns undefined where nothing needs consent, so that there is nothing to paint. */
  #createChrome(loadView: LoadLocationView): LocationChrome | undefined {
    const host = this.#host;
    const hasMap = hasTiles(host);
    if (!hasMap && !this.#service && !host.geolocation) return undefined;
    return new LocationChrome({
      host,
      input: this.#input,
      gate: this.#gate,
      translate: this.#translate,
      loadView,
      hasMap,
      now: () => this.#state,
      listbox: () => this.#suggestions?.list ?? null,
      onPointed: (position, isDone) => this.#send({ type: 'pointed', position, isDone }),
      onOpened: () => this.#opened(),
      onViewLost: () => this.#loseSuggestions(),
    });
  }

  async #keepCoordinates(): Promise<() => void> {
    const { keepCoordinates } = await import('./place/coordinates.js');
    return keepCoordinates(this.#host, this.#input);
  }

  /** Makes the input a combobox while consent is there. Otherwise the browser's own suggestions work. */
  #suggest(): void {
    const { isOpen } = this.#gate;
    if (!this.#service || this.#isViewLost || isOpen === Boolean(this.#suggestions)) return;
    this.#suggestions?.stop();
    this.#suggestions = isOpen ? this.#createSuggestions(this.#service) : undefined;
  }

  #createSuggestions({ search }: AddressService): Suggestions {
    return new Suggestions({
      input: this.#input,
      list: this.#host.list,
      translate: this.#translate,
      search,
      canAsk: () => !this.#isWriting && this.#canAsk(),
      mountView: async () => this.#chrome?.view.mount() ?? false,
      paint: (addresses, active) => this.#chrome?.view.paint({ addresses, active }),
      announce: (text) => this.#host.announce(text),
      choose: (place) => this.#send({ type: 'chosen', place }),
      opened: (isOpen) => this.#host.setState('open', isOpen),
    });
  }

  #loseSuggestions(): void {
    this.#isViewLost = true;
    this.#suggestions?.stop();
    this.#suggestions = undefined;
  }

  #canAsk(): boolean {
    return this.#service !== null && this.#gate.isOpen && this.#input.checkVisibility();
  }

  #follow(): void {
    this.#host.setState('invalid', this.#input.getAttribute('aria-invalid') === 'true');
    this.#send({ type: 'written', text: this.#input.value });
  }

  #finished(): void {
    this.#follow();
    this.#send({ type: 'finished' });
  }

  /** Looks up the text, unless the visitor still types. */
  #opened(): void {
    if (!this.#hasFocus()) this.#finished();
  }

  #send(action: LocationAction): void {
    const rules = { form: this.#host.valueForm, canAsk: this.#canAsk() };
    const { state, effects } = stepLocation(this.#state, action, rules);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    this.#describe();
  }

  #run(effect: LocationEffect): void {
    if (effect.type === 'write') this.#write(effect.text, effect.isDone);
    else if (effect.type === 'show') this.#chrome?.show(effect.position);
    else void this.#ask(effect);
  }

  /** Writes a text with the events of typing. */
  #write(text: string, isDone: boolean): void {
    this.#isWriting = true;
    writeInput(this.#input, text, isDone);
    this.#isWriting = false;
    // With the focus on the marker or the button, a screen reader does not notice that the text changes.
    const words = this.#chrome?.hasMap ? this.#translate('location.marker', text) : text;
    if (isDone && !this.#hasFocus()) this.#host.announce(words);
  }

  #hasFocus(): boolean {
    return deepActiveElement(this.#input.ownerDocument) === this.#input;
  }

  async #ask(effect: Extract<LocationEffect, { readonly question: number }>): Promise<void> {
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const places =
      effect.type === 'name'
        ? await this.#service?.reverse(effect.position, signal)
        : await this.#service?.search(effect.text, signal);
    if (signal.aborted) return;
    this.#send({ type: 'answered', question: effect.question, place: places?.[0] ?? null });
  }

  #describe(): void {
    const { text, position } = this.#state;
    const label = position
      ? this.#translate('location.marker', text)
      : this.#translate('location.marker-unset');
    // The marker of a read-only input cannot be moved.
    this.#chrome?.describe(label, this.#input.matches(':disabled') || this.#input.readOnly);
  }
}
