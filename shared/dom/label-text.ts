/**
 * The words that name a control for a visitor, without the mark of required fields; '' where nothing names it.
 * Reading labels is slow on a large page, so ask when the words are needed.
 */
export function labelText(input: HTMLInputElement): string {
  const labelled = [...(input.labels ?? [])].map(wordsOf);
  const words = [...labelled, input.getAttribute('aria-label') ?? '', referredText(input), input.title];
  return words.map((text) => text.trim()).find(Boolean) ?? '';
}

/** The words of a label, without the mark of required fields: the server writes that for the eye alone. */
export function wordsOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.formRequired')) mark.remove();
  return copy.textContent.trim();
}

/** The words of the elements that `aria-labelledby` names. */
function referredText(input: HTMLInputElement): string {
  const root = input.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const ids = (input.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => root.getElementById(id)?.textContent.trim() ?? '').join(' ');
}
