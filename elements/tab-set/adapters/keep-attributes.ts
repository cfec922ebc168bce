/** Remembers attributes of what the server wrote, and gives them back. */
export interface Keeper {
  /** Remembers once: what it finds later may be ours. */
  keep(element: Element, ...names: readonly string[]): void;
  giveBack(element: Element): void;
  giveAllBack(): void;
}

export function createKeeper(): Keeper {
  const kept = new Map<Element, readonly (readonly [string, string | null])[]>();

  function giveBack(element: Element): void {
    for (const [name, value] of kept.get(element) ?? []) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    kept.delete(element);
  }

  return {
    keep(element, ...names) {
      if (kept.has(element)) return;
      kept.set(
        element,
        names.map((name) => [name, element.getAttribute(name)]),
      );
    },
    giveBack,
    giveAllBack: () => [...kept.keys()].forEach(giveBack),
  };
}
