import { createStore } from '../../../shared/store/create-store.js';
import { baseStyles } from '../../../shared/styles/base.styles.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { formAttribute } from '../../../shared/dom/unclobbered-form.js';
import { createNotice } from './notice.dom.js';
import { readCheck, readChecks, readServerErrors } from '../checks/checks.dom.js';
import type { AttemptAction, AttemptGoal, AttemptState } from './attempt.model.js';
import { revealTexts } from '../conditions/texts.model.js';
import { formTexts } from './texts.model.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { noAttempt, type AttemptRules, stepAttempt } from './step-attempt.model.js';
import { revealText } from '../conditions/shown-text.dom.js';
import { isTokenRefused } from '../csrf-token/token.dom.js';
import { createBotGuardLoader } from '../bot-check/bot-guard-loader.js';
import { createEffects } from './effects.js';
import { createFormView } from './view-model.js';
import type { FormSession, Paging } from '../form/rs-form.session.js';
import { formStyles } from '../form/rs-form.styles.js';
import { createSubmitter } from './submitter.js';

/** What a form tells its attempts to send. */
export interface Attempts {
  press(event: SubmitEvent): void;
  /** Checks for a goal and does what follows; answers whether the goal was reached. */
  reach(goal: AttemptGoal): Promise<boolean>;
  fieldChanged(name: string, control: Element): void;
  fieldHidden(name: string): void;
  fieldsShown(names: readonly string[]): void;
  /** The form was reset, or the page came back from the back-forward cache. */
  renew(): void;
  stop(): void;
}

export interface AttemptParts extends FormSession {
  readonly paging: Paging | null;
}

/** Everything around an attempt to send: checks, marks, words, the bot check, the submit itself, and the view. */
export function startAttempts(parts: AttemptParts): Attempts {
  const { shell, form, definition, undoLog, paging } = parts;
  const own = definition.texts;
  const catalogues = [formTexts, revealTexts];
  const translate = createTexts({ host: shell, catalogues, own, locale: shell.locale });
  const rules = rulesOf(parts);
  const send = (action: AttemptAction) => store.send(action);
  const want = (goal: AttemptGoal) => send({ type: 'goal-wanted', goal, checks: checksOf(parts, goal) });
  const botGuard = createBotGuardLoader(shell, definition);
  const submitter = createSubmitter({
    shell,
    form,
    send,
    want: () => want({ type: 'submit' }),
    turnInstead(button) {
      if (!paging || !button || paging.current === paging.last) return false;
      const isLater = pageOfButton(parts, button) > paging.current;
      if (isLater) want({ type: 'page', from: paging.current, to: paging.current + 1 });
      return isLater;
    },
    state: () => store.state,
  });
  shell.adoptChrome([baseStyles, formStyles]);
  const notice = createNotice(shell.shadowRoot as ShadowRoot);
  const effects = createEffects({ ...parts, translate, notice, botGuard, submitter, send, want });
  const store = createStore({
    initial: noAttempt,
    step: (state: AttemptState, action: AttemptAction) => stepAttempt(state, action, rules),
    run: effects.run,
    onError: (error) => shell.report(error),
  });

  // The browser's own bubbles would stop a submit before we can say what is wrong.
  if (formAttribute(form.element, 'novalidate') === null)
    undoLog.setAttribute(form.element, 'novalidate', '');
  const stopPainting = createFormView({
    ...parts,
    attempts: store,
    ownTexts: own,
    textOf: effects.textOf,
    readBoxText: effects.readBoxText,
  });
  const stopShowing = store.subscribe(() => {
    shell.setState('busy', store.state.phase !== 'idle');
    shell.setState('invalid', store.state.errors.length > 0);
  });
  botGuard?.prepare();
  if (isTokenRefused(form)) {
    effects.unmarkAll();
    send({ type: 'form-token-renewed' });
  } else {
    send({ type: 'server-errors-found', errors: readServerErrors(form) });
  }

  function settled(): Promise<void> {
    if (store.state.phase !== 'asking-server') return Promise.resolve();
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (store.state.phase === 'asking-server') return;
        stop();
        resolve();
      });
    });
  }

  return {
    press: submitter.press,
    async reach(goal) {
      if (store.state.phase !== 'idle') return false;
      want(goal);
      await settled();
      // The wanted page may be left out by conditions: then the next one is shown.
      if (goal.type === 'page') return paging !== null && paging.current !== goal.from;
      return store.state.errors.length === 0 && store.state.failure === null;
    },
    fieldChanged(name, target) {
      const control = form.controls(name).find((one) => one === target);
      send({ type: 'field-checked', name, check: control ? readCheck(name, control) : null });
    },
    fieldHidden: (name) => send({ type: 'fields-hidden', names: [name] }),
    fieldsShown: (names) => shell.announce(revealText(names.map(form.labelText), translate)),
    renew: () => send({ type: 'form-renewed' }),
    stop() {
      submitter.stop();
      effects.stop();
      stopShowing();
      stopPainting();
      botGuard?.stop();
      notice.hide();
    },
  };
}

function rulesOf({ definition, form, paging }: AttemptParts): AttemptRules {
  const places = new Map(form.names.map((name, index) => [name, index]));
  return {
    checksInBrowser: definition.validation.includes('browser'),
    checksOnServer: definition.validation.includes('server'),
    hasBotCheck: definition.botCheck !== null,
    positionOf: (name) => places.get(name) ?? Infinity,
    pageOf: (name) => paging?.pageOf(name) ?? 0,
  };
}

/** The browser's verdicts on the goal's fields that are on show. */
function checksOf({ form, visibility, paging }: AttemptParts, goal: AttemptGoal) {
  return readChecks(form, (name) => {
    const isOfGoal = goal.type !== 'page' || paging?.pageOf(name) === goal.from;
    return isOfGoal && !isFieldHidden(visibility.state, name);
  });
}

function pageOfButton({ form, paging }: AttemptParts, button: HTMLElement): number {
  const name = form.names.find((one) => form.controls(one).some((control) => control === button));
  return name === undefined ? 0 : (paging?.pageOf(name) ?? 0);
}
