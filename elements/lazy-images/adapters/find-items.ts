/** What has the class and is ours to load. What has a category of consent is the consent layer's. */
export function findItems(root: Document | Element, name: string): HTMLElement[] {
  return [...root.getElementsByClassName(name)].filter(
    (item): item is HTMLElement => 'style' in item && !item.hasAttribute('data-category'),
  );
}

/** Runs the task as soon as there is something with the class, or at once with a class that nothing can have. */
export function whenFound(root: Document | Element, name: string, task: () => void): () => void {
  const found = root.getElementsByClassName(name);
  const observer = new MutationObserver(check);

  function check(): void {
    if (/^\S+$/.test(name) && found.length === 0) return;
    observer.disconnect();
    task();
  }

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
  check();
  return () => observer.disconnect();
}
