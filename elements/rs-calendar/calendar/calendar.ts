import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { isSameDay, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { labelText } from '../../../shared/dom/label-text.js';
import { writeInput } from '../../../shared/dom/follow-input.js';
import { keepValidity, type ValidityKeeper } from '../../../shared/dom/keep-validity.js';
import { listen } from '../../../shared/dom/listen.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { readMinutes, readNow, readToday } from './clock.dom.js';
import { hiddenTextOf, readHiddenText } from '../entry/hidden-text.model.js';
import { readTyped } from '../entry/read-typed.model.js';
import { isImpossible } from '../entry/impossible-date.model.js';
import { linkedBounds } from '../links/linked-bounds.dom.js';
import { inputsBefore, wasChanged } from '../links/links.dom.js';
import type { CalendarHost, CalendarViewModel } from '../rs-calendar.host.js';
import type { CalendarAction, CalendarEffect, CalendarRules, CalendarState } from './calendar.model.js';
import { describeEvent, type Wording } from './describe-date.model.js';
import { readRules } from './read-rules.js';
import { limitsOf, startState } from './show.model.js';
import { stepCalendar } from './step-calendar.model.js';

type Allows = CalendarRules['options']['bounds']['allows'];

/** Callbacks of a calendar. */
export interface CalendarCallbacks {
  /** Shows and announces a text; '' removes it. An error is shown as one. */
  announce(text: string, isError?: boolean): void;
  /** Called when the choice is complete. */
  finish(): void;
}

/** Calendar of an input. Options and language are read once, and again when the day has changed. */
export class Calendar {
  readonly viewModel: CalendarViewModel;
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #callbacks: CalendarCallbacks;
  readonly #allows: Allows;
  #rules: CalendarRules;
  /** Day for which the rules were read. */
  #today: CalendarDay;
  readonly #wording: Wording;
  readonly #store: Store<CalendarState, CalendarAction>;
  readonly #validity: ValidityKeeper;
  readonly #stopLinks: () => void;
  readonly #isMounted: Promise<void>;
  /** Flag: the calendar itself is writing the input. */
  #isWriting = false;

  constructor(host: CalendarHost, input: HTMLInputElement, callbacks: CalendarCallbacks, allows: Allows) {
    this.#today = readToday();
    this.#allows = allows;
    const { rules, wording } = readRules(host, this.#today, allows);
    let onMounted = () => {};
    this.#isMounted = new Promise((resolve) => (onMounted = resolve));
    this.#host = host;
    this.#input = input;
    this.#callbacks = callbacks;
    this.#rules = rules;
    this.#wording = wording;
    this.#store = createStore<CalendarState, CalendarAction, CalendarEffect>({
      initial: startState(this.#today, rules),
      step: (state, action) => stepCalendar(state, action, { ...this.#rules, now: readMinutes() }),
      run: (effect) => this.#run(effect),
      onError: (error) => host.report(error),
    });
    const { options, names } = rules;
    this.viewModel = {
      options,
      names,
      store: this.#store,
      translate: wording.translate,
      label: labelText(input),
      isPopup: !host.inline,
      onMounted,
    };
    this.#validity = keepValidity(input, () => this.#findProblem());
    this.#readHidden();
    this.#stopLinks = this.#followLinks();
    this.follow();
  }

  /** Reads the options again if the day has changed, because they may contain `today`. The choice stays. */
  renewDay(): void {
    const today = readToday();
    if (isSameDay(today, this.#today)) return;
    this.#today = today;
    this.#rules = readRules(this.#host, today, this.#allows).rules;
    const bounds = linkedBounds(this.#host, today);
    this.#store.send({ type: 'links-changed', text: this.#input.value, ...bounds, clears: false });
  }

  /** Reads the current text of the input. */
  follow(): void {
    this.renewDay();
    this.#store.send({ type: 'text-changed', text: this.#input.value });
    this.#mirror();
    this.#validity.refresh();
  }

  /** Completes the text of the input; `isLeft` is true if the field was left. */
  finishText(isLeft: boolean): void {
    if (this.#isWriting) return;
    this.renewDay();
    this.#store.send({ type: 'text-finished', text: this.#input.value, now: readNow(), isLeft });
    this.#validity.refresh();
  }

  /** True if the text is a date, or empty. */
  get isReadable(): boolean {
    return this.#input.value.trim() === '' || this.#typedDate() !== null;
  }

  /** Moves the focus into the grid, as soon as it is painted. */
  async enter(): Promise<void> {
    await this.#isMounted;
    this.#store.send({ type: 'day-entered' });
  }

  stop(): void {
    this.#stopLinks();
    this.#validity.stop();
  }

  #run(effect: CalendarEffect): void {
    if (effect.type === 'finish') return this.#callbacks.finish();
    if (effect.type === 'write') return this.#write(effect.date);
    if (effect.type === 'announce-impossible')
      return this.#callbacks.announce(this.#describeImpossible(effect.text), true);
    const limits = limitsOf(this.#store.state, this.#rules);
    this.#callbacks.announce(describeEvent(effect, limits, this.#wording));
  }

  /** Writes a date, first into the hidden input, so that listeners of the visible one find both updated. */
  #write(date: CalendarState['day']): void {
    const { format } = this.#rules.options;
    const text = date ? formatDate(date, format, this.#rules.names) : '';
    this.#writeHidden(hiddenTextOf(date, this.#rules.options));
    if (this.#input.value === text) return;
    this.#isWriting = true;
    writeInput(this.#input, text);
    this.#isWriting = false;
  }

  /** Writes the hidden text of the typed date, also if it cannot be chosen. */
  #mirror(): void {
    this.#writeHidden(hiddenTextOf(this.#typedDate(), this.#rules.options));
  }

  /**
   * Returns the message for a date that does not exist, or for one without its time, unless `complete-time` adds it; ''
   * for any other text.
   */
  #findProblem(): string {
    const { value } = this.#input;
    if (isImpossible(value, this.#rules, this.#store.state.bounds, this.#today))
      return this.#describeImpossible(value.trim());
    const { hasTime, completeTime } = this.#rules.options;
    const date = hasTime && completeTime === null ? this.#typedDate() : null;
    return date && timeOf(date) === null ? this.#wording.translate('calendar.incomplete') : '';
  }

  #describeImpossible(text: string): string {
    return this.#wording.translate('calendar.impossible', text);
  }

  #typedDate(): CalendarDate | null {
    return readTyped(this.#input.value, this.#rules);
  }

  #writeHidden(text: string): void {
    const { hiddenInput } = this.#host;
    if (hiddenInput && hiddenInput.value !== text) hiddenInput.value = text;
  }

  /** Reads the date of the hidden input if the server has filled only that one. */
  #readHidden(): void {
    const { hiddenInput } = this.#host;
    if (this.#input.value !== '' || !hiddenInput) return;
    const text = hiddenInput.value || (hiddenInput.dataset['rsfpOriginalDate'] ?? '');
    const date = readHiddenText(text, this.#rules.options);
    if (date) this.#write(date);
  }

  #followLinks(): () => void {
    const inputs = inputsBefore(this.#host);
    if (inputs.size === 0) return () => {};
    const root = this.#host.getRootNode();
    const link = (clears: boolean) => {
      const bounds = linkedBounds(this.#host, readToday());
      this.#store.send({ type: 'links-changed', text: this.#input.value, ...bounds, clears });
    };
    const isOne = ({ target }: Event) => target instanceof HTMLInputElement && inputs.has(target);
    this.follow();
    link(wasChanged(inputs));
    const stops = [
      listen(root, ['input', 'change'], (event) => isOne(event) && link(true)),
      listen(root, ['reset'], () => setTimeout(() => link(false), 0), { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }
}
