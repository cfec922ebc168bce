/** Changes to the page's own elements, all taken back at once. */
export interface Loan {
  /** Sets an attribute. */
  set(element: Element, name: string, value: string): void;
  /** Keeps what is to be done at the end; once a name. */
  undoLater(element: Element, name: string, undo: () => void): void;
  giveBack(): void;
}

/** Remembers what each element had before its first change. */
export function createLoan(): Loan {
  const undos = new Map<Element, Map<string, () => void>>();

  function undoLater(element: Element, name: string, undo: () => void): void {
    const known = undos.get(element) ?? new Map<string, () => void>();
    if (!known.has(name)) undos.set(element, known.set(name, undo));
  }

  return {
    set(element, name, value) {
      const before = element.getAttribute(name);
      undoLater(element, name, () => {
        if (before === null) element.removeAttribute(name);
        else element.setAttribute(name, before);
      });
      element.setAttribute(name, value);
    },
    undoLater,
    giveBack() {
      for (const known of undos.values()) for (const undo of known.values()) undo();
      undos.clear();
    },
  };
}
