import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { reportError } from '../../../shared/element/report.js';
import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';

/** Writes the purpose of fields into their `autocomplete`, and resets values that a browser's reset leaves out. */
export function startFeature({ form, definition, undoLog }: FormSession): FormFeature {
  writeAutofillHints(form, undoLog, definition.fields);
  return { stop: completeReset(form) };
}

/**
 * Sets `autocomplete` and `inputmode` by the purpose of each field (WCAG 1.3.5), from its type and the author's JSON.
 * Attributes of the markup are kept.
 */
function writeAutofillHints(form: ServerForm, undoLog: UndoLog, fields: readonly FieldDefinition[]): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const name of form.names) {
    for (const control of form.controls(name)) hint(undoLog, control, byName.get(name));
  }
}

function hint(undoLog: UndoLog, control: FieldControl, field: FieldDefinition | undefined): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const { autocomplete, inputMode } = { ...controlTraits(control.type).hints, ...field };
  add(undoLog, control, 'autocomplete', autocomplete);
  add(undoLog, control, 'inputmode', inputMode);
}

function add(undoLog: UndoLog, control: FieldControl, attribute: string, value: string | undefined): void {
  if (value !== undefined && !control.hasAttribute(attribute))
    undoLog.setAttribute(control, attribute, value);
}

/** A control that a page script gave a value of its own. */
type CustomControl = FieldControl & { rsfpGetValue(): unknown };

/**
 * Dispatches the events of custom controls that a reset has changed, which a browser leaves out. Controls that did not
 * change have none, so a page that resets in response comes to rest. Returns a function that stops.
 */
export function completeReset(server: ServerForm): () => void {
  const life = new AbortController();
  const completed = (event: Event) => {
    const custom = server.names.flatMap((name) => server.controls(name)).filter(isCustom);
    const before = custom.map((control) => ({ control, value: valueOf(control) }));
    // The event comes before the controls change.
    setTimeout(() => {
      if (life.signal.aborted || event.defaultPrevented) return;
      for (const { control, value } of before) if (valueOf(control) !== value) dispatchInputEvents(control);
    }, 0);
  };

  listenToForm(server.element, 'reset', completed, { signal: life.signal });
  return () => life.abort();
}

function isCustom(control: FieldControl): control is CustomControl {
  return Object.hasOwn(control, 'rsfpGetValue') && typeof Reflect.get(control, 'rsfpGetValue') === 'function';
}

/** Returns the value as a text, because a list that is made anew each time is no other value. */
function valueOf(control: CustomControl): string {
  try {
    return String(control.rsfpGetValue());
  } catch (error) {
    reportError(error);
    return '';
  }
}
