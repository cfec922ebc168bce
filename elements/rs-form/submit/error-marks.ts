import {
  bareErrorWords,
  errorBoxText,
  serverSentence,
  showErrorBox,
  unmarkServerErrors,
  writeError,
} from '../checks/errors.dom.js';
import { findPlace, reachPlace, readAuthoredWords, targetOf } from '../checks/places.dom.js';
import type { FieldError, FormPlace } from '../checks/violation.model.js';
import { classesOf, type LayoutClasses } from '../definition/layouts.model.js';
import { errorWordsOf, labelTextOf } from '../markup/field-parts.dom.js';
import { scrollToView } from '../../../shared/dom/scroll-to-view.js';
import { messageBox } from '../markup/server-form.dom.js';
import type { AttemptContext } from './attempt-context.js';
import type { EffectOf } from './attempt.model.js';

/** The list of errors as the focus needs it. */
export interface ErrorListPlace {
  /** Shows the list and moves the focus to it, or to its place while the view loads. Returns false if the view is lost. */
  focus(): boolean;
  /** Shows the list without the focus, or hides it. Returns false if the view is lost. */
  show(isShown: boolean): boolean;
}

/** Errors of a form as a visitor gets them: marked at their fields, announced, focused. */
export class ErrorMarks {
  readonly #context: AttemptContext;
  readonly #classes: LayoutClasses;
  /** The author's own message for each field that has one: read before the first error is marked. */
  #authored: ReadonlyMap<string, string> | undefined;
  /** Errors of the attempt that the next focus reaches. */
  #unsaid: readonly FieldError[] = [];
  #hasList = false;
  /** The list of errors, once it may be loaded. */
  list: ErrorListPlace = { focus: () => false, show: () => false };

  constructor(context: AttemptContext) {
    const { form, paging, definition } = context;
    this.#context = context;
    this.#classes = form.markup?.classes ?? paging?.classes ?? classesOf(definition.layout);
  }

  /** Returns the message of an error, the same everywhere. */
  readonly textOf = ({ name, text }: FieldError): string => {
    const { form, definition } = this.#context;
    this.#authored ??= readAuthoredWords(form, definition.fields);
    if ('message' in text) return text.message;
    return this.#authored.get(name) ?? this.#context.translate(text.key, ...text.values);
  };

  /** Returns the line of an error in the list: the label of its field, and its message. */
  readonly lineOf = (error: FieldError): string => {
    const { form, translate } = this.#context;
    const words = this.textOf(error);
    if (error.name === '') return words;
    const label = labelTextOf(form, error.name).trimEnd().replace(/:$/, '');
    return translate(
      /[?!.…؟]$/.test(label) ? 'rs-form.error-link-after' : 'rs-form.error-link',
      label,
      words,
    );
  };

  /** Returns the server's sentence about errors, which the list has in place of the server's own box. */
  readonly sentence = (): string => serverSentence(this.#context.form);

  mark({ error }: EffectOf<'mark-field'>): void {
    const { form, undoLog } = this.#context;
    writeError(form, undoLog, this.#classes, error, this.textOf(error));
  }

  clear(effect: EffectOf<'clear-field'>): void {
    const { form, undoLog } = this.#context;
    writeError(form, undoLog, this.#classes, effect, null);
  }

  /** Removes the server's marks and its message for the page. */
  clearServerErrors(): void {
    const { form, undoLog } = this.#context;
    unmarkServerErrors(form, undoLog, this.#classes);
    for (const words of errorWordsOf(form)) undoLog.setShown(words, false);
    const box = messageBox();
    // Hidden if it is the only message: the form's notice has the same text, with a remedy.
    if (box && box.querySelectorAll('.alert, joomla-alert').length < 2) undoLog.setShown(box, false);
  }

  /** Returns the title of a list of errors, the server's sentence and the lines, as one text. */
  wordsOf(errors: readonly FieldError[]): string {
    const words = [this.#titleOf(errors.length), this.sentence(), ...errors.map(this.lineOf)];
    return words.filter((one) => one !== '').join(' ');
  }

  /** Shows the server's own box of errors, unless the list has its words. */
  showBox(isShown: boolean): void {
    const { form, undoLog } = this.#context;
    showErrorBox(form, undoLog, isShown && !this.#hasList);
  }

  /** Called when the list is shown, or is no longer: the server's own words are in its place. */
  listShown(isThere: boolean): void {
    const { form, undoLog } = this.#context;
    this.#hasList = isThere;
    showErrorBox(form, undoLog, !isThere);
    for (const words of bareErrorWords(form)) undoLog.setShown(words, !isThere);
  }

  /** Announces errors with the next focus, which reads the rest: the list all of them, a field its own. */
  announce({ errors }: EffectOf<'announce-errors'>): void {
    this.#unsaid = errors;
  }

  focus({ origin, first, componentId }: EffectOf<'focus-errors'>): void {
    const { form, paging } = this.#context;
    const place = { name: first, componentId };
    const wantsList = this.#wantsList(origin);
    if (wantsList && this.#focusList()) return;
    const isShown = this.#isFieldWanted && this.list.show(true);
    if (!isShown) this.list.show(false);
    if (isShown || this.#hasList) this.listShown(isShown);
    this.#announceTitle(place);
    reachPlace(form, paging, place, (isThere) => {
      if (isThere || (!wantsList && this.#focusList())) this.#scrollTo(place);
    });
  }

  #focusList(): boolean {
    const isThere = this.list.focus();
    if (isThere) this.listShown(true);
    return isThere;
  }

  /** True if the author wants the focus on the field. */
  get #isFieldWanted(): boolean {
    const { focusOnError, scrollToError } = this.#context.shell;
    return focusOnError === 'field' || (scrollToError && focusOnError === '');
  }

  /** Returns true if the list gets the focus. A single error of the server is read at its field, without a list. */
  #wantsList(origin: 'browser' | 'server'): boolean {
    if (this.#isFieldWanted) return false;
    return this.#context.shell.focusOnError === 'list' || origin === 'browser' || this.#unsaid.length > 1;
  }

  /** Returns the title of a list of errors. */
  #titleOf(count: number): string {
    return this.#context.translate('rs-form.errors', count);
  }

  /** Announces how many errors there are, and those that no focus will read. */
  #announceTitle(first: FormPlace): void {
    const { shell, form } = this.#context;
    // A field that has the focus already, after Enter, is not read again.
    const isThere = targetOf(form, first)?.matches(':focus') ?? false;
    const unread = this.#unsaid.filter(({ name }) => name === '' || (isThere && name === first.name));
    const texts = [errorBoxText(form) ?? '', this.#titleOf(this.#unsaid.length), ...unread.map(this.textOf)];
    shell.announce(texts.join(' ').trim(), 'assertive');
  }

  #scrollTo(place: FormPlace): void {
    const { shell, form } = this.#context;
    const block = shell.scrollToError ? findPlace(form, place).block : null;
    if (block) scrollToView(block);
  }
}
