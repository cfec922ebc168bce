/** Returns whether a text is a selector at all; an author reads of one that is not in the console. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
