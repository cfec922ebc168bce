/** Takes one change back. */
export type Undo = () => void;

/** A control that can be disabled. */
export type DisableableControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Writes into the server's markup and remembers what was there before, so that the page can be left as it was
 * found. Only the first write of a thing is remembered: what was there then is the server's.
 */
export interface UndoLog {
  /** Sets an attribute; null removes it. */
  setAttribute(element: Element, name: string, value: string | null): void;
  toggleClass(element: Element, name: string, isOn: boolean): void;
  setText(element: Element, text: string): void;
  setDisabled(control: DisableableControl, isDisabled: boolean): void;
  /** Sets a property of an element's own style, through the CSSOM, which a strict `style-src` allows; '' removes it. */
  setStyle(element: StyledElement, property: string, value: string, priority?: string): void;
  /**
   * Takes an element out of sight, tab order and accessibility tree, or gives it back: to the page's own display, or
   * with the one that is named where the page's sheet hides it.
   */
  setShown(element: StyledElement, isShown: boolean, display?: string): void;
  /** Keeps what takes another kind of change back; once for each thing that is named. */
  remember(element: Element, thing: string, undo: Undo): void;
  /** Puts a text back to what the server sent. */
  restoreText(element: Element): void;
  /** Undoes what was changed on one element. */
  restore(element: Element): void;
  /** Undoes everything. */
  restoreAll(): void;
}

type StyledElement = Element & ElementCSSInlineStyle;

/** Starts a log. What it undoes, it undoes in the order in which it was changed. */
export function createUndoLog(): UndoLog {
  const undos = new Map<Element, Map<string, Undo>>();

  function remember(element: Element, thing: string, undo: Undo): void {
    const known = undos.get(element) ?? new Map<string, Undo>();
    undos.set(element, known);
    if (!known.has(thing)) known.set(thing, undo);
  }

  function rememberAttribute(element: Element, name: string): void {
    const before = readAttribute(element, name);
    remember(element, `attribute ${name}`, () => writeAttribute(element, name, before));
  }

  function setStyle(element: StyledElement, property: string, value: string, priority = ''): void {
    const before = element.style.getPropertyValue(property);
    const beforePriority = element.style.getPropertyPriority(property);
    remember(element, `style ${property}`, () => writeStyle(element, property, before, beforePriority));
    writeStyle(element, property, value, priority);
  }

  function restore(element: Element): void {
    for (const undo of undos.get(element)?.values() ?? []) undo();
    undos.delete(element);
  }

  return {
    remember,
    restore,
    setStyle,
    setAttribute(element, name, value) {
      rememberAttribute(element, name);
      writeAttribute(element, name, value);
    },
    toggleClass(element, name, isOn) {
      if (name === '') return;
      rememberAttribute(element, 'class');
      element.classList.toggle(name, isOn);
    },
    setText(element, text) {
      const before = [...element.childNodes];
      remember(element, 'text', () => element.replaceChildren(...before));
      element.textContent = text;
    },
    setDisabled(control, isDisabled) {
      rememberAttribute(control, 'disabled');
      control.disabled = isDisabled;
    },
    // The page's own `display` cannot win.
    setShown: (element, isShown, display = '') =>
      setStyle(element, 'display', isShown ? display : 'none', 'important'),
    restoreText(element) {
      undos.get(element)?.get('text')?.();
    },
    restoreAll() {
      for (const element of [...undos.keys()]) restore(element);
    },
  };
}

/** Through the prototype: a form's children hide its own members when they are named like them. */
function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** Leaves no empty style attribute behind. */
function writeStyle(element: StyledElement, property: string, value: string, priority: string): void {
  if (value === '') element.style.removeProperty(property);
  else element.style.setProperty(property, value, priority);
  if (readAttribute(element, 'style') === '') writeAttribute(element, 'style', null);
}
