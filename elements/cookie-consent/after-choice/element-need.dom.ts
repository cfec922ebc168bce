import type { ConsentNeed } from '../../../shared/consent/answers.model.js';
import { needAt } from '../../../shared/consent/page-services.js';
import type { ListedService } from '../../../shared/consent/services.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/**
 * Returns what an element with `data-category` needs: the service that its `data-service` names, or else the one of its
 * address. The service's own category counts. Without a service the element's category decides.
 */
export function needOfElement(element: Element, listed: readonly ListedService[]): ConsentNeed {
  const category = element.getAttribute('data-category')?.trim() ?? '';
  const name = element.getAttribute('data-service')?.trim();
  const named = listed.find(({ id }) => id === name);
  if (named) return { category: named.category, service: named.id };
  // `src` before `data-src`: a script that waits has the former, a picture or a frame the latter.
  const address = element.getAttribute('src') ?? element.getAttribute('data-src');
  return address === null
    ? { category, service: '' }
    : needAt(documentOf(element), address, category, listed);
}
