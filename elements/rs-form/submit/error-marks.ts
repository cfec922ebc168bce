import { errorBoxText, unmarkServerErrors, writeError } from '../checks/errors.dom.js';
import { findPlace, reachPlace, readAuthoredWords, targetOf } from '../checks/places.dom.js';
import type { FieldError, FormPlace } from '../checks/violation.model.js';
import { classesOf, type LayoutClasses } from '../definition/layouts.model.js';
import { errorWordsOf, labelTextOf } from '../markup/field-parts.dom.js';
import { scrollToView } from '../../../shared/dom/scroll-to-view.js';
import { messageBox } from '../markup/server-form.dom.js';
import type { AttemptContext } from './attempt-context.js';
import type { EffectOf } from './attempt.model.js';

/** Errors of a form as a visitor gets them: marked at their fields, announced, focused. */
export class ErrorMarks {
  readonly #context: AttemptContext;
  readonly #classes: LayoutClasses;
  /** The author's own message for each field that has one: read before the first error is marked. */
  #authored: ReadonlyMap<string, string> | undefined;
  /** Errors of the attempt that the next focus reaches. */
  #unsaid: readonly FieldError[] = [];
  /** Moves the focus to the list of errors; false while there is none. */
  focusList = (): boolean => false;

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

  /** Returns the title of a list of errors. The words of the server's own box stand in the box. */
  readonly titleOf = (count: number): string => this.#context.translate('rs-form.errors', count);

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
    // Hidden where it is the only message: the form's own notice says the same, and what can be done.
    if (box && box.querySelectorAll('.alert, joomla-alert').length < 2) undoLog.setShown(box, false);
  }

  /** Returns the title of a list of errors and its lines, as one text. */
  wordsOf(errors: readonly FieldError[]): string {
    const { form } = this.#context;
    const lines = errors.map((error) =>
      error.name === '' ? this.textOf(error) : `${labelTextOf(form, error.name)}: ${this.textOf(error)}`,
    );
    return [this.titleOf(errors.length), ...lines].join(' ');
  }

  /** Announces errors with the next focus, which reads the rest: the list all of them, a field its own. */
  announce({ errors }: EffectOf<'announce-errors'>): void {
    this.#unsaid = errors;
  }

  focus({ origin, first, componentId }: EffectOf<'focus-errors'>): void {
    const { shell, form, paging } = this.#context;
    const place = { name: first, componentId };
    const wanted = shell.focusOnError || (origin === 'browser' ? 'list' : 'field');
    if (wanted === 'list' && this.focusList()) return this.#scrollTo(place);
    this.#announceTitle(place);
    reachPlace(form, paging, place, (isThere) => {
      if (isThere || (wanted === 'field' && this.focusList())) this.#scrollTo(place);
    });
  }

  /** Announces how many errors there are, and those that no focus will read. */
  #announceTitle(first: FormPlace): void {
    const { shell, form } = this.#context;
    // A field that has the focus already, after Enter, is not read again.
    const isThere = targetOf(form, first)?.matches(':focus') ?? false;
    const unread = this.#unsaid.filter(({ name }) => name === '' || (isThere && name === first.name));
    const texts = [errorBoxText(form) ?? '', this.titleOf(this.#unsaid.length), ...unread.map(this.textOf)];
    shell.announce(texts.join(' ').trim(), 'assertive');
  }

  #scrollTo(place: FormPlace): void {
    const { shell, form } = this.#context;
    const block = shell.scrollToError ? findPlace(form, place).block : null;
    if (block) scrollToView(block);
  }
}
