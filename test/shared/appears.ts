/** Settles with the first element that matches, as soon as it is in the tree. Observes mutations. */
export function appears(root: ParentNode & Node, selector: string, text = ''): Promise<Element> {
  return observed(root, () => {
    const found = root.querySelector(selector);
    return found?.textContent.includes(text) ? found : null;
  });
}

/** Settles as soon as no element matches. */
export async function disappears(root: ParentNode & Node, selector: string): Promise<void> {
  await observed(root, () => !root.querySelector(selector) || null);
}

function observed<Answer>(root: Node, ask: () => Answer | null): Promise<Answer> {
  return new Promise((resolve) => {
    const check = () => {
      const answer = ask();
      if (answer === null) return;
      observer.disconnect();
      resolve(answer);
    };
    const observer = new MutationObserver(check);
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    check();
  });
}
