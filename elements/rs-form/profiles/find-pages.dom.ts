import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { fieldNamesOn, type JsonPage } from './json-pages.model.js';

/** Pages of a form, or their diagnostic. */
export type FoundPages = { readonly containers: readonly HTMLElement[] } | { readonly problem: string };

/**
 * Finds the element of each page of the JSON: the outermost one that matches the selector and contains the page's fields. Pages
 * without fields are those elements in their order.
 */
export function findPages(form: ServerForm, selector: string, pages: readonly JsonPage[]): FoundPages {
  const all = outermost(findInForm<HTMLElement>(form.element, selector));
  const names = pages.map((page) => fieldNamesOn(page).filter((name) => form.controls(name).length > 0));
  if (names.every((own) => own.length === 0) && all.length === pages.length) return { containers: all };

  const containerOf = (name: string) =>
    all.find((one) => form.controls(name).some((control) => unclobbered(one).contains(control)));
  const containers: HTMLElement[] = [];
  for (const [index, own] of names.entries()) {
    const found = new Set(own.map(containerOf).filter((one) => one !== undefined));
    const [container] = found;
    const isAlone = container !== undefined && found.size === 1 && !containers.includes(container);
    if (!isAlone)
      return {
        problem: `found no "${selector}" for page ${index + 1} alone, expected an element for each of ${pages.length} pages`,
      };
    containers.push(container);
  }
  return { containers };
}

/** Returns the elements that no other element of the list contains. */
function outermost(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  return elements.filter(
    (one) => !elements.some((other) => other !== one && unclobbered(other).contains(one)),
  );
}
