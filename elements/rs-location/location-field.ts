import { createConsentGate } from '../../shared/consent/consent-gate.js';
import { consentTexts } from '../../shared/consent/consent-texts.js';
import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { followInput, writeInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { LocationChrome } from './location-chrome.js';
import { readPosition } from './place/place.model.js';
import {
  emptyLocation,
  stepLocation,
  type LocationAction,
  type LocationEffect,
  type LocationState,
} from './place/step-location.model.js';
import type { LocationHost } from './rs-location.host.js';
import { addressServiceOf, reportIdle, type AddressService } from './services.js';
import { Suggestions } from './suggestions/suggestions.js';
import { locationTexts } from './texts.model.js';

/** One input with its suggestions and its map, kept in step. With `privacy="strict"` there is the input alone. */
export class LocationField {
  readonly #host: LocationHost;
  readonly #input: HTMLInputElement;
  readonly #service: AddressService | null;
  readonly #translate: Translate;
  readonly #chrome: LocationChrome | undefined;
  readonly #stops: (() => void)[] = [];
  readonly #canAsk: () => boolean;
  #state: LocationState;
  #asking: AbortController | undefined;

  constructor(host: LocationHost, input: HTMLInputElement) {
    const { texts: own, locale, consentCategory: category } = host;
    this.#host = host;
    this.#input = input;
    this.#state = { ...emptyLocation, text: input.value, position: readPosition(input.value) };
    this.#translate = createTexts({ host, catalogues: [locationTexts, consentTexts], own, locale });
    reportIdle(host);
    const isStrict = host.privacy === 'strict';
    this.#service = isStrict ? null : addressServiceOf(host);
    const gate = createConsentGate(host, { category, isStrict });
    this.#canAsk = () => this.#service !== null && gate.isOpen && input.checkVisibility();
    this.#chrome = isStrict
      ? undefined
      : new LocationChrome(host, gate, this.#translate, this.#service !== null, {
          position: () => this.#state.position,
          pointed: (position, isDone) => this.#send({ type: 'pointed', position, isDone }),
          opened: () => this.#opened(),
        });
    this.#stops.push(
      followInput(input, () => this.#follow()),
      listen(input, ['change'], () => this.#finished()),
    );
    this.#suggest();
    this.#follow();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#asking?.abort();
    this.#chrome?.stop();
    this.#host.setState('invalid', false);
  }

  #suggest(): void {
    const { search } = this.#service ?? {};
    if (!search) return;
    const suggestions = new Suggestions({
      ...{ input: this.#input, list: this.#host.list, translate: this.#translate, search },
      canAsk: this.#canAsk,
      announce: (text) => this.#host.announce(text),
      choose: (place) => this.#send({ type: 'chosen', place }),
      opened: (isOpen) => this.#host.setState('open', isOpen),
    });
    this.#stops.push(() => suggestions.stop());
  }

  #follow(): void {
    this.#host.setState('invalid', this.#input.getAttribute('aria-invalid') === 'true');
    this.#send({ type: 'written', text: this.#input.value });
  }

  #finished(): void {
    this.#follow();
    this.#send({ type: 'finished' });
  }

  /** A text that is still being typed is not complete. */
  #opened(): void {
    if (deepActiveElement(this.#input.ownerDocument) !== this.#input) this.#finished();
  }

  #send(action: LocationAction): void {
    const rules = { form: this.#host.valueForm, canAsk: this.#canAsk() };
    const { state, effects } = stepLocation(this.#state, action, rules);
    this.#state = state;
    for (const effect of effects) this.#run(effect);
    this.#describe();
  }

  #run(effect: LocationEffect): void {
    if (effect.type === 'write') writeInput(this.#input, effect.text, effect.isDone);
    else if (effect.type === 'show') this.#chrome?.show(effect.position);
    else void this.#ask(effect);
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
    // What is only to be read is not to be moved either.
    this.#chrome?.describe(label, this.#input.matches(':disabled') || this.#input.readOnly);
  }
}
