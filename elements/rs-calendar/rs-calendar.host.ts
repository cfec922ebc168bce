import type { DateNames } from '../../shared/dates/calendar-date.model.js';
import type { InputHost } from '../../shared/element/find-input.js';
import type { OwnTexts } from '../../shared/element/input-shell-element.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { Store } from '../../shared/store/create-store.js';
import type { CalendarAction, CalendarState } from './calendar/calendar.model.js';
import type { CalendarOptions } from './options/options.model.js';
import type { WrittenOptions } from './options/read-options.model.js';

/** Link to another input whose date is the first or last one of this calendar. */
export interface CalendarLink {
  readonly bound: 'min' | 'max';
  readonly input: HTMLInputElement;
  /**
   * Offset in days. If the other calendar has times, its time is part of the bound.
   *
   * @default 1
   */
  readonly offset?: number;
}

/** Interface of a calendar for the calendars that it is linked to. */
export interface LinkableCalendar
  extends InputHost, Pick<WrittenOptions, 'format' | 'formatFamily' | 'withoutTimes' | 'min' | 'max'> {
  readonly minFrom: string;
  readonly maxFrom: string;
  readonly links: readonly CalendarLink[];
}

/** Interface of the shell for its core. */
export interface CalendarHost extends LinkableCalendar, WrittenOptions {
  readonly inline: boolean;
  readonly openOn: 'focus' | 'button';
  readonly allowedDatePattern: string;
  readonly withoutHint: boolean;
  readonly locale: string;
  readonly texts: OwnTexts | undefined;
  /** The server's hidden input for the same date. */
  readonly hiddenInput: HTMLInputElement | null;
  /** The page's own button that opens the calendar. */
  readonly toggle: HTMLElement | null;
  /** The element that the calendar is painted into. */
  readonly box: HTMLElement;
  announce(text: string): void;
  setState(name: string, isOn: boolean): void;
  adoptChrome(styles: readonly CSSResult[]): void;
}

/** Interface of the core for its shell. */
export interface CalendarCore extends ShellCore {
  /** Shows a calendar that is a popup. With the button that asks for it the focus moves to the days. */
  show(opener?: HTMLElement): void;
  hide(): void;
  /** Reads the text of the input, once the calendar has loaded. */
  readText(): void;
  /** True if the text of the input is empty or a date; null until the calendar has loaded. */
  readonly isReadable: boolean | null;
}

/** Props of the view: the state of one calendar, its options and its names. */
export interface CalendarViewModel {
  readonly options: CalendarOptions;
  readonly names: DateNames;
  readonly translate: Translate;
  readonly store: Store<CalendarState, CalendarAction>;
  /** Label of the field. */
  readonly label: string;
  /** The calendar is a popup. */
  readonly isPopup: boolean;
  /** Called once the grid is in the page. */
  onMounted(): void;
}
