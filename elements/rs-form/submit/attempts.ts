import { whenIdle } from '../../../shared/dom/when-idle.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { formAttribute } from '../../../shared/dom/unclobbered-form.js';
import { createFormTexts } from '../form/form-texts.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';
import { CheckReader } from '../checks/checks.dom.js';
import { violationOf } from '../checks/checks.model.js';
import { readServerErrors } from '../checks/places.dom.js';
import type { FieldError } from '../checks/violation.model.js';
import { revealText } from '../conditions/hidden-fields.model.js';
import { withholdHidden } from '../conditions/withhold.dom.js';
import { isTokenRefused } from '../csrf-token/token.dom.js';
import { formStyles } from '../form/rs-form.styles.js';
import type { AttemptGoal } from '../form/attempt-goal.model.js';
import { createNotice } from '../form/notice.dom.js';
import type { FormAttempts, FormFeature, FormSession } from '../form/rs-form.session.js';
import { labelTextOf } from '../markup/field-parts.dom.js';
import { writePhoneNumbers } from '../markup/phone-numbers.dom.js';
import { systemMessage } from '../markup/server-form.dom.js';
import { applySmallMessage } from '../thank-you/small-message.js';
import { type AttemptContext, type AttemptParts, findAdded, rulesOf } from './attempt-context.js';
import {
  type AttemptAction,
  type AttemptRules,
  type AttemptState,
  type BrowserFindings,
  noAttempt,
} from './attempt.model.js';
import { createEffects, type Effects } from './effects.js';
import { ErrorSummary } from './error-summary.js';
import { stepAttempt } from './step-attempt.model.js';
import { Submitter } from './submitter.js';
import { whenAnswered } from './when-answered.js';
import { foundInBrowser } from './verdicts.model.js';

/** Starts the attempts to send a form. Its pages, totals and uploads have started before. */
export function startFeature(session: FormSession): FormFeature {
  return new Attempts({ ...session, paging: session.pages.paging });
}

/**
 * The visitor's attempts to send a form, with everything around them: checks, marks, messages, the bot check, the submit
 * itself, and the view.
 */
class Attempts implements FormFeature, FormAttempts {
  readonly attempts = this;
  readonly #context: AttemptContext;
  readonly #store: Store<AttemptState, AttemptAction>;
  readonly #submitter: Submitter;
  readonly #rules: AttemptRules;
  readonly #reader: CheckReader;
  readonly #effects: Effects;
  readonly #summary: ErrorSummary;
  readonly #stops: readonly (() => void)[];
  #hasAppliedFound = false;

  constructor(parts: AttemptParts) {
    const { shell, form, definition } = parts;
    this.#rules = rulesOf(parts);
    this.#reader = new CheckReader(form, definition.fields);
    shell.adoptChrome([baseStyles, formStyles]);
    this.#context = this.#createContext(parts);
    this.#submitter = new Submitter(this.#context);
    const effects = createEffects(this.#context, this.#submitter);
    this.#store = createStore({
      initial: noAttempt,
      step: (state: AttemptState, action: AttemptAction) => stepAttempt(state, action, this.#rules),
      run: (effect) => effects.run(effect),
      onError: (error) => shell.report(error),
    });
    this.#summary = new ErrorSummary(this.#context, this.#store, effects.errors);
    this.#effects = effects;
    this.#stops = this.#start();
  }

  get errors(): readonly FieldError[] {
    return this.#store.state.errors;
  }

  get isUnderWay(): boolean {
    return this.#store.state.phase !== 'idle';
  }

  refuseEarly(event: SubmitEvent): void {
    if (!this.#submitter.isPress(event)) return;
    this.#applyFound();
    const request = this.#submitter.goalOf(event);
    if (request && this.#goesOnNow(request)) return;
    this.#submitter.press(event);
    event.stopImmediatePropagation();
  }

  press(event: SubmitEvent): void {
    if (!this.#submitter.isPress(event)) return this.#submitter.handleRepeated(event);
    this.#applyFound();
    this.#submitter.press(event);
    if (event.defaultPrevented) event.stopImmediatePropagation();
  }

  /** Checks for a goal, then runs it. Settles with true if the goal was reached. */
  async reach(goal: AttemptGoal): Promise<boolean> {
    const { paging } = this.#context;
    this.#applyFound();
    if (this.#store.state.phase !== 'idle') return false;
    this.#request(goal);
    await whenAnswered(this.#store);
    // The wanted page may be left out by conditions: then the next one is shown.
    if (goal.type === 'page') return paging !== null && paging.current !== goal.from;
    return this.#store.state.errors.length === 0 && this.#store.state.failure === null;
  }

  fieldChanged(name: string, target: Element, isLeft: boolean): void {
    const rules = this.#rules;
    const isOurs = this.#context.form.controls(name).some((one) => one === target);
    const checks = isOurs && rules.checksInBrowser ? this.#reader.read(name) : [];
    // Another control of the same field may be wrong still.
    const check = checks.find((one) => violationOf(one, rules)) ?? null;
    const [added] = findAdded(this.#context, (one) => one === name, name);
    this.#store.send({ type: 'field-checked', name, check, added, isLeft });
  }

  /** Loads the view, which a failed attempt needs. */
  touched(): void {
    this.#summary.load();
  }

  fieldHidden(name: string): void {
    this.#store.send({ type: 'fields-hidden', names: [name] });
  }

  fieldsShown(names: readonly string[]): void {
    const { shell, form } = this.#context;
    const labels = names.map((name) => labelTextOf(form, name));
    const text = revealText(labels, this.#context.translate, shell.locale || languageOf(shell));
    if (text !== '') shell.announce(text);
  }

  formReset(): void {
    this.#store.send({ type: 'form-reset' });
  }

  pageReturned(isRestored: boolean): void {
    if (isRestored) this.formReset();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #createContext(parts: AttemptParts): AttemptContext {
    const { shell, definition } = parts;
    return {
      ...parts,
      translate: createFormTexts(shell, definition.texts),
      notice: createNotice(shell.shadowRoot as ShadowRoot),
      state: () => this.#store.state,
      send: (action) => this.#store.send(action),
      runBrowserChecks: (goal) => this.#runBrowserChecks(goal),
      request: (goal) => this.#request(goal),
    };
  }

  /** Starts the feature on the present form. Returns the functions that restore it. */
  #start(): readonly (() => void)[] {
    const { shell, form, undoLog, notice } = this.#context;
    const store = this.#store;
    // The browser's own bubbles would stop a submit before the errors can be shown.
    if (formAttribute(form.element, 'novalidate') === null)
      undoLog.setAttribute(form.element, 'novalidate', '');
    this.#effects.errors.list = this.#summary;
    const stopShowing = store.subscribe(() => {
      const isBusy = store.state.phase !== 'idle';
      shell.setState('busy', isBusy);
      this.#submitter.setBusy(isBusy);
      shell.setState('invalid', store.state.errors.length > 0);
      if (store.state.errors.length > 0) this.#summary.load();
    });
    return [
      whenIdle(() => this.#applyFound()),
      () => this.#submitter.stop(),
      () => this.#effects.stop(),
      stopShowing,
      () => ['busy', 'invalid'].forEach((state) => shell.setState(state, false)),
      () => this.#summary.unmount(),
      () => notice.hide(),
      withholdHidden(this.#context),
    ];
  }

  /**
   * Takes over the errors of the server's markup, once: before the first attempt, or in idle time. By then other elements
   * of the page have started, and can reveal a hidden field.
   */
  #applyFound(): void {
    if (this.#hasAppliedFound) return;
    this.#hasAppliedFound = true;
    const { rows, form } = this.#context;
    if (rows?.hasNewerValues) {
      // Errors that the visitor has had: they are marked again, without the focus.
      if (form.hasErrors()) this.#effects.errors.clearServerErrors();
      return this.#store.send({ type: 'errors-kept', errors: rows.errors });
    }
    this.#applyServerErrors();
    this.#markEarly();
  }

  #applyServerErrors(): void {
    const { form } = this.#context;
    const { errors } = this.#effects;
    if (isTokenRefused(form)) {
      errors.clearServerErrors();
      this.#store.send({ type: 'form-token-renewed' });
    } else if (form.hasErrors()) {
      this.#store.send({ type: 'server-errors-found', errors: readServerErrors(form) });
    } else if (systemMessage()) {
      applySmallMessage(this.#context);
    }
  }

  /** Marks the errors of fields that were left before the form started. */
  #markEarly(): void {
    const { form } = this.#context;
    const isLeft = (name: string) => !form.controls(name).some((control) => control.matches(':focus'));
    for (const added of findAdded(this.#context, (name) => isLeft(name) && !this.#rules.isHidden(name)))
      this.#store.send({ type: 'field-checked', name: added.name, check: null, added, isLeft: true });
  }

  #request(goal: AttemptGoal): void {
    writePhoneNumbers(this.#context.form.element);
    this.#store.send({ type: 'goal-requested', goal, ...this.#runBrowserChecks(goal) });
  }

  /** Returns true if the form is sent by the event that is being dispatched, without an answer to wait for. */
  #goesOnNow(goal: AttemptGoal): boolean {
    const { state } = this.#store;
    if (state.phase !== 'idle' || this.#rules.checksOnServer) return false;
    if (this.#rules.hasBotCheck && !state.isBotCheckWaived) return false;
    return foundInBrowser(this.#runBrowserChecks(goal), goal, this.#rules).length === 0;
  }

  #runBrowserChecks(goal: AttemptGoal): BrowserFindings {
    const { paging, form } = this.#context;
    const isChecked = (name: string) =>
      (goal.type !== 'page' || (paging?.pageOf(name) ?? 0) === goal.from) &&
      !this.#rules.isHidden(name) &&
      !form.markup?.isOnOtherPage(name);
    return { checks: this.#reader.readAll(isChecked), added: findAdded(this.#context, isChecked) };
  }
}
