import { createStore, type Store } from '../../shared/store/create-store.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { formAttribute } from '../../shared/dom/unclobbered-form.js';
import type { Ledger } from './adapters/ledger.js';
import { createNotice } from './adapters/notice.js';
import type { PlacedCalendar } from './adapters/place-calendars.js';
import { readCheck, readChecks, readServerErrors } from './adapters/read-checks.js';
import type { ServerForm } from './adapters/server-form.js';
import type { AttemptAction } from './contract/attempt.js';
import type { FormDefinition } from './contract/form-definition.js';
import { formTexts } from './contract/texts.js';
import { isFieldHidden, type VisibilityAction, type VisibilityState } from './contract/visibility.js';
import { noAttempt, stepAttempt } from './engine/submitting/step-attempt.js';
import { createBotGuardLoader } from './rs-form.bot-guard-loader.js';
import { createEffects } from './rs-form.effects.js';
import { createFormView } from './rs-form.painting.js';
import type { RsFormElement } from './rs-form.shell.js';
import { formStyles } from './rs-form.styles.js';
import { createSubmitter } from './rs-form.submitter.js';

/** What a form tells its attempts to send. */
export interface Attempts {
  press(event: SubmitEvent): void;
  fieldChanged(name: string, control: Element): void;
  fieldHidden(name: string): void;
  /** The form was reset, or the page came back from the back-forward cache. */
  renew(): void;
  stop(): void;
}

export interface AttemptParts {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  readonly ledger: Ledger;
  readonly visibility: Store<VisibilityState, VisibilityAction>;
  readonly calendars: readonly PlacedCalendar[];
}

/** Everything around an attempt to send: checks, marks, words, the bot check, the submit itself, and the view. */
export function startAttempts(parts: AttemptParts): Attempts {
  const { shell, form, definition, ledger, visibility } = parts;
  const own = definition.texts;
  const translate = createTexts({ host: shell, catalogues: [formTexts], own, locale: shell.locale });
  const isShown = (name: string) => !isFieldHidden(visibility.state, name);
  const rules = {
    checksInBrowser: definition.validation.includes('browser'),
    hasBotCheck: definition.botCheck !== null,
  };
  const send = (action: AttemptAction) => store.send(action);
  const botGuard = createBotGuardLoader(shell, definition);
  const submitter = createSubmitter({
    shell,
    form,
    send,
    checks: () => readChecks(form, isShown),
    state: () => store.state,
  });
  shell.adoptChrome([baseStyles, formStyles]);
  const notice = createNotice(shell.shadowRoot as ShadowRoot);
  const effects = createEffects({ ...parts, translate, notice, botGuard, submitter, send });
  const store = createStore({
    initial: noAttempt,
    step: (state, action: AttemptAction) => stepAttempt(state, action, rules),
    run: effects.run,
    onError: (error) => shell.report(error),
  });

  // The browser's own bubbles would stop a submit before we can say what is wrong.
  if (formAttribute(form.form, 'novalidate') === null) ledger.setAttribute(form.form, 'novalidate', '');
  const stopPainting = createFormView({ ...parts, attempts: store, ownTexts: own, textOf: effects.textOf });
  const stopShowing = store.subscribe(() => {
    shell.setState('busy', store.state.phase !== 'idle');
    shell.setState('invalid', store.state.errors.length > 0);
  });
  botGuard?.prepare();
  send({ type: 'server-errors-found', errors: readServerErrors(form) });

  return {
    press: submitter.press,
    fieldChanged(name, target) {
      const control = form.controls(name).find((one) => one === target);
      send({ type: 'field-checked', name, check: control ? readCheck(name, control) : null });
    },
    fieldHidden: (name) => send({ type: 'fields-hidden', names: [name] }),
    renew: () => send({ type: 'form-renewed' }),
    stop() {
      submitter.stop();
      stopShowing();
      stopPainting();
      botGuard?.stop();
      notice.hide();
    },
  };
}
