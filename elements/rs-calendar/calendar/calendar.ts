import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { timeOf } from '../../../shared/dates/calendar-day.model.js';
import { labelText } from '../../../shared/dom/label-text.js';
import { writeInput } from '../../../shared/dom/follow-input.js';
import { keepValidity, type ValidityKeeper } from '../../../shared/dom/keep-validity.js';
import { listen } from '../../../shared/dom/listen.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { readNow, readToday } from '../days/clock.dom.js';
import { createMonthDays } from '../days/month-days.dom.js';
import { hiddenTextOf, readHiddenText } from '../entry/hidden-text.model.js';
import { readTyped } from '../entry/read-typed.model.js';
import { linkedBounds } from '../links/linked-bounds.dom.js';
import { inputsBefore, wasChanged } from '../links/links.dom.js';
import type { CalendarHost, CalendarViewModel } from '../rs-calendar.host.js';
import { calendarStyles } from '../rs-calendar.styles.js';
import type { CalendarAction, CalendarEffect, CalendarRules, CalendarState } from './calendar.model.js';
import { describeEvent, type Wording } from './describe-date.model.js';
import { readRules } from './read-rules.js';
import { limitsOf, startState } from './show.model.js';
import { stepCalendar } from './step-calendar.model.js';

/** What a calendar asks of whoever started it. */
export interface CalendarHooks {
  /** Says a text, where it can be read and heard; '' takes it back. */
  tell(text: string): void;
  /** The choice is whole. */
  finish(): void;
}

/** A calendar that works on an input. Options and language are read once. */
export class Calendar {
  readonly viewModel: CalendarViewModel;
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #hooks: CalendarHooks;
  readonly #rules: CalendarRules;
  readonly #wording: Wording;
  readonly #store: Store<CalendarState, CalendarAction>;
  readonly #validity: ValidityKeeper;
  readonly #stopLinks: () => void;
  readonly #isMounted: Promise<void>;
  /** What we write ourselves is finished already. */
  #isWriting = false;

  constructor(
    host: CalendarHost,
    input: HTMLInputElement,
    hooks: CalendarHooks,
    allows: CalendarRules['options']['bounds']['allows'],
  ) {
    const { rules, wording } = readRules(host, readToday(), allows);
    let onMounted = () => {};
    this.#isMounted = new Promise((resolve) => (onMounted = resolve));
    this.#host = host;
    this.#input = input;
    this.#hooks = hooks;
    this.#rules = rules;
    this.#wording = wording;
    this.#store = createStore<CalendarState, CalendarAction, CalendarEffect>({
      initial: startState(readToday(), rules),
      step: (state, action) => stepCalendar(state, action, rules),
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
      daysOf: createMonthDays(host.ownerDocument, options.weekStart),
      onMounted,
    };
    this.#validity = keepValidity(input, () => this.#findProblem());
    host.adoptChrome([calendarStyles]);
    this.#takeHidden();
    this.#stopLinks = this.#followLinks();
    this.follow();
  }

  /** Follows what the input holds now. */
  follow(): void {
    this.#store.send({ type: 'text-changed', text: this.#input.value });
    this.#mirror();
    this.#validity.refresh();
  }

  /** The visitor is through with the text; `isLeft` where the field was left. */
  finishText(isLeft: boolean): void {
    if (this.#isWriting) return;
    this.#store.send({ type: 'text-finished', text: this.#input.value, now: readNow(), isLeft });
  }

  /** Takes the focus into the grid, as soon as it is painted. */
  async enter(): Promise<void> {
    await this.#isMounted;
    this.#store.send({ type: 'day-entered' });
  }

  stop(): void {
    this.#stopLinks();
    this.#validity.stop();
  }

  #run(effect: CalendarEffect): void {
    if (effect.type === 'finish') return this.#hooks.finish();
    if (effect.type === 'write') return this.#write(effect.date);
    const limits = limitsOf(this.#store.state, this.#rules);
    this.#hooks.tell(describeEvent(effect, limits, this.#wording));
  }

  /** The hidden input is right before anybody hears of the visible one. */
  #write(date: CalendarState['day']): void {
    const { format } = this.#rules.options;
    const text = date ? formatDate(date, format, this.#rules.names) : '';
    this.#writeHidden(hiddenTextOf(date, this.#rules.options));
    if (this.#input.value === text) return;
    this.#isWriting = true;
    writeInput(this.#input, text);
    this.#isWriting = false;
  }

  /** The hidden text of what is typed, whether it can be chosen or not. */
  #mirror(): void {
    this.#writeHidden(hiddenTextOf(this.#typedDate(), this.#rules.options));
  }

  /** A date that waits for its time is no date yet, unless the author says which time it gets. */
  #findProblem(): string {
    const { hasTime, completeTime } = this.#rules.options;
    const date = hasTime && completeTime === null ? this.#typedDate() : null;
    return date && timeOf(date) === null ? this.#wording.translate('calendar.incomplete') : '';
  }

  #typedDate(): CalendarDate | null {
    return readTyped(this.#input.value, this.#rules)?.date ?? null;
  }

  #writeHidden(text: string): void {
    const { hiddenInput } = this.#host;
    if (hiddenInput && hiddenInput.value !== text) hiddenInput.value = text;
  }

  /** The server may have filled the hidden text alone. */
  #takeHidden(): void {
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
