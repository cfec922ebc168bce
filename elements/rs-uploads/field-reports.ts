import type { Translate } from '../../shared/i18n/texts.js';
import { shownName } from '../../shared/uploads/check-files.model.js';
import { describeBytes } from '../../shared/uploads/describe-bytes.model.js';
import type { Problem } from './files/find-problem.js';
import type { InputGroup } from './inputs/input-group.dom.js';
import { joinTexts } from './join-texts.js';
import { createMessage, type Message } from './message.dom.js';
import type { UploadsHost } from './rs-uploads.host.js';
import type { Gain } from './smaller-pictures.js';

interface FieldReportsContext {
  readonly host: UploadsHost;
  readonly group: InputGroup;
  readonly translate: Translate;
  readonly language: string;
  /** Returns the first problem of the field, as of now. */
  readonly findProblem: () => Problem | null;
}

/** Keys of the problems that no row of the list shows. */
const problemsOfAll: ReadonlySet<string> = new Set([
  'COM_RSFORM_MAXFILES_REQUIRED',
  'uploads.too-large-together',
  'uploads.form-too-large',
]);

/** Reports about the files of a field after a change: a message on the page, and an announcement. */
export class FieldReports {
  readonly #context: FieldReportsContext;
  readonly #message: Message;

  constructor(context: FieldReportsContext) {
    this.#context = context;
    this.#message = createMessage(context.host);
  }

  /** Reports files that were picked in the browser's dialog. */
  picked(): void {
    this.#report([], [this.#count, this.#problem]);
  }

  /** Reports files that were dropped, pasted or photographed. */
  taken(count: number, leftOver: number, hasFolder: boolean): void {
    const { translate } = this.#context;
    const notes = [
      hasFolder ? translate('uploads.folder') : '',
      leftOver > 0 ? translate('uploads.no-room', leftOver) : '',
    ];
    this.#report(notes, count > leftOver ? [...notes, this.#count, this.#problem] : notes);
  }

  removed(name: string): void {
    this.#report([], [this.#context.translate('uploads.removed', shownName(name)), this.#count]);
  }

  /** Reports pictures that were made smaller. */
  shrunk({ before, after }: Gain): void {
    const { language, translate } = this.#context;
    const sizes = [after, before].map((bytes) => describeBytes(bytes, language));
    this.#report([], [translate('uploads.shrunk', ...sizes), this.#problem]);
  }

  clear(): void {
    this.#message.show('');
  }

  stop(): void {
    this.#message.stop();
  }

  /** Shows the notes on the page and announces the words. */
  #report(notes: readonly string[], words: readonly string[]): void {
    const { findProblem, host } = this.#context;
    const problem = findProblem();
    this.#message.show(joinTexts([...notes, problem && problemsOfAll.has(problem.key) ? problem.text : '']));
    const said = joinTexts(words);
    if (said !== '') host.announce(said);
  }

  get #count(): string {
    return this.#context.translate('uploads.count', this.#context.group.files.length);
  }

  get #problem(): string {
    return this.#context.findProblem()?.text ?? '';
  }
}
