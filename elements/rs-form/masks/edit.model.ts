import { type Deletion, type Edited, regroup } from './regroup.model.js';
import type { Mask } from './mask.model.js';

/** Edit of the visitor that is about to happen. */
export interface Edit {
  /** Type of the edit (Input Events): `insertText`, `insertFromPaste`, `deleteContentBackward` and so on. */
  readonly inputType: string;
  /** Inserted text; null for none. */
  readonly data: string | null;
  readonly text: string;
  /** Selected part of the text. */
  readonly start: number;
  readonly end: number;
}

/** Returns the deletion of one character beside the caret; undefined for any other edit. */
export function deletionOf(inputType: string, text: string): Deletion | undefined {
  const isForwards = inputType === 'deleteContentForward';
  return isForwards || inputType === 'deleteContentBackward' ? { text, isForwards } : undefined;
}

/**
 * Returns the text in groups after an edit; null where the browser itself leads to this text. Null for other edits as well: a
 * correction of a word, a drop and a cut concern another part of the text than the selection.
 */
export function foresee(mask: Mask, edit: Edit): Edited | null {
  const { inputType, text, start, end } = edit;
  const deletion = deletionOf(inputType, text);
  const isOne = deletion !== undefined && start === end;
  const edited = isOne ? withoutOne(text, start, deletion.isForwards) : replaceSelection(edit);
  if (!edited) return null;
  const next = regroup(mask, edited, isOne ? deletion : undefined);
  return next.text === edited.text ? null : next;
}

function replaceSelection({ inputType, data, text, start, end }: Edit): Edited | null {
  const isInsertion = inputType === 'insertText' || inputType === 'insertFromPaste';
  if (isInsertion ? data === null : !deletionOf(inputType, text)) return null;
  // The browser takes line breaks out of a text of one line.
  const inserted = isInsertion ? (data ?? '').replace(/[\r\n]/g, '') : '';
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}

/** Returns a text without the character before or behind the caret; null for a letter with marks, which the browser divides. */
function withoutOne(text: string, caret: number, isForwards: boolean): Edited | null {
  const at = isForwards ? caret : caret - 1;
  if (!/^[\x20-\x7e]$/.test(text.charAt(at))) return null;
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at };
}
