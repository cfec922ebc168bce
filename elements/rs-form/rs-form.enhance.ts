import { KeptLog } from '../../shared/dom/kept-log.js';
import { resetForm } from '../../shared/dom/unclobbered-form.js';
import { createStore } from '../../shared/store/create-store.js';
import { isSuiteRule } from './definition/rules.model.js';
import { VisibilityEffects } from './conditions/effects.js';
import { keepLimit } from './conditions/limits.dom.js';
import { type Limits, limitsOf } from './conditions/limits.model.js';
import { compileVisibility, nothingHidden, watchedFields } from './conditions/step-visibility.model.js';
import { createOperators } from './conditions/operators.js';
import type { FieldError } from './checks/violation.model.js';
import type { FormDefinition } from './definition/definition.model.js';
import { defaultDefinition } from './definition/read-definition.dom.js';
import { RsFormStartedEvent } from './form/rs-form.events.js';
import type { FormRows } from './form/form-fields.host.js';
import type { FormAttempts, FormCore, FormHost, FormSession, PageTurn } from './form/rs-form.session.js';
import { FormFeatures } from './form/start-features.js';
import { listenServerForm } from './markup/form-events.dom.js';
import { keepOptionValues } from './markup/option-values.dom.js';
import { nameGroups, type ServerForm } from './markup/server-form.dom.js';
import { readAll, readSentInputs, withoutImpossible, readValues } from './markup/values.dom.js';
import { startWithRows } from './rs-form.start-with-rows.js';
import { features } from './rs-form.features.js';
import type { RestartedCore, StartForm } from './rows/form-with-rows.js';

/**
 * Makes the server's form react: conditions, limits and everything that sending needs at once, the other features in
 * tasks of their own. Leaves everything as it was when it stops.
 */
export function enhanceForm(
  shell: FormHost,
  form: ServerForm,
  authored: FormDefinition | null,
): FormCore | Promise<FormCore> {
  const definition = authored ?? defaultDefinition(form.formId);
  const start: StartForm = (...parts) => new EnhancedForm(shell, ...parts);
  return definition.repeats?.length ? startWithRows(shell, form, definition, start) : start(form, definition);
}

/** Number of fields up to which all features start again in one task, so that nothing is painted in between. */
const mostAtOnce = 200;

/** A form that reacts. */
class EnhancedForm implements RestartedCore {
  readonly #session: FormSession;
  readonly #features = new FormFeatures(features, () => this.#session);
  readonly #effects: VisibilityEffects;
  readonly #watched: () => ReadonlySet<string>;
  readonly #limits: Limits;
  readonly #stopListening: () => void;
  #isStarted = false;

  constructor(shell: FormHost, form: ServerForm, definition: FormDefinition, rows?: FormRows) {
    const hasSuiteRules = definition.conditions.some(({ when }) => when.some(isSuiteRule));
    const compileSuite = hasSuiteRules ? createOperators(shell, form, definition) : undefined;
    const possible = withoutImpossible(
      form,
      definition,
      (rule) => !isSuiteRule(rule) || Boolean(compileSuite?.(rule)),
    );
    const undoLog = new KeptLog(shell);
    // A form may have thousands: their names are in the conditions.
    this.#watched = () => watchedFields(possible);
    this.#limits = limitsOf(possible);
    this.#effects = new VisibilityEffects({ shell, form, undoLog });
    const defaults = { get: (name: string) => readValues(form, name, true) };
    const step = compileVisibility(possible, defaults, compileSuite);
    const { run } = this.#effects;
    const onError = (error: unknown) => shell.report(error);
    const visibility = createStore({ initial: nothingHidden(), step, run, onError });
    this.#session = {
      shell,
      form,
      definition,
      undoLog,
      visibility,
      pages: this.#createPages(),
      sentInputs: readSentInputs(form),
      contributions: this.#features,
      rows,
    };

    shell.hooks.fieldOf = form.fieldOf;
    nameGroups(form, undoLog);
    keepOptionValues(form, undoLog);
    this.#readForm();
    // First, because the start of a feature may change values that conditions read.
    this.#stopListening = this.#listen(form);
    this.#features.start();
    this.#effects.follow({
      fieldHidden: (name) => this.#features.notify((feature) => feature.fieldHidden?.(name)),
      fieldsShown: (names) => this.#features.notify((feature) => feature.fieldsShown?.(names)),
    });
  }

  requestValidation(): Promise<boolean> {
    return this.#reach({ type: 'check' });
  }

  async goToPage(to: number, validate: boolean): Promise<boolean> {
    const { paging } = this.#session.pages;
    return paging ? this.#turnTo({ from: paging.current, to, validate }) : false;
  }

  get page(): number {
    return this.#session.pages.paging?.current ?? 0;
  }

  showAgain(page: number): void {
    const { paging } = this.#session.pages;
    // An added page comes later.
    paging?.show(Math.min(page, paging.last), 'script');
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

  get isTouched(): boolean {
    return this.#isStarted;
  }

  get errors(): readonly FieldError[] {
    return this.#attempts?.errors ?? [];
  }

  goOn(isTouched: boolean): void {
    this.#isStarted = isTouched;
    const isSmall = this.#session.form.names.length < mostAtOnce;
    if (isSmall) this.#features.start(true);
    // The buttons of rows have no gap in which nothing has the focus.
    else void this.#features.request('rows');
    if (isTouched) this.#features.touched();
  }

  stop(): void {
    this.#stopListening();
    this.#features.stop();
    this.#session.undoLog.restoreAll();
  }

  #listen(form: ServerForm): () => void {
    return listenServerForm(form, {
      touched: () => this.#touched(),
      fieldChanged: (...change) => this.#fieldChanged(...change),
      submitDispatched: (event) => {
        this.#readAgain();
        this.#attempts?.refuseEarly(event);
      },
      submitPressed: (event) => this.#attempts?.press(event),
      formReset: () => {
        // A browser's reset leaves hidden inputs as they are.
        for (const [input, sent] of this.#session.sentInputs) input.value = sent;
        this.#readForm();
        this.#features.notify((feature) => feature.formReset?.());
      },
      pageShown: (isRestored) => {
        this.#readForm();
        this.#features.start();
        this.#features.notify((feature) => feature.pageReturned?.(isRestored));
      },
    });
  }

  get #attempts(): FormAttempts | undefined {
    return this.#features.find(({ attempts }) => attempts);
  }

  async #reach(goal: Parameters<FormAttempts['reach']>[0]): Promise<boolean> {
    this.#readAgain();
    return (await this.#attempts?.reach(goal)) ?? false;
  }

  /** Reads the fields before an attempt: scripts and password managers fill them in without an event. */
  #readAgain(): void {
    this.#readForm();
    this.#features.notify((feature) => feature.formRead?.());
  }

  /** Called when every value may have changed: at the start, after a reset, after the back-forward cache. */
  #readForm(): void {
    const { form, visibility } = this.#session;
    this.#effects.setTrigger('');
    visibility.send({ type: 'form-read', values: readAll(form, this.#watched()) });
  }

  #fieldChanged(name: string, control: Element, isLeft: boolean): void {
    const { form, definition, visibility } = this.#session;
    keepLimit(form.controls(name), control, this.#limits.get(name));
    this.#effects.setTrigger(name, control);
    visibility.send({ type: 'field-changed', name, values: readValues(form, name) });
    // A total is written at the start, before anyone has touched the form.
    if (
      !this.#session.shell.hooks.isFilling &&
      !definition.calculations.some(({ target }) => target === name)
    )
      this.#features.touched();
    this.#features.notify((feature) => feature.fieldChanged?.(name, control, isLeft));
  }

  #createPages(): FormSession['pages'] {
    const features = this.#features;
    return {
      get paging() {
        return features.find(({ paging }) => paging) ?? null;
      },
      request: (turn) => void this.#turnTo(turn),
      turned(page) {
        features.touched();
        features.notify((feature) => feature.pageTurned?.(page));
      },
    };
  }

  #touched(): void {
    const {
      shell,
      form: { formId },
    } = this.#session;
    if (shell.hooks.isFilling) return;
    this.#features.touched();
    if (this.#isStarted) return;
    this.#isStarted = true;
    shell.dispatchEvent(new RsFormStartedEvent({ formId }));
  }

  async #turnTo({ from, to, validate }: PageTurn): Promise<boolean> {
    if (validate && to > from) return this.#reach({ type: 'page', from, to });
    return this.#session.pages.paging?.show(to, 'goal') ?? false;
  }
}
