/** The language of an element: the nearest `lang` around it, also outside its shadow roots; '' where none is. */
export function languageOf(element: Element): string {
  for (let at: Element | null = element; at; at = outside(at)) {
    const nearest = at.closest('[lang]');
    if (nearest) return nearest.getAttribute('lang') ?? '';
  }
  return '';
}

/** The languages to look a text up in, nearest first: `es-MX` → `es-mx`, `es`, `en`. */
export function languageChain(language: string): string[] {
  const parts = language.trim().toLowerCase().split('-').filter(Boolean);
  const chain = parts.map((_part, index) => parts.slice(0, parts.length - index).join('-'));
  return [...new Set([...chain, 'en'])];
}

function outside(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
