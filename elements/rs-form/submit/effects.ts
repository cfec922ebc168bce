import {
  clearError,
  errorBoxText,
  showErrorBox,
  unmarkServerErrors,
  writeError,
} from '../checks/errors.dom.js';
import { findPlace, reachPlace, readAuthoredWords } from '../checks/places.dom.js';
import type { FieldError, FormPlace } from '../checks/violation.model.js';
import { classesOf, type LayoutClasses } from '../definition/layouts.model.js';
import { RsFormSubmitFailedEvent, RsFormValidatedEvent } from '../form/attempt.events.js';
import { scrollToView } from '../markup/scroll.dom.js';
import { AnswerEffects } from './answer-effects.js';
import type { AttemptEffect, AttemptGoal } from './attempt.model.js';
import type { AttemptTools } from './attempt-tools.js';
import { errorWordsOf, labelTextOf } from '../markup/field-parts.dom.js';
import { hideSystemMessage } from './site-message.dom.js';
import { runCallbacks } from '../form/run-callbacks.js';

/** The words that stand in the page already. */
export interface SummaryWords {
  /** The words of an error, the same everywhere. */
  textOf(error: FieldError): string;
  /** The words of the server's own box of errors; empty where it rendered none. */
  readBoxText(): string;
  /** The title of the list of so many errors. */
  titleOf(count: number): string;
}

type Effect<Type extends AttemptEffect['type']> = Extract<AttemptEffect, { readonly type: Type }>;

/** Does in the world what the engine decided. */
export class Effects {
  readonly words: SummaryWords;
  readonly #tools: AttemptTools;
  readonly #classes: LayoutClasses;
  readonly #answers: AnswerEffects;
  /** Moves the focus to the list of errors; false while there is none. */
  focusErrorList = (): boolean => false;

  constructor(tools: AttemptTools) {
    const { form, paging, definition, translate } = tools;
    this.#tools = tools;
    this.#classes = paging?.classes ?? classesOf(definition.layout);
    this.#answers = new AnswerEffects(tools);
    const authored = readAuthoredWords(form, definition.fields);
    this.words = {
      textOf: ({ name, text }) =>
        'message' in text ? text.message : (authored.get(name) ?? translate(text.key, ...text.values)),
      readBoxText: () => errorBoxText(form) ?? '',
      titleOf: (count) => errorBoxText(form) || translate('rs-form.errors', count),
    };
  }

  run(effect: AttemptEffect): void {
    if (!this.#runMark(effect) && !this.#runSubmit(effect)) this.#answers.run(effect);
  }

  /** Takes away what the server says of a form that nothing is wrong with: its marks, and its words for the page. */
  unmarkAll(): void {
    const { form, undoLog } = this.#tools;
    unmarkServerErrors(form, undoLog, this.#classes);
    for (const words of errorWordsOf(form)) undoLog.setShown(words, false);
    hideSystemMessage(undoLog);
  }

  stop(): void {
    this.#answers.stop();
  }

  /** What a visitor sees and hears of errors; answers whether the effect is one of these. */
  #runMark(effect: AttemptEffect): boolean {
    const { form, undoLog, paging } = this.#tools;
    switch (effect.type) {
      case 'mark-field':
        return done(this.#mark(effect));
      case 'clear-field':
        return done(clearError(form, undoLog, this.#classes, effect));
      case 'announce-errors':
        return done(this.#announce(effect));
      case 'focus-errors':
        return done(this.#focus(effect));
      case 'show-error-box':
        return done(showErrorBox(form, undoLog, effect.isShown));
      case 'show-page':
        return done(paging?.show(effect.page, effect.reason));
      default:
        return false;
    }
  }

  /** What happens to the submit itself; answers whether the effect is one of these. */
  #runSubmit(effect: AttemptEffect): boolean {
    const { shell, submitter, notice } = this.#tools;
    switch (effect.type) {
      case 'tell-validated':
        return done(this.#tellValidated(effect.goal, effect.errors));
      case 'tell-failed':
        return done(this.#tellFailed(effect));
      case 'disable-buttons':
        return done(shell.disableOnSubmit && submitter.setButtons(true));
      case 'enable-buttons':
        return done(submitter.setButtons(false));
      case 'let-leave':
        return done(submitter.letLeave(effect.attempt));
      case 'submit-by-script':
        return done(submitter.submitByScript(effect.attempt));
      case 'show-sending':
        return done(this.#showSending());
      case 'hide-notice':
        return done(notice.hide());
      default:
        return false;
    }
  }

  #mark({ error }: Effect<'mark-field'>): void {
    const { form, undoLog } = this.#tools;
    writeError(form, undoLog, this.#classes, { ...error, message: this.words.textOf(error) });
  }

  #announce({ errors }: Effect<'announce-errors'>): void {
    const { shell, form, translate } = this.#tools;
    const { textOf, readBoxText } = this.words;
    const lines = errors.map((error) =>
      error.name === '' ? textOf(error) : `${labelTextOf(form, error.name)}: ${textOf(error)}`,
    );
    shell.announce(
      [readBoxText(), translate('rs-form.errors', errors.length), ...lines].join(' '),
      'assertive',
    );
  }

  #focus({ origin, first, componentId }: Effect<'focus-errors'>): void {
    const { shell, form, paging } = this.#tools;
    const place = { name: first, componentId };
    const wanted = shell.focusOnError || (origin === 'browser' ? 'list' : 'field');
    if (wanted === 'list' && this.focusErrorList()) return this.#scrollTo(place);
    reachPlace(form, paging, place, (isThere) => {
      if (isThere || (wanted === 'field' && this.focusErrorList())) this.#scrollTo(place);
    });
  }

  #scrollTo(place: FormPlace): void {
    const { shell, form } = this.#tools;
    const block = shell.scrollToError ? findPlace(form, place).block : null;
    if (block) scrollToView(block);
  }

  #showSending(): void {
    const { shell, notice, translate } = this.#tools;
    shell.announce(translate('rs-form.sending'));
    notice.showText(translate('rs-form.sending'));
  }

  #tellFailed({ kind, status }: Effect<'tell-failed'>): void {
    const { shell, form } = this.#tools;
    const { formId } = form;
    shell.dispatchEvent(new RsFormSubmitFailedEvent({ formId, kind, status: status ?? null }));
  }

  #tellValidated(goal: AttemptGoal, errors: readonly FieldError[]): void {
    const { shell, form } = this.#tools;
    const invalidFields = errors.map(({ name }) => name).filter((name) => name !== '');
    const isValid = errors.length === 0;
    const page = goal.type === 'page' ? goal.from : null;
    shell.dispatchEvent(new RsFormValidatedEvent({ formId: form.formId, page, isValid, invalidFields }));
    const outcome =
      page === null
        ? (['afterValidationSuccess', 'afterValidationFailed'] as const)
        : (['nextPageSuccess', 'nextPageFailed'] as const);
    runCallbacks(shell, outcome[isValid ? 0 : 1], page);
  }
}

/** The effect was one of these, whatever it answered. */
function done(_outcome: unknown): true {
  return true;
}
