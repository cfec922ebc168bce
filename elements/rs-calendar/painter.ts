import { mountView, type MountedView, type ViewModule } from '../../shared/element/mount-view.js';
import { Calendar, type CalendarCallbacks } from './calendar/calendar.js';
import { readPattern } from './pattern/read-pattern.js';
import type { CalendarHost, CalendarViewModel } from './rs-calendar.host.js';

/** Paints the calendar of a host on demand. React and flatpickr are loaded only then. */
export class Painter {
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  readonly #callbacks: CalendarCallbacks;
  #calendar: Calendar | undefined;
  #view: MountedView | undefined;
  #isStopped = false;
  /** Flag: the visitor has left the field, perhaps before the calendar had loaded. */
  #isLeft = false;

  constructor(host: CalendarHost, input: HTMLInputElement, callbacks: CalendarCallbacks) {
    this.#host = host;
    this.#input = input;
    this.#callbacks = callbacks;
  }

  /** Paints once; a later call renews the day of an open page. `onFailed` is called if the calendar does not load. */
  paint(onFailed: () => void): void {
    this.#calendar?.renewDay();
    if (this.#view || this.#isStopped) return;
    const props = () => (this.#calendar as Calendar).viewModel;
    this.#view = mountView(this.#host, () => this.#load(), props, this.#host.box);
    void this.#view.ready.then((isThere) => {
      if (!isThere && !this.#isStopped) onFailed();
    });
  }

  /** Moves the focus to the days, as soon as they are painted, if that is still wanted then. */
  async enter(isWanted: () => boolean): Promise<void> {
    await this.#view?.ready;
    if (isWanted()) await this.#calendar?.enter();
  }

  /** Reads the current text of the input. */
  follow(): void {
    this.#calendar?.follow();
  }

  /** Completes the text of the input; `isLeft` is true if the field was left. */
  finishText(isLeft: boolean): void {
    this.#isLeft ||= isLeft;
    this.#calendar?.finishText(isLeft);
  }

  /** True if the text is a date, or empty; null until the calendar has loaded. */
  get isReadable(): boolean | null {
    return this.#calendar?.isReadable ?? null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#view?.unmount();
    this.#calendar?.stop();
  }

  async #load(): Promise<ViewModule<CalendarViewModel>> {
    const { createView, viewStyles } = await import('./rs-calendar.view.js');
    if (this.#isStopped) return { createView };
    this.#host.adoptChrome(viewStyles);
    const allows = this.#host.allowedDatePattern === '' ? null : readPattern(this.#host);
    this.#calendar = new Calendar(this.#host, this.#input, this.#callbacks, allows);
    if (!this.#input.matches(':focus')) this.#calendar.finishText(this.#isLeft);
    return { createView };
  }
}
