import { unclobbered } from '../../../shared/dom/unclobbered.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormRows } from '../form/form-fields.host.js';
import type { FormCore } from '../form/rs-form.session.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { expandRows } from './expand-rows.model.js';
import { findRowGroups } from './row-groups.dom.js';

/** Core that another one can follow. */
export interface RestartedCore extends FormCore {
  /** True if the visitor, or a script, has touched the form. */
  readonly isTouched: boolean;
  /** Errors of the last attempt that are left. */
  readonly errors: readonly FieldError[];
  /** Goes on in the place of a core that has stopped: in a small form all features start in this task. */
  goOn(isTouched: boolean): void;
}

/** Starts a form with a definition for all of its rows; without `rows` a form whose rows do not change. */
export type StartForm = (form: ServerForm, definition: FormDefinition, rows?: FormRows) => RestartedCore;

/**
 * Starts a form with rows.
 *
 * @param changed Called after each change of the rows, which is no reason for another start.
 */
export function startFormWithRows(
  form: ServerForm,
  definition: FormDefinition,
  start: StartForm,
  changed: () => void,
): FormCore {
  return new FormWithRows(form, definition, start, changed);
}

/**
 * Core of a form with rows that a visitor adds and removes. For each change it stops the form, which restores the server's
 * markup, and starts it again with the new rows, in one task: nothing is painted in between.
 */
class FormWithRows implements FormCore {
  readonly #definition: FormDefinition;
  readonly #start: StartForm;
  readonly #changed: () => void;
  #form: ServerForm;
  #core: RestartedCore;
  #isRearranging = false;

  constructor(form: ServerForm, definition: FormDefinition, start: StartForm, changed: () => void) {
    this.#form = form;
    this.#definition = definition;
    this.#start = start;
    this.#changed = changed;
    this.#core = this.#create(false, []);
  }

  get page(): number {
    return this.#core.page ?? 0;
  }

  requestValidation(): Promise<boolean> {
    return this.#core.requestValidation?.() ?? Promise.resolve(false);
  }

  goToPage(page: number, validate: boolean): Promise<boolean> {
    return this.#core.goToPage?.(page, validate) ?? Promise.resolve(false);
  }

  showAgain(page: number): void {
    this.#core.showAgain?.(page);
  }

  serve(request: string, event: Event): boolean {
    return this.#core.serve?.(request, event) ?? false;
  }

  stop(): void {
    this.#core.stop();
  }

  #create(hasNewerValues: boolean, errors: readonly FieldError[]): RestartedCore {
    const groups = findRowGroups(this.#form, this.#definition);
    const names = groups.flatMap((group) => group.names ?? []);
    return this.#start(this.#form, expandRows(this.#definition, names), {
      groups,
      authored: this.#definition,
      hasNewerValues,
      errors,
      isRearranging: () => this.#isRearranging,
      rearrange: (change, isOfVisitor) => this.#rearrange(change, isOfVisitor),
    });
  }

  #rearrange(change: () => void, isOfVisitor: boolean): void {
    const { page, isTouched, errors } = this.#core;
    const marked = errors.map((error) => ({ error, control: this.#form.controls(error.name)[0] }));
    this.#isRearranging = true;
    this.#core.stop();
    this.#isRearranging = false;
    change();
    this.#changed();
    this.#form = this.#form.readAgain();
    const left = marked.flatMap(({ error, control }): readonly FieldError[] => {
      const name =
        control && unclobbered(this.#form.element).contains(control)
          ? this.#form.fieldOf(control.name)
          : null;
      return name === null ? [] : [{ ...error, name }];
    });
    this.#core = this.#create(isOfVisitor, left);
    this.#core.goOn(isTouched);
    if (page) this.#core.showAgain?.(page);
  }
}
