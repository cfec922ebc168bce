import { compileFormat } from '../../shared/dates/compile-format.model.js';
import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { flatContains } from '../../shared/dom/flat-contains.js';
import { followInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { whenNear } from '../../shared/dom/when-near.js';
import { InputBinding } from '../../shared/element/bind-input.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { FormatHint } from './entry/format-hint.dom.js';
import { keepReadingOrder } from './entry/reading-order.dom.js';
import { inputsBefore } from './links/links.dom.js';
import { calendarDefaults } from './options/options.model.js';
import { Painter } from './painter.js';
import { Popup, type PopupCallbacks } from './popup/popup.dom.js';
import type { CalendarCore, CalendarHost } from './rs-calendar.host.js';

/** Delay before an unused calendar is painted, once it is in view and the browser is idle, in milliseconds. */
const lazyMs = 100;

/** Starts the calendar of a host: its painter, and the synchronisation with the input. */
export function startCore(host: CalendarHost): CalendarCore {
  return new CalendarController(host);
}

class CalendarController implements CalendarCore {
  readonly #host: CalendarHost;
  readonly #binding: InputBinding;
  #bound: BoundCalendar | undefined;
  /** Kept across a change of the input or of an option. */
  #isOpen = false;
  #isPainted = false;

  constructor(host: CalendarHost) {
    this.#host = host;
    this.#binding = new InputBinding(host, (input) => this.#start(input));
  }

  optionChanged(name: string): void {
    if (name === 'for' || name === 'input') this.#binding.refresh();
    else if (name !== 'hiddenInput' && name !== 'theme') this.#binding.restart();
  }

  show(opener?: HTMLElement): void {
    if (opener) this.#bound?.popup?.enterFrom(opener);
    else this.#bound?.popup?.show();
  }

  hide(): void {
    this.#bound?.popup?.hide();
  }

  readText(): void {
    this.#bound?.readText();
  }

  get isReadable(): boolean | null {
    return this.#bound?.isReadable ?? null;
  }

  stop(): void {
    this.#binding.stop();
  }

  #start(input: HTMLInputElement): () => void {
    const bound = new BoundCalendar(this.#host, input, this.#isOpen);
    this.#bound = bound;
    if (this.#isPainted) bound.paint();
    return () => {
      this.#isOpen = bound.popup?.isOpen ?? false;
      this.#isPainted = bound.isPainted;
      this.#bound = undefined;
      bound.stop();
    };
  }
}

/** Calendar with its input, until one of them or an option changes. */
class BoundCalendar {
  readonly popup: Popup | undefined;
  isPainted = false;
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #hint: FormatHint;
  readonly #painter: Painter;
  readonly #stops: readonly (() => void)[];

  constructor(host: CalendarHost, input: HTMLInputElement, isOpen: boolean) {
    this.#host = host;
    this.#input = input;
    const format = compileFormat(host.format || calendarDefaults.format, host.formatFamily);
    this.#hint = new FormatHint(host, input, format);
    this.#painter = new Painter(host, input, {
      announce: (text, isError) => this.#hint.announce(text, isError),
      finish: () => this.popup?.hide(),
    });
    const callbacks: PopupCallbacks = {
      onUse: () => this.paint(),
      onEnter: (isWanted) => void this.#painter.enter(isWanted),
    };
    this.popup = host.inline ? undefined : new Popup(host, input, callbacks, isOpen);
    this.#stops = this.#listen();
    this.#mirror();
    // A browser, or a script, may have filled in a date before.
    if (input.matches(':focus') || input.value !== input.defaultValue) this.paint();
  }

  paint(): void {
    this.isPainted = true;
    this.#painter.paint(() => this.#giveUp());
  }

  readText(): void {
    this.#painter.finishText(false);
  }

  get isReadable(): boolean | null {
    return this.#painter.isReadable;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.popup?.stop();
    this.#hint.stop();
    this.#painter.stop();
    this.#host.setState('invalid', false);
  }

  #listen(): readonly (() => void)[] {
    const host = this.#host;
    const input = this.#input;
    const sources = inputsBefore(host);
    const use = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && sources.has(target)) this.paint();
    };
    return [
      keepReadingOrder(input),
      followInput(input, () => this.#follow()),
      listen(input, ['focus'], () => this.paint()),
      listen(input, ['input'], () => this.#hint.announce('')),
      listen(input, ['change'], () => this.#finishFilled()),
      ...[input, host].map((one) => listen<FocusEvent>(one, ['focusout'], (event) => this.#leave(event))),
      // A use of a linked input loads this calendar too, because it decides about its own date.
      sources.size > 0 ? listen(host.getRootNode(), ['focusin', 'input'], use) : () => {},
      host.inline ? this.#paintWhenSeen() : () => {},
    ];
  }

  #paintWhenSeen(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenNear(this.#host.box, () => {
      timer = setTimeout(() => this.paint(), lazyMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }

  /** Reads a finished text. One that autofill has written loads the calendar, which reads it then. */
  #finishFilled(): void {
    if (this.#input.value !== '') this.paint();
    this.#painter.finishText(false);
  }

  #follow(): void {
    this.#mirror();
    this.#painter.follow();
  }

  /** Copies the states of the input to its calendar. In a read-only input a date can still be chosen. */
  #mirror(): void {
    const isDisabled = this.#input.matches(':disabled');
    this.#host.setState('invalid', this.#input.getAttribute('aria-invalid') === 'true');
    this.#host.box.inert = isDisabled;
    this.popup?.setDisabled(isDisabled);
  }

  /**
   * Handles a lost focus. The field is left if the focus is neither in the input nor in the calendar, and the window
   * still has it.
   */
  #leave({ relatedTarget }: FocusEvent): void {
    const own = [this.#input, this.#host, ...(this.#host.toggle ? [this.#host.toggle] : [])];
    if (relatedTarget instanceof Element && own.some((one) => flatContains(one, relatedTarget))) return;
    if (deepActiveElement(documentOf(this.#host)) === this.#input) return;
    this.#painter.finishText(true);
  }

  /** Releases the reserved space after a failure. The date can still be typed. */
  #giveUp(): void {
    this.popup?.stop();
    this.#host.box.hidden = true;
    if (this.#host.inline) this.#host.style.minBlockSize = '0';
  }
}
