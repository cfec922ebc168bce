/** Takes one change back. */
export type Undo = () => void;

/** A control that can be disabled. */
export type DisableableControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** An element with a style of its own. */
export type StyledElement = Element & ElementCSSInlineStyle;

/** Starts a log of changes to the server's markup. */
export function createUndoLog(): UndoLog {
  return new UndoLog();
}

/**
 * Writes into the server's markup and remembers what was there before, so that the page can be left as it was
 * found. Only the first write of a thing is remembered: what was there then is the server's. The last change is
 * undone first.
 */
export class UndoLog {
  readonly #undos = new Map<Element, Map<string, Undo>>();

  /** Keeps what takes another kind of change back; once for each thing that is named. */
  remember(element: Element, thing: string, undo: Undo): void {
    const known = this.#undos.get(element) ?? new Map<string, Undo>();
    this.#undos.set(element, known);
    if (!known.has(thing)) known.set(thing, undo);
  }

  /** Sets an attribute; null removes it. */
  setAttribute(element: Element, name: string, value: string | null): void {
    this.#rememberAttribute(element, name);
    writeAttribute(element, name, value);
  }

  /** Class by class: the page may set others meanwhile. '' is none. */
  toggleClass(element: Element, name: string, isOn: boolean): void {
    if (name === '') return;
    const { classList } = element;
    const wasOn = classList.contains(name);
    const before = readAttribute(element, 'class');
    this.remember(element, `class ${name}`, () => {
      classList.toggle(name, wasOn);
      // The very text of the server, with its order and its spaces, where nobody else has changed it.
      if (sameWords(classList, before)) writeAttribute(element, 'class', before);
    });
    classList.toggle(name, isOn);
  }

  setDisabled(control: DisableableControl, isDisabled: boolean): void {
    this.#rememberAttribute(control, 'disabled');
    control.disabled = isDisabled;
  }

  /** Sets a property of an element's own style, through the CSSOM, which a strict `style-src` allows; '' removes it. */
  setStyle(element: StyledElement, property: string, value: string, priority = ''): void {
    const { style } = element;
    const before = style.getPropertyValue(property);
    const beforePriority = style.getPropertyPriority(property);
    this.remember(element, `style ${property}`, () => writeStyle(element, property, before, beforePriority));
    writeStyle(element, property, value, priority);
  }

  /**
   * Takes an element out of sight, tab order and accessibility tree, or gives it back: to the page's own display, or
   * with the one that is named where the page's sheet hides it.
   */
  setShown(element: StyledElement, isShown: boolean, display = ''): void {
    // The page's own `display` cannot win.
    this.setStyle(element, 'display', isShown ? display : 'none', 'important');
  }

  /** Undoes one change; it stays remembered. */
  undo(element: Element, thing: string): void {
    this.#undos.get(element)?.get(thing)?.();
  }

  /** Undoes what was changed on one element. */
  restore(element: Element): void {
    const undos = [...(this.#undos.get(element)?.values() ?? [])];
    this.#undos.delete(element);
    for (const undo of undos.reverse()) undo();
  }

  /** Undoes everything. */
  restoreAll(): void {
    for (const element of [...this.#undos.keys()].reverse()) this.restore(element);
  }

  #rememberAttribute(element: Element, name: string): void {
    const before = readAttribute(element, name);
    this.remember(element, `attribute ${name}`, () => writeAttribute(element, name, before));
  }
}

/** Through the prototype: a form's children hide its own members when they are named like them. */
function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** Whether a list holds the words of a text and no others. */
function sameWords(list: DOMTokenList, text: string | null): boolean {
  const words = new Set(text?.split(/\s+/).filter(Boolean));
  return list.length === words.size && [...list].every((word) => words.has(word));
}

/** Leaves no empty style attribute behind. */
function writeStyle(element: StyledElement, property: string, value: string, priority: string): void {
  if (value === '') element.style.removeProperty(property);
  else element.style.setProperty(property, value, priority);
  if (readAttribute(element, 'style') === '') writeAttribute(element, 'style', null);
}
