import { formElements, listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { isSubmitButton, type FieldControl, type ServerForm } from '../markup/server-form.dom.js';
import { errorShownClass } from '../markup/server-names.model.js';
import type { FieldCheck, FieldError, ValidityFlag } from './violation.model.js';
import { errorElementOf } from '../markup/field-parts.dom.js';

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
    const element = errorElementOf(form, name);
    if (!element?.classList.contains(errorShownClass)) return [];
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

/**
 * Tells when the browser itself finds a press on a submit button's form invalid: it then stops the press, and says
 * why in words of its own. Whoever takes the press answers true, and the browser says nothing.
 */
export function watchRefusals(form: HTMLFormElement, take: (submitter: HTMLElement) => boolean): () => void {
  const document = form.ownerDocument;
  let pressed: HTMLElement | undefined;

  function remember({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button, input');
    if (!button || !isSubmitButton(button) || !formElements(form).includes(button)) return;
    pressed = button;
    // The browser looks at the fields right after the click; a script that asks later is none of ours.
    setTimeout(() => (pressed = undefined));
  }

  document.addEventListener('click', remember, true);
  const stop = listenToForm(
    form,
    'invalid',
    (event) => {
      if (pressed && take(pressed)) event.preventDefault();
    },
    { capture: true },
  );
  return () => {
    document.removeEventListener('click', remember, true);
    stop();
  };
}
