import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { Edited } from './regroup.model.js';

const shownText = Object.getOwnPropertyDescriptor;

/** Returns the text that an input shows. Its `value` may be another one for scripts. */
export function readShown(input: HTMLInputElement): string {
  return String(shownText(HTMLInputElement.prototype, 'value')?.get?.call(input));
}

/** Replaces the text that an input shows. The browser forgets the steps that could be undone. */
export function writeShown(input: HTMLInputElement, text: string): void {
  shownText(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

/**
 * Replaces the text of the focused input like typing: it can be undone, and the browser still dispatches `change` afterwards.
 * The events of the edit itself are the caller's to stop.
 */
export function writeByEdit(input: HTMLInputElement, { text, caret }: Edited): void {
  const before = readShown(input);
  if (before !== text) {
    const [start, end] = differenceOf(before, text);
    input.setSelectionRange(start, before.length - end);
    edit(input, text.slice(start, text.length - end));
    if (readShown(input) !== text) writeShown(input, text);
  }
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}

/** Replaces the selected text. The only function of browsers that keeps the steps of undo is this old one. */
function edit(input: HTMLInputElement, text: string): void {
  const document = documentOf(input);
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

/**
 * Returns the lengths of the beginning and of the end that two texts have in common. Between them is a character, unless the
 * second text is empty: a browser that deletes may take a space beside the selection, too.
 */
function differenceOf(one: string, other: string): readonly [start: number, end: number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  if (start + end < other.length) return [start, end];
  return start > 0 ? [start - 1, end] : [start, Math.max(end - 1, 0)];
}
