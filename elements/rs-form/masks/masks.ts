import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FieldMasks } from '../form/form-fields.host.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { readValues } from '../markup/values.dom.js';
import type { Mask } from './mask.model.js';
import { readMask } from './read-mask.model.js';
import { findMaskError } from './mask-errors.dom.js';
import { MaskedInput } from './masked-input.dom.js';

/** Types of inputs whose text can have any signs, and a caret. */
const maskedTypes: readonly string[] = ['text', 'tel', 'search'];

/** Shows texts of fields in groups, while their values stay plain for scripts and the server. */
export function startFeature(session: FormSession): FormFeature {
  return new Masks(session);
}

class Masks implements FormFeature {
  readonly masks: FieldMasks = {
    plainOf: (control, text) => this.#inputs.get(control)?.masked.plain(text) ?? text,
    shownOf: (control) => this.#inputs.get(control)?.masked.shown ?? null,
  };

  readonly #session: FormSession;
  readonly #inputs = new Map<unknown, { readonly name: string; readonly masked: MaskedInput }>();
  readonly #life = new AbortController();
  /** True while the suite edits a text. Nobody else gets the events of that. */
  #isEditing = false;
  /** True while the suite makes an edit of the visitor, whose own events follow. */
  #isStarted = false;

  constructor(session: FormSession) {
    this.#session = session;
    const { element } = session.form;
    const options = { signal: this.#life.signal, capture: true };
    // Behind the listeners of the page, which may refuse an edit.
    listenToForm(element, 'beforeinput', (event) => this.#beforeEdit(event), { signal: this.#life.signal });
    listenToForm(element, 'input', (event) => this.#edited(event), options);
    listenToForm(element, 'change', (event) => this.#edited(event), options);
    listenToForm(element, 'compositionend', (event) => this.#edited(event), options);
    listenToForm(element, 'focusout', (event) => this.#edited(event), options);
    listenToForm(element, 'formdata', ({ formData }) => this.#writePosted(formData), options);
    const written = session.definition.fields.flatMap((field) => this.#add(field));
    for (const [name, input] of written) this.#readAgain(name, input);
  }

  findErrors(isChecked: (name: string) => boolean, only?: string): readonly FieldError[] {
    if (this.#session.shell.validation === 'none') return [];
    return [...this.#inputs.values()].flatMap(({ name, masked }) => {
      if (!isChecked(name) || (only !== undefined && name !== only)) return [];
      return findMaskError(this.#session, name, masked) ?? [];
    });
  }

  formRead(): void {
    this.#quietly(() => this.#inputs.forEach(({ masked }) => masked.show()));
  }

  formReset(): void {
    this.formRead();
  }

  pageReturned(): void {
    this.formRead();
  }

  addToCheck(post: URLSearchParams): void {
    for (const { masked } of this.#inputs.values()) {
      const { input, posted } = masked;
      const values = post.getAll(input.name);
      post.delete(input.name);
      for (const value of replaced(values, input.value, posted)) post.append(input.name, value);
    }
  }

  stop(): void {
    this.#life.abort();
    for (const { masked } of this.#inputs.values()) masked.release();
  }

  /** Adds the inputs of a field. Returns those whose value is another one without separators. */
  #add(field: FieldDefinition): readonly (readonly [name: string, input: HTMLInputElement])[] {
    const { form, undoLog } = this.#session;
    const { name, post = 'plain' } = field;
    const mask = field.mask === undefined ? null : this.#readMask(field, field.mask);
    const inputs = mask ? form.controls(name).filter(canHaveMask) : [];
    return inputs.flatMap((input) => {
      if (!mask || this.#inputs.has(input)) return [];
      const before = input.value;
      writeHints(input, { ...mask.hints, ...hintsOf(field) }, undoLog);
      this.#quietly(() => {
        this.#inputs.set(input, { name, masked: new MaskedInput(input, mask, post, undoLog) });
      });
      return input.value === before ? [] : [[name, input] as const];
    });
  }

  /** Returns the mask of a field; null, and a report, if there is none or the field cannot have one. */
  #readMask({ name }: FieldDefinition, text: string): Mask | null {
    const { shell, form } = this.#session;
    const mask = readMask(text);
    const control = form.controls(name).find((one) => !canHaveMask(one));
    const problem = control
      ? `found a mask at ${control.type}, expected one at an input of type ${maskedTypes.join(', ')}`
      : 'expected' in mask && `found mask ${mask.found}, expected ${mask.expected}`;
    if (problem) shell.report(new ConfigError(shell, `field "${name}"`, problem, 'form-mask'));
    return problem || 'expected' in mask ? null : mask;
  }

  #beforeEdit(event: InputEvent): void {
    if (event.defaultPrevented || this.#isEditing || this.#isStarted) return;
    this.#isStarted = true;
    try {
      this.#inputs.get(event.target)?.masked.beforeEdit(event);
    } finally {
      this.#isStarted = false;
    }
  }

  #edited(event: Event): void {
    if (this.#isEditing) return event.stopImmediatePropagation();
    if (this.#isStarted) return;
    const found = this.#inputs.get(event.target);
    if (!found || (event instanceof InputEvent && event.isComposing)) return;
    const inputType = event instanceof InputEvent ? event.inputType : '';
    this.#quietly(() => found.masked.edited(inputType));
  }

  /** Runs a task whose events are nobody's: its edits do not change a value. */
  #quietly(task: () => void): void {
    this.#isEditing = true;
    try {
      task();
    } finally {
      this.#isEditing = false;
    }
  }

  /** Conditions and totals have read the value with its separators. */
  #readAgain(name: string, input: HTMLInputElement): void {
    const { form, visibility, contributions } = this.#session;
    visibility.send({ type: 'field-changed', name, values: readValues(form, name) });
    contributions.notify((feature) => feature.fieldChanged?.(name, input));
  }

  #writePosted(formData: FormData): void {
    for (const { masked } of this.#inputs.values()) {
      const { input, posted, shown } = masked;
      const values = formData.getAll(input.name);
      if (posted === shown) continue;
      const [only, ...others] = values;
      // A field that is not posted stays so. `set` keeps the place among the entries.
      if (others.length === 0 && only === shown) formData.set(input.name, posted);
      if (others.length === 0) continue;
      formData.delete(input.name);
      for (const value of replaced(values, shown, posted)) formData.append(input.name, value);
    }
  }
}

function canHaveMask(control: FieldControl): control is HTMLInputElement {
  return maskedTypes.includes(control.type);
}

/** Returns values with another one in the place of the first that is found. */
function replaced<Value>(
  values: readonly Value[],
  found: NoInfer<Value>,
  by: NoInfer<Value>,
): readonly Value[] {
  const index = values.indexOf(found);
  return index < 0 ? values : values.with(index, by);
}

/** Returns the attributes that the author has set for the control of a field. */
function hintsOf({ autocomplete, inputMode }: FieldDefinition): Readonly<Record<string, string>> {
  return { ...(autocomplete && { autocomplete }), ...(inputMode && { inputmode: inputMode }) };
}

/** Writes attributes that the server has not written. */
function writeHints(
  input: HTMLInputElement,
  hints: Readonly<Record<string, string>>,
  undoLog: UndoLog,
): void {
  // In a text from right to left the groups would be in the wrong order.
  const all = { ...hints, spellcheck: 'false', dir: 'ltr' };
  for (const [name, value] of Object.entries(all))
    if (!input.hasAttribute(name)) undoLog.setAttribute(input, name, value);
}
