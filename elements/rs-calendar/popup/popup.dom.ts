import { deepActiveElement, isFocusLost } from '../../../shared/dom/deep-active-element.js';
import { flatContains } from '../../../shared/dom/flat-contains.js';
import { listen } from '../../../shared/dom/listen.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { keepInPlace } from './keep-in-place.dom.js';
import { loopTab } from './tab-loop.dom.js';
import { createToggle, type Toggle } from './toggle.dom.js';

/** Callbacks of a popup. */
export interface PopupCallbacks {
  /** Called when the calendar will be needed. */
  onUse(): void;
  /** Called when the focus has to move into the days, unless `isWanted` returns false once they are painted. */
  onEnter(isWanted: () => boolean): void;
}

/**
 * Popup of a calendar. Its button, Alt+ArrowDown and, by `open-on`, the focus of its input open it. The first two move
 * the focus to the days (date picker dialog of the ARIA Authoring Practices). Escape, a choice and Tab in the input
 * close it: it would cover the next field. Tab in the popup stays inside.
 */
export class Popup {
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #callbacks: PopupCallbacks;
  readonly #toggle: Toggle;
  readonly #stops: readonly (() => void)[];
  #isOpen = false;
  /** Flag: the focus returns to the input by a call of ours, or with the window. */
  #isReturning = false;
  #opener: HTMLElement;
  #stopPlacing: () => void = () => {};

  constructor(host: CalendarHost, input: HTMLInputElement, callbacks: PopupCallbacks, isOpen: boolean) {
    this.#host = host;
    this.#input = input;
    this.#callbacks = callbacks;
    this.#toggle = createToggle(host);
    this.#opener = this.#toggle.element;
    const document = documentOf(host);
    this.#stops = [
      listen(this.#toggle.element, ['focus', 'pointerenter'], () => callbacks.onUse()),
      listen(this.#toggle.element, ['click'], (event) => this.#press(event)),
      listen(input, ['focus'], () => this.#comeToInput()),
      listen(input, ['click'], () => this.#showFromInput()),
      listen(input, ['blur'], () => this.#noteWindow()),
      ...[input, host.box, this.#toggle.element].map((one) =>
        listen<KeyboardEvent>(one, ['keydown'], (event) => this.#answerKey(event)),
      ),
      listen(document, ['pointerdown', 'focusin'], (event) => this.#goOutside(event)),
      // Safari focuses no button that is pressed.
      listen<KeyboardEvent>(document, ['keydown'], (event) => isFocusLost(document) && this.#escape(event)),
      // A calendar closes when its form shows another page.
      listen(document, ['rs-form-page-changed'], () => this.hide()),
    ];
    host.box.popover = 'manual';
    // A press between the controls keeps the focus in the popup, so that its keys work.
    host.box.tabIndex = -1;
    this.#write();
    if (isOpen) this.show();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  setDisabled(isDisabled: boolean): void {
    if (isDisabled) this.hide();
    if (this.#toggle.element instanceof HTMLButtonElement && !this.#host.toggle)
      this.#toggle.element.disabled = isDisabled;
  }

  show(opener: HTMLElement = this.#toggle.element): void {
    if (this.#isOpen || this.#input.matches(':disabled')) return;
    this.#opener = opener;
    this.#isOpen = true;
    this.#write();
    this.#callbacks.onUse();
    this.#stopPlacing = keepInPlace(this.#host, this.#input);
  }

  /** Opens the popup and moves the focus to its days, unless the visitor has gone on to the input meanwhile. */
  enterFrom(opener: HTMLElement): void {
    this.show(opener);
    this.#callbacks.onEnter(() => {
      const isTyping = deepActiveElement(documentOf(this.#host)) === this.#input;
      return this.#isOpen && (!isTyping || opener === this.#input);
    });
  }

  hide(): void {
    if (!this.#isOpen) return;
    const hadFocus = flatContains(this.#host.box, deepActiveElement(documentOf(this.#host)));
    this.#isOpen = false;
    this.#stopPlacing();
    this.#write();
    if (hadFocus) this.#returnFocus();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.hide();
    this.#host.box.popover = null;
    this.#host.box.removeAttribute('tabindex');
    this.#toggle.remove();
  }

  #write(): void {
    const { box } = this.#host;
    this.#toggle.element.setAttribute('aria-expanded', String(this.#isOpen));
    box.classList.toggle('open', this.#isOpen);
    this.#host.setState('open', this.#isOpen);
    // In the top layer no element of the page can cut the popup off.
    if (this.#isOpen) box.showPopover?.();
    else box.hidePopover?.();
  }

  #press(event: Event): void {
    // The server's own handler would open the server's calendar, which is missing.
    event.preventDefault();
    if (this.#isOpen) this.hide();
    else this.enterFrom(this.#toggle.element);
  }

  #comeToInput(): void {
    if (this.#isReturning) this.#isReturning = false;
    else this.#showFromInput();
  }

  #showFromInput(): void {
    if (this.#host.openOn === 'focus') this.show(this.#input);
  }

  /** Ignores a focus that returns with the window: the visitor has not requested the calendar. */
  #noteWindow(): void {
    this.#isReturning = deepActiveElement(documentOf(this.#host)) === this.#input;
  }

  #goOutside(event: Event): void {
    const [target] = event.composedPath();
    if (target instanceof Element && !this.#owns(target)) this.hide();
  }

  /** Returns true for the input, the button, and elements in the calendar. */
  #owns(element: Element): boolean {
    const own = [this.#input, this.#toggle.element, this.#host, ...(this.#input.labels ?? [])];
    return own.some((one) => flatContains(one, element));
  }

  #answerKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    this.#escape(event);
    const { currentTarget, key } = event;
    if (key === 'Tab' && currentTarget === this.#input) this.hide();
    if (key === 'Tab' && currentTarget === this.#host.box && loopTab(this.#host.box, event))
      event.preventDefault();
    if (key !== 'ArrowDown' || !event.altKey || currentTarget !== this.#input) return;
    event.preventDefault();
    this.enterFrom(this.#input);
  }

  #escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || !this.#isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  }

  /** Returns the focus to the opener. On a phone the focus of the input would open the keyboard. */
  #returnFocus(): void {
    const isTouch = documentOf(this.#host).defaultView?.matchMedia('(pointer: coarse)').matches;
    const target = isTouch && this.#opener === this.#input ? this.#toggle.element : this.#opener;
    this.#isReturning = target === this.#input;
    target.focus();
    this.#isReturning = false;
  }
}
