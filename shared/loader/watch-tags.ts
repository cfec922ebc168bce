import { fileErrorText } from '../element/file-error.js';
import { requestTag } from '../element/lazy-tags.js';
import { reportOnce } from '../element/report.js';
import { document, nodeOf, unclobbered } from '../dom/unclobbered.js';

/**
 * Requests the tags in the document, and those that are inserted later. It observes the document's tree only; the
 * owner of a shadow root requests the tags in it. A tag that fails to load is reported once, and requested again when
 * it is inserted or used.
 */
export function watchTags(tags: readonly string[]): void {
  const missing = `:is(${tags.join()}):not(:defined)`;

  function request(element: Element | null | undefined): void {
    if (!element || !unclobbered(element).matches(missing)) return;
    const { localName } = element;
    requestTag(localName).catch((error: unknown) =>
      reportOnce('error', fileErrorText(`<${localName}>`, error), 'failure', error),
    );
  }

  function search(node: Node): void {
    if (node instanceof Element)
      for (const element of [node, ...unclobbered(node).querySelectorAll(missing)]) request(element);
  }

  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(search);
  }).observe(nodeOf(document), { childList: true, subtree: true });

  for (const use of ['pointerdown', 'focusin', 'click', 'submit']) {
    document.addEventListener(
      use,
      ({ target }) => request(unclobbered(target as Element).closest?.(missing)),
      true,
    );
  }
  search(document.documentElement);
}
