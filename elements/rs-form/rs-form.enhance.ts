import { createUndoLog } from '../../shared/dom/undo-log.js';
import { resetForm } from '../../shared/dom/unclobbered-form.js';
import { lazyModule } from '../../shared/element/lazy-module.js';
import { createStore } from '../../shared/store/create-store.js';
import { isOwn } from './conditions/compile.model.js';
import { VisibilityEffects } from './conditions/effects.js';
import { compileVisibility, nothingHidden, watchedFields } from './conditions/step-visibility.model.js';
import type { CreateOperators } from './conditions/operators.js';
import type { FormDefinition } from './definition/definition.model.js';
import { defaultDefinition } from './definition/read-definition.dom.js';
import { RsFormStartedEvent } from './form/rs-form.events.js';
import type { FormCore, FormHost, FormSession, PageTurn } from './form/rs-form.session.js';
import { FormFeatures } from './form/start-features.js';
import { listenServerForm } from './markup/form-events.dom.js';
import { nameGroups, type ServerForm, systemMessage } from './markup/server-form.dom.js';
import { readAll, readSentInputs, withoutImpossible, readValues } from './markup/values.dom.js';
import { keepWorkPress } from './markup/work-press.dom.js';
import { createPages } from './paging/page-buttons.dom.js';
import { features } from './rs-form.features.js';
import { AttemptsLoader } from './submit/attempts-loader.js';

/**
 * Makes the server's form react: conditions and limits at once, what this form has use for as soon as it is there,
 * and what an attempt to send needs once the visitor touches the form. Leaves everything as it was when it stops.
 */
export function enhanceForm(
  shell: FormHost,
  form: ServerForm,
  authored: FormDefinition | null,
): FormCore | Promise<FormCore> {
  const definition = authored ?? defaultDefinition(form.formId);
  return definition.conditions.some(({ when }) => when.some(isOwn))
    ? enhanceWithOperators(shell, form, definition)
    : new EnhancedForm(shell, form, definition);
}

/** Waits for the operators of ours. Conditions with such a rule are left out where they do not load. */
async function enhanceWithOperators(...parts: EnhancedParts): Promise<FormCore> {
  const [shell] = parts;
  const operators = lazyModule(() => import('./conditions/operators.js'), {
    start: (module) => module.createOperators,
    lost: (error) => shell.report(error, 'conditions'),
  });
  return new EnhancedForm(...parts, await operators.load());
}

type EnhancedParts = readonly [shell: FormHost, form: ServerForm, definition: FormDefinition];

/** A form that reacts. */
class EnhancedForm implements FormCore {
  readonly #session: FormSession;
  readonly #features = new FormFeatures(features, () => this.#session);
  readonly #effects: VisibilityEffects;
  readonly #attempts: AttemptsLoader;
  readonly #watched: () => ReadonlySet<string>;
  readonly #stopListening: () => void;
  #isStarted = false;
  #pressed: Element | undefined;

  constructor(
    shell: FormHost,
    form: ServerForm,
    definition: FormDefinition,
    createOperators?: CreateOperators,
  ) {
    const compileOwn = createOperators?.(shell, form, definition);
    const possible = withoutImpossible(
      form,
      definition,
      (rule) => !isOwn(rule) || Boolean(compileOwn?.(rule)),
    );
    const undoLog = createUndoLog();
    // A form may have thousands: their names are in the conditions.
    this.#watched = () => watchedFields(possible);
    this.#effects = new VisibilityEffects({ shell, form, undoLog });
    const defaults = { get: (name: string) => readValues(form, name, true) };
    const step = compileVisibility(possible, defaults, compileOwn);
    const { run } = this.#effects;
    const onError = (error: unknown) => shell.report(error);
    const visibility = createStore({ initial: nothingHidden(), step, run, onError });
    this.#session = {
      shell,
      form,
      definition,
      undoLog,
      visibility,
      pages: this.#createPages(form.element),
      sentInputs: readSentInputs(form),
      contributions: this.#features,
      takePress: (button) => this.#takePress(button),
    };

    shell.hooks.fieldOf = form.fieldOf;
    nameGroups(form, undoLog);
    this.#readForm();
    this.#attempts = new AttemptsLoader(this.#session);
    this.#features.start();
    this.#effects.follow(this.#attempts);
    if (form.hasErrors() || systemMessage()) this.#attempts.loadSoon();
    this.#stopListening = this.#listen(form);
  }

  requestValidation(): Promise<boolean> {
    return this.#attempts.reach({ type: 'check' });
  }

  async goToPage(to: number, validate: boolean): Promise<boolean> {
    const paging = await this.#session.pages.ready;
    return paging ? this.#turnTo({ from: paging.current, to, validate }) : false;
  }

  /** Serves the page's requests for another page and for a reset. */
  serve(request: string, event: Event): boolean {
    // The page writes the detail: it may be null, or anything.
    const { to, validate } = Object((event as CustomEvent).detail) as Readonly<Record<string, unknown>>;
    if (request === 'reset') resetForm(this.#session.form.element);
    else if (typeof to === 'number') void this.goToPage(to, validate === true);
    else return false;
    return true;
  }

  stop(): void {
    this.#stopListening();
    this.#attempts.stop();
    this.#features.stop();
    this.#session.undoLog.restoreAll();
  }

  #listen(form: ServerForm): () => void {
    return listenServerForm(form, {
      touched: () => this.#touched(),
      fieldChanged: (...change) => this.#fieldChanged(...change),
      pressed: (target) => (this.#pressed = target),
      workPressed: (button) => keepWorkPress(button, (again) => this.#attempts.prepareCheck(again)),
      submitPressed: (event) => this.#attempts.press(event),
      formReset: () => {
        // A browser's reset leaves hidden inputs as they are.
        for (const [input, sent] of this.#session.sentInputs) input.value = sent;
        this.#readForm();
        this.#features.notify((feature) => feature.formReset?.());
        this.#attempts.part?.reset();
      },
      pageShown: (isRestored) => {
        this.#readForm();
        this.#features.start();
        this.#features.notify((feature) => feature.pageReturned?.(isRestored));
        if (isRestored) this.#attempts.part?.reset();
      },
    });
  }

  #takePress(button: Element): boolean {
    const isPressed = this.#pressed !== undefined && button.contains(this.#pressed);
    if (isPressed) this.#pressed = undefined;
    return isPressed;
  }

  /** Every value may be another: at the start, after a reset, when the page comes back. */
  #readForm(): void {
    const { form, visibility } = this.#session;
    this.#effects.setTrigger('');
    visibility.send({ type: 'form-read', values: readAll(form, this.#watched()) });
  }

  #fieldChanged(name: string, control: Element, isLeft: boolean): void {
    const { form, definition, visibility } = this.#session;
    this.#effects.setTrigger(name);
    visibility.send({ type: 'field-changed', name, values: readValues(form, name) });
    // A total is written at the start, before anyone has touched the form.
    if (!definition.calculations.some(({ target }) => target === name)) this.#features.touched();
    this.#features.notify((feature) => feature.fieldChanged?.(name, control, isLeft));
    this.#attempts.part?.fieldChanged(name, control, isLeft);
  }

  #createPages(element: HTMLFormElement): FormSession['pages'] {
    return createPages({
      element,
      request: (turn) => void this.#turnTo(turn),
      turned: (page) => {
        this.#features.touched();
        this.#features.notify((feature) => feature.pageTurned?.(page));
      },
    });
  }

  #touched(): void {
    this.#attempts.loadSoon();
    this.#features.touched();
    if (this.#isStarted) return;
    this.#isStarted = true;
    const {
      shell,
      form: { formId },
    } = this.#session;
    shell.dispatchEvent(new RsFormStartedEvent({ formId }));
  }

  async #turnTo({ from, to, validate }: PageTurn): Promise<boolean> {
    if (validate && to > from) return this.#attempts.reach({ type: 'page', from, to });
    return (await this.#session.pages.ready)?.show(to, 'goal') ?? false;
  }
}
