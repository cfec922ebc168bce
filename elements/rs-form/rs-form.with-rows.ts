import { expandRows } from './definition/expand-rows.model.js';
import type { FormDefinition } from './definition/definition.model.js';
import type { FormCore, FormHost, FormRows } from './form/rs-form.session.js';
import { findRowGroups } from './markup/row-groups.dom.js';
import type { ServerForm } from './markup/server-form.dom.js';
import { watchContent } from './rs-form.content-watch.js';

/** Core that another one can follow. */
export interface RestartedCore extends FormCore {
  /** True if the visitor, or a script, has touched the form. */
  readonly isTouched: boolean;
  /** Goes on in the place of a core that has stopped: all features start in this task. */
  goOn(isTouched: boolean): void;
}

/** Starts a form with a definition for all of its rows. */
type StartForm = (form: ServerForm, definition: FormDefinition, rows: FormRows) => RestartedCore;

/**
 * Core of a form with rows that a visitor adds and removes. For each change it stops the form, which restores the server's
 * markup, and starts it again with the new rows, in one task: nothing is painted in between.
 */
export class FormWithRows implements FormCore {
  readonly #shell: FormHost;
  readonly #definition: FormDefinition;
  readonly #start: StartForm;
  #form: ServerForm;
  #core: RestartedCore;

  constructor(shell: FormHost, form: ServerForm, definition: FormDefinition, start: StartForm) {
    this.#shell = shell;
    this.#form = form;
    this.#definition = definition;
    this.#start = start;
    this.#core = this.#create(false);
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

  #create(hasNewerValues: boolean): RestartedCore {
    const groups = findRowGroups(this.#form, this.#definition);
    const names = groups.flatMap((group) => group.names ?? []);
    return this.#start(this.#form, expandRows(this.#definition, names), {
      groups,
      hasNewerValues,
      rearrange: (change, isOfVisitor) => this.#rearrange(change, isOfVisitor),
    });
  }

  #rearrange(change: () => void, isOfVisitor: boolean): void {
    const { page, isTouched } = this.#core;
    this.#core.stop();
    change();
    // The change is known: it is no reason for another start.
    watchContent(this.#shell);
    this.#form = this.#form.readAgain();
    this.#core = this.#create(isOfVisitor);
    this.#core.goOn(isTouched);
    if (page) this.#core.showAgain?.(page);
  }
}
