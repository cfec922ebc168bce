import { besideOf } from '../markup/beside.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** A native range of the server, with the element of its value. */
export interface RangeOutput {
  readonly name: string;
  readonly input: HTMLInputElement;
  readonly element: HTMLOutputElement;
}

let placed = 0;

/** Puts a visible value behind every native range, unless the author has one there. */
export function placeRangeOutputs(form: ServerForm): readonly RangeOutput[] {
  return form.names.flatMap((name) => {
    const input = form.controls(name).find((control) => control.type === 'range');
    if (!(input instanceof HTMLInputElement) || form.block(name)?.querySelector('output')) return [];
    const element = documentOf(input).createElement('output');
    placed += 1;
    element.id = `rs-form-range-${placed}`;
    element.className = 'rs-form-range-value';
    // The slider itself says its value; twice would be noise.
    element.setAttribute('aria-live', 'off');
    // A list of ids cannot have one with a space.
    if (/^\S+$/.test(input.id)) element.htmlFor.add(input.id);
    besideOf(form, name, input).after(element);
    return [{ name, input, element }];
  });
}

/** Shows the value, and gives it to assistive technology where its unit says more than the number. */
export function writeRangeOutput(undoLog: UndoLog, { input, element }: RangeOutput, words: string): void {
  if (element.textContent !== words) element.textContent = words;
  undoLog.setAttribute(input, 'aria-valuetext', words === input.value ? null : words);
}
