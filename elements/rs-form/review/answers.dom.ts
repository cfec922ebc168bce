import { labelText, wordsOf } from '../../../shared/dom/label-text.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import { controlValue, fieldWidget } from '../definition/types.model.js';
import { isKept } from '../drafts/draft.model.js';
import { candidateOf } from '../drafts/fields.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { isBlockHidden } from '../markup/field-parts.dom.js';
import { withoutColon } from '../markup/without-colon.model.js';
import { wordsOfAnswer } from './answer-words.dom.js';

/** Question of a form, and the visitor's answer. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  /** Words of the answer as the visitor sees them; none for a question without an answer. */
  readonly values: readonly string[];
  /** Page of the field, 0-based. */
  readonly page: number;
  /** False for a total and a read-only text. */
  readonly canChange: boolean;
}

/**
 * Reads the answer of a field. Null for hidden inputs, passwords, codes, cards, tokens, fields for bots, and for a field that
 * a condition or the page hides.
 */
export function readAnswer(session: FormSession, name: string): Answer | null {
  const { form, visibility, pages, definition, contributions } = session;
  if (isFieldHidden(visibility.state, name)) return null;
  if (definition.fields.some((field) => field.name === name && field.mask === 'card')) return null;
  const controls = form.controls(name).filter((control) => isShown(session, control));
  const [first] = controls;
  if (!first || isBlockHidden(form, name)) return null;
  const label = questionOf(form, name, first);
  const canChange = !isFixed(session, name, controls);
  const masks = contributions.find((feature) => feature.masks);
  return {
    name,
    label,
    values: wordsOfAnswer(controls, label, (control) => masks?.shownOf(control) ?? control.value),
    page: pages.paging?.pageOf(name) ?? 0,
    canChange,
  };
}

/** Returns true for a control whose value is the visitor's and may be shown. */
function isShown({ sentInputs }: FormSession, control: FieldControl): boolean {
  const { type, name } = control;
  if (!controlTraits(type).isSeen || controlValue(type) === 'none' || type === 'password') return false;
  const isInput = control instanceof HTMLInputElement;
  if (isInput && sentInputs.has(control)) return false;
  // A text that no key leads to is for bots, as long as it is empty.
  if (isInput && control.tabIndex < 0 && controlValue(type) === 'text' && control.value === '') return false;
  const candidate = candidateOf({ key: '', name, controls: [control] });
  // Files and read-only texts are no secrets.
  return isKept({ ...candidate, type: 'text', isReadOnly: false });
}

/** Returns the label of a field, or other words that name its first control, without a colon at the end. */
function questionOf(form: ServerForm, name: string, first: FieldControl): string {
  // To find labels is slow in a large form.
  const [label] = form.labels(name);
  const placeholder = 'placeholder' in first ? first.placeholder : '';
  const words = label ? (form.markup?.labelText(label) ?? wordsOf(label)) : labelText(first) || placeholder;
  return withoutColon(words || name);
}

/** Returns true for a total, and for a text that is read-only and has no picker. */
function isFixed({ definition }: FormSession, name: string, controls: readonly FieldControl[]): boolean {
  if (definition.calculations.some(({ target }) => target === name)) return true;
  const field = definition.fields.find((one) => one.name === name);
  const isReadOnly = controls.every((control) => 'readOnly' in control && control.readOnly);
  return isReadOnly && !(field && fieldWidget(field));
}
