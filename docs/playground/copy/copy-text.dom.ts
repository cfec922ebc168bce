/**
 * Copies a text.
 *
 * @throws An error if the browser has no clipboard for this page, or refuses it.
 */
export async function copyText(text: string): Promise<void> {
  // A page from a file has a clipboard in some browsers only.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('No clipboard');
  await clipboard.writeText(text);
}

/** Selects the text of an element, for a visitor who copies by hand. */
export function selectText(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Offers a text as a file. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
