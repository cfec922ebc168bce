import { followInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { whenNear } from '../../shared/dom/when-near.js';
import { InputBinding } from '../../shared/element/bind-input.js';
import { startDisclosure, type Disclosure } from './disclosure.dom.js';
import { Painter } from './painter.js';
import type { CalendarCore, CalendarHost } from './rs-calendar.host.js';

/** Starts the calendar beside an input: what shows it, and what keeps both saying the same. */
export function startCore(host: CalendarHost): CalendarCore {
  return new Core(host);
}

class Core implements CalendarCore {
  readonly #host: CalendarHost;
  readonly #binding: InputBinding;
  /** Kept when the input or an option changes. */
  #isOpen = false;
  #isPainted = false;

  constructor(host: CalendarHost) {
    this.#host = host;
    this.#binding = new InputBinding(host, (input) => this.#start(input));
  }

  optionChanged(name: string): void {
    if (name === 'for' || name === 'input') this.#binding.refresh();
    else if (name !== 'hiddenInput') this.#binding.restart();
  }

  stop(): void {
    this.#binding.stop();
  }

  #start(input: HTMLInputElement): () => void {
    const host = this.#host;
    const painter = new Painter(host, input);
    const paint = () => {
      this.#isPainted = true;
      painter.paint(() => giveUp(host, disclosure));
    };
    const disclosure = host.inline ? undefined : startDisclosure(host, this.#isOpen, paint);
    const follow = () => {
      mirror(host, input, disclosure);
      painter.follow();
    };
    const stops = [
      followInput(input, follow),
      listen(input, ['focus'], paint, { once: true }),
      host.inline ? whenNear(host.box, paint) : () => {},
      () => painter.stop(),
    ];
    mirror(host, input, disclosure);
    if (this.#isPainted || input.matches(':focus')) paint();

    return () => {
      this.#isOpen = disclosure?.isOpen ?? false;
      for (const stop of stops) stop();
      disclosure?.stop();
      host.setState('invalid', false);
    };
  }
}

/** What the page says of the input holds for its calendar. A read-only input is only not to be typed into. */
function mirror(host: CalendarHost, input: HTMLInputElement, disclosure: Disclosure | undefined): void {
  const isDisabled = input.matches(':disabled');
  host.setState('invalid', input.getAttribute('aria-invalid') === 'true');
  host.box.inert = isDisabled;
  disclosure?.setDisabled(isDisabled);
}

/** A calendar that cannot be painted gives its box back: the date can still be typed. */
function giveUp(host: CalendarHost, disclosure: Disclosure | undefined): void {
  disclosure?.stop();
  host.box.hidden = true;
}
