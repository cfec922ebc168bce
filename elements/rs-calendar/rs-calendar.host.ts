import type { DateNames } from '../../shared/dates/calendar-date.model.js';
import type { InputHost } from '../../shared/element/bind-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { Store } from '../../shared/store/create-store.js';
import type { CalendarAction, CalendarState } from './calendar.model.js';
import type { DayGridFrame, DayGridHandle } from './day-grid.model.js';
import type { CalendarOptions } from './options.model.js';

/** What the core and the view see of their shell. */
export interface CalendarHost extends InputHost {
  readonly format: string;
  readonly inline: boolean;
  readonly step: number;
  readonly weekStart: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** The server's hidden input for the same date. */
  readonly hiddenInput: HTMLInputElement | null;
  /** The box that the calendar is painted into. */
  readonly box: HTMLElement;
  /** What the view paints; set by the core. */
  calendar: CalendarViewModel | undefined;
  announce(text: string): void;
  setState(name: string, isOn: boolean): void;
  adoptChrome(styles: readonly CSSResult[]): void;
}

/** What the shell sees of its core. */
export type CalendarCore = ShellCore;

/** What the view sees: one calendar's state, what it was made for, and the one thing that is not painted by React. */
export interface CalendarViewModel {
  readonly options: CalendarOptions;
  readonly names: DateNames;
  readonly translate: Translate;
  readonly store: Store<CalendarState, CalendarAction>;
  /** The words that name the field. */
  readonly label: string;
  /** Builds a grid of days inside an empty `role=grid` element. */
  mountGrid(grid: HTMLElement, frame: DayGridFrame): DayGridHandle;
}
