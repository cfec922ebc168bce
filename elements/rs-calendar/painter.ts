import { mountView, type MountedView, type ViewModule } from '../../shared/element/mount-view.js';
import type { Calendar } from './calendar.js';
import type { CalendarHost } from './rs-calendar.host.js';

/** Paints the calendar of a host when it is needed: React, flatpickr and the calendar itself come only then. */
export class Painter {
  readonly #host: CalendarHost;
  readonly #input: HTMLInputElement;
  #calendar: Calendar | undefined;
  #view: MountedView | undefined;
  #isStopped = false;

  constructor(host: CalendarHost, input: HTMLInputElement) {
    this.#host = host;
    this.#input = input;
  }

  /** Paints once; asking again does nothing. `onFailed` is called where the calendar does not come. */
  paint(onFailed: () => void): void {
    if (this.#view || this.#isStopped) return;
    this.#view = mountView(this.#host, () => this.#load(), this.#host.box);
    void this.#view.ready.then((isThere) => {
      if (!isThere && !this.#isStopped) onFailed();
    });
  }

  /** Follows what the input holds now. */
  follow(): void {
    this.#calendar?.follow();
  }

  stop(): void {
    this.#isStopped = true;
    this.#view?.unmount();
    if (this.#calendar) this.#host.calendar = undefined;
  }

  async #load(): Promise<ViewModule> {
    const [{ startCalendar }, { viewTag }] = await Promise.all([
      import('./calendar.js'),
      import('./rs-calendar.view.js'),
    ]);
    if (this.#isStopped) return { viewTag };
    this.#calendar = startCalendar(this.#host, this.#input);
    this.#host.calendar = this.#calendar.viewModel;
    return { viewTag };
  }
}
