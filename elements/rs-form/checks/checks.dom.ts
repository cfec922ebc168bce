import { isInIntl } from '../../../shared/i18n/by-intl.model.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/types.model.js';
import { isBlockHidden } from '../markup/field-parts.dom.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { requiredMark } from '../markup/server-names.model.js';
import { readValues } from '../markup/values.dom.js';
import { type FieldCheck, type ValidityFlag, validityFlags } from './violation.model.js';

/** Reads the constraint validation state (`ValidityState`) of fields. */
export class CheckReader {
  readonly #form: ServerForm;
  readonly #fields: ReadonlyMap<string, FieldDefinition>;

  constructor(form: ServerForm, fields: readonly FieldDefinition[]) {
    this.#form = form;
    this.#fields = new Map(fields.map((field) => [field.name, field]));
  }

  /** Of every control of the fields that are wanted, in document order. */
  readAll(isWanted: (name: string) => boolean): readonly FieldCheck[] {
    return this.#form.names.filter(isWanted).flatMap((name) => this.read(name));
  }

  /** Of the controls of one field. A field in a block that the page hides is treated as valid. */
  read(name: string): readonly FieldCheck[] {
    const hasPicker = this.#hasPicker(name);
    const missing = this.#readMissing(name);
    const checks = this.#form.controls(name).map((control) => readCheck(name, control, hasPicker));
    if (missing) checks.push(missing);
    // Read last, and only for an error: after a change of visibility the browser computes all styles for it.
    return checks.some(({ flag }) => flag !== null) && isBlockHidden(this.#form, name) ? [] : checks;
  }

  /** A read-only text may be filled by a picker, which sets its validity. */
  #hasPicker(name: string): boolean {
    const field = this.#fields.get(name);
    return field !== undefined && fieldWidget(field) !== null;
  }

  /** Returns the check of a field that the JSON or the server's markup requires and the browser does not. */
  #readMissing(name: string): FieldCheck | null {
    const field = this.#fields.get(name);
    const controls = this.#form.controls(name);
    const isAsked = field?.required ?? false;
    if (!isAsked && !this.#isMarkedRequired(name)) return null;
    const [first] = controls.filter((control) => canFill(control, field));
    if (!first || readValues(this.#form, name).some((value) => value !== '')) return null;
    return {
      name,
      type: first.type,
      flag: 'valueMissing',
      bound: '',
      askedBy: isAsked ? 'json' : 'mark',
    };
  }

  /** Returns true if the server marks the control, a box around the controls of a group, or the caption. */
  #isMarkedRequired(name: string): boolean {
    const controls = this.#form.controls(name);
    // An editor of the page holds the text and writes it into its hidden textarea when the form is sent.
    if (controls.some(isReplaced)) return false;
    if (controls.some((control) => unclobbered(control).closest('[aria-required="true"]'))) return true;
    return this.#captionsOf(name).some((one) => unclobbered(one).querySelector(requiredMark));
  }

  /** Returns the block that holds the caption, or the labels beside it: for those the browser searches the whole page. */
  #captionsOf(name: string): readonly Element[] {
    const block = this.#form.block(name);
    if (!block) return this.#form.labels(name);
    return unclobbered(block).querySelector('label') ? [block] : [block, ...this.#form.labels(name)];
  }
}

function isReplaced(control: FieldControl): boolean {
  return control.type === 'textarea' && getComputedStyle(control).display === 'none';
}

/** Returns the browser's verdict on one control; none for one that it does not check, such as a disabled one. */
export function readCheck(name: string, control: FieldControl, hasPicker = false): FieldCheck {
  const { type, validity } = control;
  const flags = flagsFor(control, hasPicker);
  const flag = validity.valid ? null : (flags.find((one) => validity[one]) ?? null);
  return {
    name,
    type,
    flag,
    bound: flag ? boundOf(control, flag) : '',
    ...(flag === 'customError' && { words: control.validationMessage }),
  };
}

/** The constraints that count for a control; the browser itself does not check a read-only one. */
function flagsFor(control: FieldControl, hasPicker: boolean): readonly ValidityFlag[] {
  if (control.willValidate) return validityFlags;
  const isPicked = hasPicker && 'readOnly' in control && control.readOnly && !control.matches(':disabled');
  return isPicked ? ['customError'] : [];
}

const boundAttributes: ReadonlyMap<ValidityFlag, string> = new Map<ValidityFlag, string>([
  ['patternMismatch', 'title'],
  ['rangeUnderflow', 'min'],
  ['rangeOverflow', 'max'],
  ['stepMismatch', 'step'],
  ['tooShort', 'minlength'],
  ['tooLong', 'maxlength'],
]);

function boundOf(control: FieldControl, flag: ValidityFlag): string {
  const attribute = boundAttributes.get(flag);
  const written = (attribute && control.getAttribute(attribute)?.trim()) ?? '';
  if (control.type === 'date' && flag.startsWith('range')) return dayIn(written, languageOf(control));
  const isPlainStep = flag === 'stepMismatch' && ['number', 'range'].includes(control.type);
  return written === '' && isPlainStep ? '1' : written;
}

/** A day as people write it; in digits where the browser has no data of the page's language. */
function dayIn(written: string, language: string): string {
  try {
    const dateStyle = !language || isInIntl(language) ? 'long' : undefined;
    const locales = language ? [language, 'es'] : undefined;
    return new Intl.DateTimeFormat(locales, { dateStyle, timeZone: 'UTC' }).format(new Date(written));
  } catch {
    return written;
  }
}

/** Returns true if a visitor can do something about an empty control; one to be read only may have a picker. */
function canFill(control: FieldControl, field: FieldDefinition | undefined): boolean {
  if (control.matches(':disabled') || !controlTraits(control.type).isSeen) return false;
  return !('readOnly' in control && control.readOnly) || (field !== undefined && fieldWidget(field) !== null);
}
