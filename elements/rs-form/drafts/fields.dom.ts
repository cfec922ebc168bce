import { addToList } from '../../../shared/store/add-to-list.model.js';
import { isBox, readControl } from '../markup/control.dom.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { readShownDefault } from '../markup/write-control.dom.js';
import type { DraftCandidate, Snapshot } from './draft.model.js';

/** One control, or the boxes of one name. Each has one entry in a draft. */
export interface DraftField {
  /** The control's name and its place among those of the same name. */
  readonly key: string;
  /** The field that it belongs to. */
  readonly name: string;
  readonly controls: readonly [FieldControl, ...FieldControl[]];
}

/** The form's controls in document order, boxes of one name together. */
export function findDraftFields(form: ServerForm): readonly DraftField[] {
  return form.names.flatMap((name) => {
    const groups = new Map<string, [FieldControl, ...FieldControl[]]>();
    const counts = new Map<string, number>();
    for (const control of form.controls(name)) {
      const count = isBox(control) ? 'boxes' : (counts.get(control.name) ?? 0);
      if (typeof count === 'number') counts.set(control.name, count + 1);
      addToList(groups, `${control.name} ${count}`, control);
    }
    return [...groups].map(([key, controls]) => ({ key, name, controls }));
  });
}

/** Reads the properties that decide whether a field may be kept. A page may change them at any time. */
export function candidateOf({ controls }: DraftField): DraftCandidate {
  const [first] = controls;
  return {
    type: first.type,
    autocomplete: first.getAttribute('autocomplete') ?? '',
    // In a group that is full, boxes are disabled for the moment.
    isDisabled: controls.every((control) => control.matches(':disabled')),
    isReadOnly: 'readOnly' in first && first.readOnly,
    isSecret: controls.some(isSecret),
  };
}

/** Reads the values of fields. */
export function readFields(fields: readonly DraftField[]): Snapshot {
  return new Map(fields.map((field) => [field.key, valuesOf(field)]));
}

/** Reads the values that fields go back to on reset. */
export function readFieldDefaults(fields: readonly DraftField[]): Snapshot {
  return new Map(fields.map(({ key, controls }) => [key, controls.flatMap(readShownDefault)]));
}

/** Returns the values of one field: one text, or the values chosen. */
export function valuesOf({ controls }: DraftField): readonly string[] {
  return controls.flatMap((control) => readControl(control));
}

/** Passwords of the server (also while they are shown), captcha texts, and honeypots. */
function isSecret(control: FieldControl): boolean {
  if (control.matches('[type="password"], .rsform-password-box, .rsform-captcha-box, [id^="captchaTxt"]'))
    return true;
  // Outside the form it is the page that hides all of it for a while, behind a dialog.
  const hidden = control.closest('[aria-hidden="true"]');
  return hidden !== null && !(hidden instanceof HTMLFormElement) && hidden.closest('form') !== null;
}
