import { wordsOf } from '../../../shared/dom/label-text.js';
import { RepeatLimit } from '../../../shared/element/repeat-limit.js';
import { yieldToMain } from '../../../shared/dom/yield-to-main.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { RowGroup } from '../form/form-fields.host.js';
import { headingOf } from './new-row.dom.js';
import {
  createRemovedMessage,
  createRowButton,
  createRowName,
  fillTools,
  removeCopied,
  removeRowParts,
  rewrite,
  rowParts,
} from './row-buttons.dom.js';
import { rowLabel, withPosition } from './rows.model.js';

/** Receiver of the focus after a change: a row, its first field, or its button; without a row the button that adds one. */
export interface FocusPlace {
  readonly row: HTMLElement | null;
  readonly goal: 'field' | 'row' | 'remove';
}

/** Presses on the buttons of a group. */
export interface RowPresses {
  add(): void;
  remove(row: HTMLElement): void;
  undo(): void;
}

/** Receivers of the presses in a group: its buttons outlive a view. */
const receivers = new WeakMap<Element, RowPresses>();

/** Time after which the browser can answer a press, in milliseconds. */
const sliceMs = 8;

/** Buttons, names and messages of the rows of a group. */
export class RowView {
  readonly #session: FormSession;
  readonly #group: RowGroup;
  readonly #translate: Translate;
  readonly #presses: RowPresses;
  readonly #add: HTMLButtonElement;
  readonly #tools: HTMLElement;
  /** Legend of the group; empty for none. */
  readonly #legend: string;
  /** Rows that have their name, and their button unless there are too few rows. */
  readonly #painted: HTMLElement[] = [];
  #message: HTMLElement | null = null;
  readonly #limit: RepeatLimit;
  /** Puts buttons back that a script of the page has removed with a morph. */
  readonly #observer = new MutationObserver(() => this.#repair());
  #isStopped = false;

  constructor(session: FormSession, group: RowGroup, translate: Translate, presses: RowPresses) {
    this.#session = session;
    this.#group = group;
    this.#translate = translate;
    this.#presses = presses;
    this.#legend = group.repeat.label ?? headingOf(group.element)?.textContent.trim() ?? '';
    this.#add = createRowButton(group.element, {
      kind: 'add',
      classes: group.repeat.buttonClass ?? '',
      text: group.repeat.addLabel ?? translate('rs-form.row-add'),
      run: () => receivers.get(group.element)?.add(),
    });
    this.#tools = fillTools(group.element, this.#add, this.limitText);
    receivers.set(group.element, presses);
    removeCopied(group.element, group.rows);
    this.#placeTools();
    void this.#paintRows();
    this.#limit = new RepeatLimit(session.shell);
    this.#observer.observe(group.element, { childList: true, subtree: true });
  }

  /** Reason why no row can be added; empty where one can. */
  get limitText(): string {
    const { repeat, rows } = this.#group;
    const { max = Infinity } = repeat;
    return rows.length < max ? '' : this.#translate('rs-form.row-limit', max);
  }

  /** Returns the name of a row: its heading, or its label by the author, or one with its position. */
  labelOf(row: Element, place: number): string {
    const heading = headingOf(row);
    const written = heading ? wordsOf(heading) : (row.getAttribute('aria-label') ?? '');
    if (written.trim() !== '' && !this.#isNamedByUs(row)) return written.trim();
    const { repeat } = this.#group;
    const suite = (position: string) => this.#translate('rs-form.row', position);
    return rowLabel({ pattern: repeat.rowLabel, group: this.#legend, suite }, String(place + 1));
  }

  /** Shows the message in the place of a removed row. */
  showRemoved(place: number, text: string): void {
    const { rows, repeat } = this.#group;
    const undo = createRowButton(this.#group.element, {
      kind: 'undo',
      classes: repeat.buttonClass ?? '',
      text: this.#translate('rs-form.row-undo'),
      run: () => this.#presses.undo(),
    });
    this.#message = createRemovedMessage(undo, text);
    (rows[place] ?? this.#tools).before(this.#message);
  }

  hideRemoved(): void {
    this.#message?.remove();
  }

  focus({ row, goal }: FocusPlace): void {
    if (!row) return this.#add.focus();
    const button = goal === 'remove' ? rowParts(row).remove : undefined;
    const field =
      goal === 'field' ? [...row.querySelectorAll<HTMLElement>(fields)].find(isReachable) : undefined;
    const target = button ?? field;
    if (target) return target.focus();
    if (!row.hasAttribute('tabindex')) {
      row.tabIndex = -1;
      row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true });
    }
    row.focus();
  }

  /** @param keepsParts - True if another view follows at once, which goes on with the buttons and names. */
  stop(keepsParts: boolean): void {
    this.#isStopped = true;
    this.#observer.disconnect();
    this.#message?.remove();
    if (keepsParts) return;
    this.#tools.remove();
    for (const row of this.#group.rows) removeRowParts(row);
  }

  #placeTools(): void {
    const { element, rows } = this.#group;
    const last = rows.at(-1);
    if (last && last.nextElementSibling !== this.#tools) last.after(this.#tools);
    else if (!last && this.#tools.parentNode !== element) element.append(this.#tools);
  }

  #repair(): void {
    const { element, rows, repeat } = this.#group;
    const lost = rows.length > repeat.min ? this.#painted.filter((row) => !rowParts(row).remove) : [];
    const isLost = !element.contains(this.#tools);
    if ((!isLost && lost.length === 0) || !element.isConnected || !this.#limit.allowNext()) return;
    if (isLost) this.#placeTools();
    for (const row of lost) this.#addRemoveButton(row, rows.indexOf(row));
  }

  async #paintRows(): Promise<void> {
    const { rows, repeat } = this.#group;
    let start = performance.now();
    for (const [place, row] of rows.entries()) {
      this.#nameRow(row, place);
      if (rows.length > repeat.min) this.#addRemoveButton(row, place);
      else rowParts(row).remove?.remove();
      this.#painted.push(row);
      if (performance.now() - start < sliceMs) continue;
      await yieldToMain();
      if (this.#isStopped) return;
      start = performance.now();
    }
  }

  #isNamedByUs(row: Element): boolean {
    return row.hasAttribute('data-rs-form-row');
  }

  #nameRow(row: HTMLElement, place: number): void {
    const { undoLog } = this.#session;
    const isFieldset = row instanceof HTMLFieldSetElement;
    if (row.hasAttribute('aria-label') || row.hasAttribute('aria-labelledby')) return;
    if (isFieldset && headingOf(row)) return;
    const label = this.labelOf(row, place);
    undoLog.setAttribute(row, 'data-rs-form-row', '');
    if (this.#group.repeat.rowLabel === undefined || headingOf(row)) {
      undoLog.setAttribute(row, 'aria-label', label);
    } else {
      const parts = rowParts(row);
      parts.name ??= createRowName(row, label);
      rewrite(parts.name, label);
      undoLog.setAttribute(row, 'aria-labelledby', parts.name.id);
    }
    if (!isFieldset && !row.hasAttribute('role')) undoLog.setAttribute(row, 'role', 'group');
  }

  #addRemoveButton(row: HTMLElement, place: number): void {
    const { element, repeat } = this.#group;
    const { removeLabel, buttonClass } = repeat;
    const label = this.labelOf(row, place);
    const words = removeLabel ?? this.#translate('rs-form.row-remove');
    const text = withPosition(words, String(place + 1));
    const parts = rowParts(row);
    parts.remove ??= createRowButton(row, {
      kind: 'remove',
      classes: buttonClass ?? '',
      text,
      run: () => receivers.get(element)?.remove(row),
    });
    const { remove } = parts;
    rewrite(remove, text);
    // The name begins with the words on the button (WCAG 2.5.3).
    if (text === words) remove.setAttribute('aria-label', `${words}: ${label}`);
    if (remove.parentNode !== row) row.append(remove);
  }
}

const fields = 'input:not([type="hidden"]), select, textarea, button:not(.rs-form-row-remove)';

function isReachable(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
}
