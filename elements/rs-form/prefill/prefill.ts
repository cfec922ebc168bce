import { documentOf } from '../../../shared/dom/unclobbered.js';
import { yieldToMain } from '../../../shared/dom/yield-to-main.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { isSameList } from '../../../shared/store/same-list.model.js';
import { revealText } from '../conditions/hidden-fields.model.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { type Limits, limitsOf } from '../conditions/limits.model.js';
import type { PrefillDefinition } from '../definition/definition.model.js';
import { type DraftField, valuesOf } from '../drafts/fields.dom.js';
import { whenNotSending } from '../drafts/when-not-sending.dom.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { labelTextOf } from '../markup/field-parts.dom.js';
import { writeValues } from '../markup/write-control.dom.js';
import { isUnfilled, writeDefault } from './fill.dom.js';
import { fittingValues } from './fits.dom.js';
import { type FillableParts, findFillable, partsOf } from './fillable.dom.js';
import { createSources, type ReadSource } from './sources.model.js';
import { readPage } from './page.dom.js';

/** Entries of the list between which the browser can answer a press. */
const sliceLength = 2;

/** Most fields that the announcement names. */
const mostNamed = 10;

/** Fills in the fields that the author allows, from the address, the address of the page before, or cookies. */
export function startFeature(session: FormSession): FormFeature {
  return new Prefill(session);
}

class Prefill implements FormFeature {
  readonly #session: FormSession;
  readonly #limits: Limits;
  readonly #stopWaiting: () => void;
  #isStopped = false;

  constructor(session: FormSession) {
    this.#session = session;
    this.#limits = limitsOf(session.definition);
    // Behind the drafts, which wait for the same.
    this.#stopWaiting = whenNotSending(session, () => void this.#fillAll());
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting();
  }

  async #fillAll(): Promise<void> {
    const { shell, definition } = this.#session;
    const list = definition.prefill ?? [];
    const read = createSources(readPage(documentOf(shell), shell.privacy === 'strict'), list);
    const fields = findFillable(this.#session);
    // A link may have a text with separators or without.
    await this.#session.contributions.request('masks');
    const names: string[] = [];
    for (const [index, entry] of list.entries()) {
      if (index % sliceLength === 0 && index > 0) await yieldToMain();
      if (this.#isStopped) return;
      const parts = fields.get(entry.field);
      if (parts && this.#fill(entry, parts, read)) names.push(entry.field);
    }
    this.#announce(names);
  }

  /** Fills in a field. Returns true if it was empty and is filled in now. */
  #fill(entry: PrefillDefinition, parts: FillableParts, read: ReadSource): boolean {
    const { visibility, undoLog } = this.#session;
    if (isFieldHidden(visibility.state, entry.field)) return false;
    const most = this.#limits.get(entry.field)?.most;
    const wanted = partsOf(read(entry), parts).map((values, index) => {
      const part = parts[index];
      return part ? fittingValues(part, values, most) : null;
    });
    const values = wanted
      .filter((one) => one !== null)
      .map((one, index) => this.#withoutMask(parts[index], one));
    if (values.length < parts.length || values.some(({ length }) => length === 0)) return false;
    const isThere = () => parts.every((part, index) => isSameList(valuesOf(part), values[index]));
    // After a restart of the form the values are already filled in.
    const isNew = !isThere();
    if (isNew && !(parts.every(isUnfilled) && this.#write(entry.field, parts, values, isThere))) return false;
    for (const part of parts) for (const control of part.controls) writeDefault(control, undoLog);
    return isNew;
  }

  /** Returns texts as a field with a mask has them: without separators. */
  #withoutMask(part: DraftField | undefined, values: readonly string[]): readonly string[] {
    const masks = part && this.#session.contributions.find((feature) => feature.masks);
    return masks ? values.map((text) => masks.plainOf(part.controls[0], text)) : values;
  }

  /** Writes values as a visitor would. Reverts those that the form rejects or changes. */
  #write(
    name: string,
    parts: FillableParts,
    values: readonly (readonly string[])[],
    isThere: () => boolean,
  ): boolean {
    const { hooks } = this.#session.shell;
    const before = parts.map(valuesOf);
    const write = (all: typeof values) =>
      parts.forEach((part, index) => writeValues(part.controls, all[index] ?? []));
    hooks.isFilling = true;
    try {
      write(values);
      const isRight = isThere() && !this.#hasError(name);
      if (!isRight) write(before);
      return isRight;
    } finally {
      hooks.isFilling = false;
    }
  }

  #hasError(name: string): boolean {
    let count = 0;
    this.#session.contributions.notify((feature) => {
      count += feature.findErrors?.(() => true, name).length ?? 0;
    });
    return count > 0;
  }

  /** Announces the visible fields that were filled in, in one sentence. */
  #announce(names: readonly string[]): void {
    const { shell, form, definition } = this.#session;
    const labels: string[] = [];
    for (const name of names) {
      if (!form.controls(name).some((control) => control.checkVisibility())) continue;
      labels.push(labels.length < mostNamed ? labelTextOf(form, name) : '…');
      if (labels.length > mostNamed) break;
    }
    const translate = createFormTexts(shell, definition.texts);
    const text = revealText(labels, translate, shell.locale || languageOf(shell), 'rs-form.prefilled');
    if (text !== '') shell.announce(text);
  }
}
