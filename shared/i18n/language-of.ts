import { unclobbered } from '../dom/unclobbered.js';

/** Returns the language of an element: the nearest `lang`, also outside its shadow roots; '' without one. */
export function languageOf(element: Element): string {
  const nearest = unclobbered(unclobbered(element).closest('[lang]'));
  if (nearest) return nearest.getAttribute('lang') ?? '';
  const root = unclobbered(element).getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : '';
}

/** Returns the languages in which a text is searched, nearest first: `es-MX` gives `es-mx`, `es`, `en`. */
export function languageChain(language: string): string[] {
  const parts = language.trim().toLowerCase().split('-').filter(Boolean);
  const chain = parts.map((_part, index) => parts.slice(0, parts.length - index).join('-'));
  return [...new Set([...chain, 'en'])];
}
