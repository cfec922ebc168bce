import { yieldToMain } from '../../../shared/dom/yield-to-main.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { classesOf } from '../definition/layouts.model.js';
import { nextNumber, renumber } from './row-names.model.js';
import type { FormRows, RowGroup, RowModel } from '../form/form-fields.host.js';
import type { FormSession } from '../form/rs-form.session.js';
import { controlsIn } from './row-groups.dom.js';
import { appendRows, putBack, type RemovedRow, takeOut, writeCount } from './change-rows.dom.js';
import { createRow } from './new-row.dom.js';
import { type FocusPlace, RowView } from './row-view.dom.js';
import { rowsInDraft } from './rows.model.js';

/** State of a group that outlives a restart of the form. */
interface Kept {
  /** The row that was removed last, and the message about it. */
  removed: { readonly row: RemovedRow; readonly text: string } | null;
  focus: FocusPlace | null;
  /** True once the group has had its fewest rows. */
  isFilled: boolean;
}

const keptOf = new WeakMap<Element, Kept>();

/** Time after which the browser can answer a press, in milliseconds. */
const sliceMs = 8;

/** Group whose rows can be changed. */
export interface ChangeableGroup extends RowGroup {
  readonly model: RowModel;
}

/** Adds and removes rows of a group. Each change starts the form again, and with it this object. */
export class GroupRows {
  readonly #session: FormSession;
  readonly #rows: FormRows;
  readonly #group: ChangeableGroup;
  readonly #translate: Translate;
  readonly #kept: Kept;
  readonly #view: RowView;
  readonly #taken = new Set<string>();
  #isStopped = false;

  constructor(session: FormSession, rows: FormRows, group: ChangeableGroup, translate: Translate) {
    this.#session = session;
    this.#rows = rows;
    this.#group = group;
    this.#translate = translate;
    this.#kept = keptOf.get(group.element) ?? { removed: null, focus: null, isFilled: false };
    keptOf.set(group.element, this.#kept);
    this.#view = new RowView(session, group, translate, {
      add: () => this.#whenFree(() => this.#add()),
      remove: (row) => this.#whenFree(() => this.#remove(row)),
      undo: () => this.#whenFree(() => this.#undo()),
    });
    const { removed, focus } = this.#kept;
    if (removed) this.#view.showRemoved(removed.row.place, removed.text);
    if (focus) this.#view.focus(focus);
    this.#kept.focus = null;
  }

  /** Adds the rows without which the group has fewer than its fewest, once. */
  async fill(): Promise<void> {
    if (this.#kept.isFilled) return;
    this.#kept.isFilled = true;
    await this.#appendUpTo(this.#group.repeat.min);
  }

  /** Adds the rows that a draft has values for. Returns true if the form has started again. */
  addRowsFor(keys: readonly string[]): Promise<boolean> {
    const { names, model, repeat } = this.#group;
    const bare = (name: string, number: string) => renumber(name, number, '');
    const inRow = new Set(controlsIn(model.row).map(({ name }) => bare(name, model.number)));
    const first = Number(names?.numbers[0] ?? names?.first ?? 0);
    const rowOf = (name: string) => {
      const numbers = (names && name.match(/\d+/g)) ?? [];
      const number = numbers.find((one) => bare(name, one) !== name && inRow.has(bare(name, one)));
      return number === undefined ? null : { place: Number(number) - first, name: bare(name, number) };
    };
    const count = rowsInDraft(inRow, keys, rowOf);
    return this.#appendUpTo(Math.min(count, repeat.max ?? count));
  }

  /** A row that was removed can no longer be put back. */
  forget(): void {
    this.#kept.removed = null;
    this.#view.hideRemoved();
  }

  stop(): void {
    this.#isStopped = true;
    this.#view.stop(this.#rows.isRearranging());
  }

  /** Runs a task unless the form is checked or sent: its fields must stay as they are. */
  #whenFree(task: () => void): void {
    const isBusy = this.#session.contributions.find(({ attempts }) => attempts)?.isUnderWay ?? false;
    if (!isBusy && !this.#isStopped) task();
  }

  #add(): void {
    const { limitText } = this.#view;
    if (limitText !== '') return this.#session.shell.announce(limitText);
    const row = this.#createRow(0);
    this.#kept.removed = null;
    this.#kept.focus = { row, goal: 'field' };
    this.#change(1, () => appendRows(this.#group, [row]));
  }

  #remove(row: HTMLElement): void {
    const { rows } = this.#group;
    const place = rows.indexOf(row);
    const text = this.#translate('rs-form.row-removed', this.#view.labelOf(row, place));
    this.#kept.focus = { row: rows[place - 1] ?? rows[place + 1] ?? null, goal: 'row' };
    this.#change(-1, () => (this.#kept.removed = { row: takeOut(this.#group, row), text }));
    this.#session.shell.announce(text);
  }

  #undo(): void {
    const { removed } = this.#kept;
    if (!removed) return;
    const { row, place } = removed.row;
    this.#kept.removed = null;
    this.#kept.focus = { row, goal: 'remove' };
    this.#change(1, () => putBack(this.#group, removed.row));
    this.#session.shell.announce(this.#translate('rs-form.row-restored', this.#view.labelOf(row, place)));
  }

  #change(by: number, change: () => void, isOfVisitor = true): void {
    const { rows, names } = this.#group;
    this.#rows.rearrange(() => {
      change();
      writeCount(this.#session.form.element, names, rows.length + by);
    }, isOfVisitor);
  }

  /** Adds rows up to a count, in slices. Returns true if the form has started again with them. */
  async #appendUpTo(count: number): Promise<boolean> {
    const missing = count - this.#group.rows.length;
    const created: HTMLElement[] = [];
    let start = performance.now();
    while (created.length < missing) {
      created.push(this.#createRow(created.length));
      if (performance.now() - start < sliceMs) continue;
      await yieldToMain();
      start = performance.now();
    }
    if (created.length === 0 || this.#isStopped) return false;
    this.#change(created.length, () => appendRows(this.#group, created), false);
    return true;
  }

  /** Creates the row behind all rows, or one further behind. */
  #createRow(offset: number): HTMLElement {
    const { names, model, rows, repeat } = this.#group;
    const { form, definition } = this.#session;
    const { fieldError, parentError } = form.markup?.classes ?? classesOf(definition.layout);
    return createRow(model, {
      number: names ? String(Number(nextNumber(names)) + offset) : '',
      position: rows.length + offset + 1,
      modelPosition: model.position,
      keepsDefaults: definition.render === true || repeat.keepsDefaults === true,
      errorClasses: [fieldError, parentError].filter((one) => one !== ''),
      taken: this.#taken,
    });
  }
}
