import type { FieldCheck, FieldError, ValidityFlag } from '../../contract/attempt.js';
import type { FieldControl, ServerForm } from '../form/server-form.js';
import { serverNames } from '../form/server-names.js';

/** What the browser says of every control of the fields that are on show, in document order. */
export function readChecks(form: ServerForm, isShown: (name: string) => boolean): readonly FieldCheck[] {
  return form.names
    .filter(isShown)
    .flatMap((name) => form.controls(name).map((control) => readCheck(name, control)));
}

/** What the browser says of one control. */
export function readCheck(name: string, control: FieldControl): FieldCheck {
  const flag = control.disabled ? null : (validityFlags.find((one) => control.validity[one]) ?? null);
  return { name, type: control.type, flag, bound: flag ? boundOf(control, flag) : '' };
}

/** The errors that the server marked in a form that it sent back. */
export function readServerErrors(form: ServerForm): readonly FieldError[] {
  return form.names.flatMap((name) => {
    const element = form.errorElement(name);
    if (!element?.classList.contains(serverNames.errorShown)) return [];
    return [{ name, text: { message: element.textContent.trim() } }];
  });
}

const validityFlags: readonly ValidityFlag[] = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'tooShort',
  'tooLong',
  'customError',
];

const boundAttributes: ReadonlyMap<ValidityFlag, string> = new Map<ValidityFlag, string>([
  ['rangeUnderflow', 'min'],
  ['rangeOverflow', 'max'],
  ['stepMismatch', 'step'],
  ['tooShort', 'minlength'],
  ['tooLong', 'maxlength'],
]);

function boundOf(control: FieldControl, flag: ValidityFlag): string {
  const attribute = boundAttributes.get(flag);
  return (attribute && control.getAttribute(attribute)) ?? '';
}
