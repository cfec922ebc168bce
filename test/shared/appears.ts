/** The first element that matches, as soon as it is there: by observation, not by waiting a while. */
export function appears(root: ParentNode & Node, selector: string, text = ''): Promise<Element> {
  return observed(root, () => {
    const found = root.querySelector(selector);
    return found?.textContent.includes(text) ? found : null;
  });
}

/** Settles as soon as nothing matches any more. */
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
