import type { FormSession } from '../form/rs-form.session.js';
import { isKept } from './draft.model.js';
import { candidateOf, findDraftFields, type DraftField } from './fields.dom.js';

/** Fields of a form that a draft may have. */
export class KeptFields {
  readonly #session: FormSession;
  /** The controls that a draft never keeps. */
  readonly #excluded: WeakSet<Element>;

  constructor(session: FormSession) {
    this.#session = session;
    // A "show password" button changes the type to text. Fields that may not be kept at the start stay excluded.
    const excluded = this.#all().filter((field) => !mayBeKept(field));
    this.#excluded = new WeakSet(excluded.map(({ controls: [first] }) => first));
  }

  /** Returns the fields that may be kept, as the page has them now. */
  read(): readonly DraftField[] {
    return this.#all().filter((field) => !this.#excluded.has(field.controls[0]) && mayBeKept(field));
  }

  /** A total is computed from its operands. A password may be shown as text meanwhile. */
  #all(): readonly DraftField[] {
    const { form, definition, sentInputs } = this.#session;
    const { calculations, fields } = definition;
    const cards = fields.filter(({ mask }) => mask === 'card');
    const left = new Set([...calculations.map(({ target }) => target), ...cards.map(({ name }) => name)]);
    const wasPassword = ({ controls }: DraftField) =>
      controls.some((control) => control instanceof HTMLInputElement && sentInputs.has(control));
    return findDraftFields(form).filter((field) => !left.has(field.name) && !wasPassword(field));
  }
}

function mayBeKept(field: DraftField): boolean {
  return isKept(candidateOf(field));
}
