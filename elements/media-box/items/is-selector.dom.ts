import { document } from '../../../shared/dom/unclobbered.js';

/** Returns true if a text is a valid selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
