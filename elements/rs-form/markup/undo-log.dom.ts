type Undo = () => void;

/**
 * Writes into the server's markup and remembers what was there before, so that the form can be left as it was
 * found. Only the first write of a thing is remembered: that is the server's.
 */
export interface Ledger {
  setAttribute(element: Element, name: string, value: string | null): void;
  toggleClass(element: Element, name: string, isOn: boolean): void;
  setText(element: Element, text: string): void;
  setDisabled(control: DisableableControl, isDisabled: boolean): void;
  /**
   * Takes an element out of sight, tab order and accessibility tree, or gives it back: to the page's own display, or
   * with the one that is named where the page's sheet hides it.
   */
  setShown(element: HTMLElement, isShown: boolean, display?: string): void;
  /** Puts a text back to what the server sent. */
  restoreText(element: Element): void;
  /** Undoes everything. */
  restoreAll(): void;
}

export type DisableableControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

export function createLedger(): Ledger {
  const undos = new Map<Element, Map<string, Undo>>();

  function remember(element: Element, what: string, undo: Undo): void {
    const known = undos.get(element) ?? new Map<string, Undo>();
    undos.set(element, known);
    if (!known.has(what)) known.set(what, undo);
  }

  function setAttribute(element: Element, name: string, value: string | null): void {
    const before = readAttribute(element, name);
    remember(element, `attribute ${name}`, () => writeAttribute(element, name, before));
    writeAttribute(element, name, value);
  }

  return {
    setAttribute,
    toggleClass(element, name, isOn) {
      if (name === '') return;
      const before = readAttribute(element, 'class');
      remember(element, 'attribute class', () => writeAttribute(element, 'class', before));
      element.classList.toggle(name, isOn);
    },
    setText(element, text) {
      const before = [...element.childNodes];
      remember(element, 'text', () => element.replaceChildren(...before));
      element.textContent = text;
    },
    setDisabled(control, isDisabled) {
      const before = readAttribute(control, 'disabled');
      remember(control, 'attribute disabled', () => writeAttribute(control, 'disabled', before));
      control.disabled = isDisabled;
    },
    setShown(element, isShown, display = '') {
      const before = element.style.getPropertyValue('display');
      remember(element, 'style display', () => writeDisplay(element, before));
      // By the CSSOM, which a strict style-src allows; the page's own `display` cannot win.
      writeDisplay(element, isShown ? display : 'none', 'important');
    },
    restoreText(element) {
      undos.get(element)?.get('text')?.();
    },
    restoreAll() {
      for (const known of undos.values()) for (const undo of known.values()) undo();
      undos.clear();
    },
  };
}

function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** Sets or removes an element's own `display`, and leaves no empty style attribute behind. */
function writeDisplay(element: HTMLElement, display: string, priority = ''): void {
  if (display === '') element.style.removeProperty('display');
  else element.style.setProperty('display', display, priority);
  if (readAttribute(element, 'style') === '') writeAttribute(element, 'style', null);
}

/** Adds an element to those that describe a control, or takes it out; the others stay. */
export function setDescriber(ledger: Ledger, element: Element, id: string, isOn: boolean): void {
  const before = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== '');
  if (before.includes(id) === isOn) return;
  const after = isOn ? [...before, id] : before.filter((one) => one !== id);
  ledger.setAttribute(element, 'aria-describedby', after.length > 0 ? after.join(' ') : null);
}
