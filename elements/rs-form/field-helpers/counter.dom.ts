import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { writeText } from '../../../shared/dom/write-text.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { besideOf } from '../markup/beside.dom.js';
import { componentIdOf, setDescriber, errorElementOf } from '../markup/field-parts.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { Count } from './counter.model.js';

/** A text control with the element that shows how long its text is. */
export interface Counter {
  readonly name: string;
  readonly control: TextControl;
  readonly element: HTMLElement;
  /** True if we made the element: the server's own is kept. */
  readonly isOurs: boolean;
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const idStart = 'rsfp-counter-';

/** Number of the next counter in a form of another system, whose error elements have no numbers. */
let made = 1;

/** The counters of a form; one that the server announces in its handler but did not render is made. */
export function placeCounters(
  form: ServerForm,
  fields: readonly FieldDefinition[],
  undoLog: UndoLog,
): readonly Counter[] {
  const wanted = new Set(fields.filter(({ countUnit }) => countUnit).map(({ name }) => name));
  return form.names.flatMap((name) => {
    const control = form.controls(name).find(isTextControl);
    const counter = control && placeCounter(form, name, control, wanted.has(name));
    if (counter) setDescriber(undoLog, counter.control, counter.element.id, true);
    return counter ? [counter] : [];
  });
}

/** Returns the current text and the current limit. */
export function readCounted({ control }: Counter): { readonly text: string; readonly max: Count['max'] } {
  return { text: control.value, max: control.maxLength < 0 ? null : control.maxLength };
}

/** Shows a count. The same text is not written again. */
export function writeCount(undoLog: UndoLog, { element }: Counter, text: string): void {
  if (element.textContent !== text) writeText(undoLog, element, text);
}

function placeCounter(
  form: ServerForm,
  name: string,
  control: TextControl,
  isWanted: boolean,
): Counter | null {
  const block = form.block(name);
  const rendered = block?.querySelector<HTMLElement>(`[id^="${idStart}"]`);
  if (rendered) return { name, control, element: rendered, isOurs: false };

  const componentId = componentIdInHandler(control) ?? (isWanted ? idFor(form, name) : null);
  if (componentId === null) return null;
  const element = documentOf(control).createElement('p');
  element.id = `${idStart}${componentId}`;
  besideOf(form, name, control).after(element);
  return { name, control, element, isOurs: true };
}

/** The server's handler names the component; under a strict policy it never runs, but it can be read. */
function componentIdInHandler(control: TextControl): string | null {
  return /showCounter\(\s*this\s*,\s*['"]?(\d+)/.exec(control.getAttribute('oninput') ?? '')?.[1] ?? null;
}

function idFor(form: ServerForm, name: string): string {
  if (form.markup) return `own-${made++}`;
  const errorElement = errorElementOf(form, name);
  return errorElement ? componentIdOf(errorElement) : `${form.formId}-${form.names.indexOf(name)}`;
}

function isTextControl(control: FieldControl): control is TextControl {
  return controlTraits(control.type).isCounted;
}

/** Pause between two texts, so that typing is not talked over, in milliseconds. */
const pauseMs = 1000;

/**
 * Creates an announcer of texts. The first text is announced at once; of those that come within a second only the last.
 */
export function createThrottledAnnouncer(announce: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';

  function speak(text: string): void {
    announce(text);
    waiting = '';
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting !== '') speak(waiting);
    }, pauseMs);
  }

  return {
    /** Announces the text as soon as the pause is over. An empty text takes back the one that waits. */
    say(text: string): void {
      if (timer !== undefined) waiting = text;
      else if (text !== '') speak(text);
    },
    stop: () => clearTimeout(timer),
  };
}
