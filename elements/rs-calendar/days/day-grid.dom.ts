import { listen } from '../../../shared/dom/listen.js';
import { createPicker, dayUnder, markCell, nameCell, takeCells } from './day-cells.dom.js';
import type { DayGridFrame, DayGridHandle, DayGridView } from './day-grid.model.js';
import { moveOfKey } from './keys-and-clock.dom.js';

/** Builds a grid of days inside an empty `role=grid` element. */
export function mountDayGrid(grid: HTMLElement, frame: DayGridFrame): DayGridHandle {
  return new DayGrid(grid, frame);
}

/**
 * A date grid of flatpickr's day cells (ARIA grid pattern): it makes the 42 cells of a month, we lay them out in weeks,
 * name them and answer mouse and keys.
 */
class DayGrid implements DayGridHandle {
  readonly #grid: HTMLElement;
  readonly #frame: DayGridFrame;
  readonly #picker: ReturnType<typeof createPicker>;
  readonly #stops: readonly (() => void)[];
  #shown: DayGridView['shown'] | undefined;
  #bounds: DayGridView['bounds'] | undefined;
  #cells: readonly HTMLElement[] = [];

  constructor(grid: HTMLElement, frame: DayGridFrame) {
    this.#grid = grid;
    this.#frame = frame;
    this.#picker = createPicker(grid.ownerDocument, frame);
    grid.append(headRow(grid.ownerDocument, frame));
    this.#stops = [
      listen(grid, ['click'], (event) => this.#pick(event)),
      listen<KeyboardEvent>(grid, ['keydown'], (event) => this.#answerKey(event)),
    ];
  }

  show(view: DayGridView): void {
    const { year, month } = view.shown;
    const isOther = this.#shown?.year !== year || this.#shown.month !== month;
    if (isOther) {
      this.#shown = view.shown;
      this.#cells = takeCells(this.#picker, view);
      replaceWeeks(this.#grid, this.#cells);
    }
    if (isOther || this.#bounds !== view.bounds)
      for (const cell of this.#cells) nameCell(cell, this.#frame, view);
    this.#bounds = view.bounds;
    for (const cell of this.#cells) markCell(cell, view);
  }

  focus(): void {
    this.#cells.find((cell) => cell.tabIndex === 0)?.focus();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#grid.replaceChildren();
  }

  #pick(event: Event): void {
    const day = dayUnder(event);
    if (day) this.#frame.onPick(day);
  }

  #answerKey(event: KeyboardEvent): void {
    const isPick = event.key === 'Enter' || event.key === ' ';
    const move = moveOfKey(event, getComputedStyle(this.#grid).direction === 'rtl');
    if (!isPick && !move) return;

    // Enter must not submit a form, and no key here may scroll the page.
    event.preventDefault();
    if (isPick) this.#pick(event);
    if (move) this.#frame.onMove(move);
  }
}

function replaceWeeks(grid: HTMLElement, cells: readonly HTMLElement[]): void {
  const [head] = grid.children;
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => {
    const row = createPart(grid.ownerDocument, 'row', 'week');
    row.append(...cells.slice(week * 7, week * 7 + 7));
    return row;
  });
  grid.replaceChildren(...(head ? [head] : []), ...weeks);
}

function headRow(document: Document, { weekdays, weekdaysShort, weekStart }: DayGridFrame): HTMLElement {
  const row = createPart(document, 'row', 'week');
  for (let place = 0; place < 7; place += 1) {
    const weekday = (weekStart + place) % 7;
    const cell = createPart(document, 'columnheader', 'weekday');
    cell.part.add('weekday');
    cell.textContent = weekdaysShort[weekday] ?? '';
    cell.setAttribute('aria-label', weekdays[weekday] ?? '');
    row.append(cell);
  }
  return row;
}

function createPart(document: Document, role: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('role', role);
  return element;
}
