import type { FormSession } from '../form/rs-form.session.js';
import type { Answer } from './answers.dom.js';

/**
 * Returns a function that finds the heading of a page by an answer on it: the first legend or heading of the page
 * before its fields that is no label of a field. Returns '' without one, and in a form of one page.
 */
export function createHeadings({ form, pages: { paging } }: FormSession): (answer: Answer) => string {
  const all = form.find('legend, h1, h2, h3, h4, h5, h6');
  const isPaged = (paging?.last ?? 0) > 1;
  return ({ name, page }) => {
    const [control] = form.controls(name);
    if (!isPaged || !control) return '';
    const labels = new Set(form.labels(name));
    const found = all.find((heading) => {
      const isBefore = heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore && paging?.pageAt(heading) === page && !labels.has(heading);
    });
    return found?.textContent.trim() ?? '';
  };
}
