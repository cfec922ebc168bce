import { listen } from '../../shared/dom/listen.js';
import { createPartButton } from '../../shared/dom/part-button.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { CalendarHost } from './rs-calendar.host.js';

const toggleTexts = Object.freeze({
  es: Object.freeze({ 'calendar.choose-date': 'Elegir fecha' }),
  en: Object.freeze({ 'calendar.choose-date': 'Choose date' }),
});

const svg = 'http://www.w3.org/2000/svg';
const calendarOutline = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';

/** The button that shows and hides a calendar which is not always there. */
export interface Disclosure {
  readonly isOpen: boolean;
  setDisabled(isDisabled: boolean): void;
  stop(): void;
}

/** Puts the button beside the input. `onUse` is called when the calendar will be needed. */
export function startDisclosure(host: CalendarHost, isOpen: boolean, onUse: () => void): Disclosure {
  return new ToggleButton(host, isOpen, onUse);
}

class ToggleButton implements Disclosure {
  readonly #host: CalendarHost;
  readonly #onUse: () => void;
  readonly #button: HTMLButtonElement;
  readonly #stops: readonly (() => void)[];
  #isOpen = false;

  constructor(host: CalendarHost, isOpen: boolean, onUse: () => void) {
    this.#host = host;
    this.#onUse = onUse;
    this.#button = createToggle(host, () => this.#show(!this.#isOpen));
    host.shadowRoot?.querySelector('slot')?.after(this.#button);
    this.#stops = [
      listen(this.#button, ['focus', 'pointerenter'], onUse),
      listen<KeyboardEvent>(host.box, ['keydown'], (event) => this.#answerKey(event)),
    ];
    this.#show(isOpen);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  setDisabled(isDisabled: boolean): void {
    this.#button.disabled = isDisabled;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#show(false);
    this.#button.remove();
  }

  #show(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#button.ariaExpanded = String(isOpen);
    this.#host.box.classList.toggle('open', isOpen);
    this.#host.setState('open', isOpen);
    if (isOpen) this.#onUse();
  }

  #answerKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#isOpen) return;
    event.preventDefault();
    this.#show(false);
    this.#button.focus();
  }
}

function createToggle(host: CalendarHost, run: () => void): HTMLButtonElement {
  const document = host.ownerDocument;
  const translate = createTexts({ host, catalogues: [toggleTexts], own: host.texts, locale: host.locale });
  const button = createPartButton(document, { part: 'toggle', label: '', run });
  button.setAttribute('aria-label', translate('calendar.choose-date'));
  button.setAttribute('aria-controls', host.box.id);
  button.append(drawIcon(document));
  return button;
}

function drawIcon(document: Document): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', calendarOutline);
  icon.append(path);
  return icon;
}
