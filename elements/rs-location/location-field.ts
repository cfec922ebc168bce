import type { ConsentGate } from '../../shared/consent/consent-gate.js';
import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { followInput, writeInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { LocationChrome } from './location-chrome.js';
import type { ViewSource } from './location-view.js';
import { keepCoordinates } from './place/coordinates.js';
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
  /** Flag: the view, which paints the suggestions, has loaded. */
  #hasView = false;
  /** Text at the start. If the text differs when the view has loaded, the visitor has typed. */
  readonly #textBefore: string;
  /** Flag: the core writes the text, so its `input` event is not typing. */
  #isWriting = false;
  #state: LocationState;
  #asking: AbortController | undefined;

  constructor(host: LocationHost, input: HTMLInputElement, gate: ConsentGate, source: ViewSource) {
    const { texts: own, locale } = host;
    this.#host = host;
    this.#input = input;
    this.#gate = gate;
    this.#textBefore = input.value;
    this.#state = { ...emptyLocation, text: input.value, position: readPosition(input.value) };
    this.#translate = createTexts({ host, texts: es, own, locale });
    reportIdle(host);
    const isStrict = host.privacy === 'strict';
    this.#service = isStrict ? null : addressServiceOf(host);
    this.#chrome = isStrict ? undefined : this.#createChrome(source);
    this.#stops.push(
      followInput(input, () => this.#follow()),
      listen(input, ['change'], () => this.#finished()),
      gate.watch(() => this.#suggest()),
    );
    if (host.valueForm === 'coordinates') this.#stops.push(keepCoordinates(host, input));
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

  /** Creates the chrome; undefined if there is nothing to paint, because nothing needs consent. */
  #createChrome(source: ViewSource): LocationChrome | undefined {
    const host = this.#host;
    const hasMap = hasTiles(host);
    if (!hasMap && !this.#service && !host.geolocation) return undefined;
    return new LocationChrome({
      host,
      input: this.#input,
      gate: this.#gate,
      translate: this.#translate,
      source,
      hasMap,
      now: () => this.#state,
      listbox: () => this.#suggestions?.list ?? null,
      onPointed: (position, isDone) => this.#send({ type: 'pointed', position, isDone }),
      onOpened: () => this.#opened(),
      onMounted: () => {
        this.#hasView = true;
        this.#suggest(this.#input.value !== this.#textBefore);
      },
    });
  }

  /**
   * Makes the input a combobox while consent is given and the view is loaded. Otherwise the browser's autofill works.
   *
   * @param isTyped Flag: the visitor typed while the view was loading.
   */
  #suggest(isTyped = false): void {
    const { isOpen } = this.#gate;
    if (!this.#service || !this.#hasView || isOpen === Boolean(this.#suggestions)) return;
    this.#suggestions?.stop();
    this.#suggestions = isOpen ? this.#createSuggestions(this.#service, isTyped) : undefined;
  }

  #createSuggestions({ search }: AddressService, isTyped: boolean): Suggestions {
    return new Suggestions({
      input: this.#input,
      list: this.#host.list,
      translate: this.#translate,
      search,
      canAsk: () => !this.#isWriting && this.#canAsk(),
      isTyped,
      paint: (addresses, active) => this.#chrome?.view.paint({ addresses, active }),
      announce: (text) => this.#host.announce(text),
      choose: (place) => this.#send({ type: 'chosen', place }),
      clear: () => this.#write('', true),
      opened: (isOpen) => this.#host.setState('open', isOpen),
    });
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
    return deepActiveElement(documentOf(this.#input)) === this.#input;
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
