/** The language of an element: the nearest `lang` around it, also outside its shadow roots; '' where none is. */
export function languageOf(element: Element): string {
  const nearest = element.closest('[lang]');
  if (nearest) return nearest.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}

/** The languages to look a text up in, nearest first: `es-MX` → `es-mx`, `es`, `en`. */
export function languageChain(language: string): string[] {
  const parts = language.trim().toLowerCase().split('-').filter(Boolean);
  const chain = parts.map((_part, index) => parts.slice(0, parts.length - index).join('-'));
  return [...new Set([...chain, 'en'])];
}
