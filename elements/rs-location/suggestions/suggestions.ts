import { adoptIntoPage } from '../../../shared/dom/adopt-into-page.js';
import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { listen } from '../../../shared/dom/listen.js';
import { KeptLog } from '../../../shared/dom/kept-log.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { Place } from '../place/place.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { floatList, type FloatingList } from './float-list.dom.js';
import { findOrMakeList, makeCombobox, optionAt, showList } from './listbox.dom.js';
import { listStyles } from './list.styles.js';
import {
  noSuggestions,
  stepSuggestions,
  typingPauseMs,
  type SuggestionsAction,
  type SuggestionsEffect,
} from './step-suggestions.model.js';

export interface SuggestionsContext {
  readonly input: HTMLInputElement;
  /** The server's list; null if one is found or created. */
  readonly list: HTMLElement | null;
  readonly translate: Translate;
  /** Returns true if addresses may be requested now. */
  readonly canAsk: () => boolean;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Place[] | null>;
  /** Flag: the visitor has typed before the controller was loaded. */
  readonly isTyped: boolean;
  /** Paints the addresses as options; an empty list removes them. */
  readonly paint: (addresses: readonly string[], active: number) => void;
  readonly announce: (text: string) => void;
  readonly choose: (place: Place) => void;
  /** Empties the input, with the events of typing. */
  readonly clear: () => void;
  readonly opened: (isOpen: boolean) => void;
  readonly clock?: Clock | undefined;
}

/** Controller of the suggestions of one input. */
export class Suggestions {
  readonly #context: SuggestionsContext;
  readonly #log: KeptLog;
  /** The list, in the page. */
  readonly list: HTMLElement;
  readonly #floating: FloatingList;
  readonly #stops: readonly (() => void)[];
  #state = noSuggestions;
  #callOff = () => {};
  #asking: AbortController | undefined;

  constructor(context: SuggestionsContext) {
    const { input, list, translate } = context;
    this.#log = new KeptLog(input);
    this.#context = context;
    this.list = findOrMakeList(input, list, this.#log);
    adoptIntoPage(input, listStyles.cssText);
    makeCombobox(input, this.list, translate('location.suggestions'), this.#log);
    this.#floating = floatList(input, this.list, this.#log);
    this.#stops = [
      listen<InputEvent>(input, ['input', 'compositionend'], (event) => {
        if (!event.isComposing) this.#typed();
      }),
      listen<KeyboardEvent>(input, ['keydown'], (event) => this.#pressKey(event)),
      listen(input, ['blur'], () => this.#send({ type: 'blurred' })),
      // The focus stays in the text.
      listen(this.list, ['mousedown'], (event) => event.preventDefault()),
      listen(this.list, ['click'], (event) => this.#press(event)),
    ];
    if (context.isTyped) this.#typed();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#askLater('', 0);
    this.#floating.setOpen(false);
    this.#context.opened(false);
    this.#context.paint([], -1);
    this.#log.restoreAll();
  }

  /** Ignores a text that a script or a reset has set: the input is not focused then. */
  #typed(): void {
    const { input, canAsk } = this.#context;
    if (deepActiveElement(documentOf(input)) !== input) return;
    const isFree = !input.readOnly && !input.matches(':disabled');
    this.#send({ type: 'typed', text: canAsk() && isFree ? input.value : '' });
  }

  #press(event: Event): void {
    const index = optionAt(this.list, event);
    if (index >= 0) this.#send({ type: 'pressed', index });
  }

  #pressKey(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const isHandled = this.#send({ type: 'key-pressed', key: event.key, isAlt: event.altKey });
    if (!isHandled) return;
    event.preventDefault();
    // Escape closes the list only, not a dialog around it.
    event.stopPropagation();
  }

  #send(action: SuggestionsAction): boolean {
    const { state, effects, isHandled = false } = stepSuggestions(this.#state, action);
    this.#state = state;
    const addresses = state.isOpen ? state.places.map(({ address }) => address) : [];
    showList(this.#context.input, this.list, state, this.#log);
    this.#context.paint(addresses, state.active);
    this.#floating.setOpen(state.isOpen);
    this.#context.opened(state.isOpen);
    for (const effect of effects) this.#run(effect);
    return isHandled;
  }

  #run(effect: SuggestionsEffect): void {
    const { translate, announce, choose, clear } = this.#context;
    if (effect.type === 'ask-later') this.#askLater(effect.text, effect.question);
    else if (effect.type === 'choose') choose(effect.place);
    else if (effect.type === 'clear') clear();
    else announce(effect.count > 0 ? translate('location.count', effect.count) : translate('location.none'));
  }

  #askLater(text: string, question: number): void {
    this.#callOff();
    this.#asking?.abort();
    if (text === '') return;
    const { clock = browserClock } = this.#context;
    this.#callOff = clock.after(typingPauseMs, () => void this.#ask(text, question));
  }

  async #ask(text: string, question: number): Promise<void> {
    const { canAsk, search } = this.#context;
    // The visitor may have withdrawn consent while typing.
    if (!canAsk()) return;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const places = await search(text, signal);
    if (!signal.aborted) this.#send({ type: 'answered', question, places });
  }
}
