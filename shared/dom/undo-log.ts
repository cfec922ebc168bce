import { unclobbered } from './unclobbered.js';

/** Reverts one change of an element. */
export type Undo = (element: Element) => void;

/**
 * Undo functions of an element by the kind and name of the change, such as `attribute title`. An object, because a large
 * form has thousands of elements with one change, for which a map is large.
 */
type Undos = Readonly<Record<string, Undo>>;

/** Control with a `disabled` state. */
export type DisableableControl =
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement
  | HTMLButtonElement;

/** Element with an inline style. */
export type StyledElement = Element & ElementCSSInlineStyle;

/** Creates an empty undo log. */
export function createUndoLog(): UndoLog {
  return new UndoLog();
}

/**
 * Changes the server's markup and records the previous values, so that the page can be restored. Only the first
 * change of a value is recorded, because the value before it is the server's. Changes are reverted in reverse order.
 */
export class UndoLog {
  readonly #undos = new Map<Element, Undos>();
  /** Records of elements with one change, of something that was not there: all of them share one. */
  readonly #shared: Record<string, Undos> = {};

  /**
   * Records how to revert a change of another kind; once for each name of an element.
   *
   * @param before - False if the undo function captures nothing of this element, so that one record serves all.
   */
  remember(element: Element, thing: string, undo: Undo, before: unknown = true): void {
    const known = this.#undos.get(element);
    if (known?.[thing]) return;
    const undos = known || before ? { ...known, [thing]: undo } : (this.#shared[thing] ??= { [thing]: undo });
    this.#undos.set(element, undos);
  }

  /** Sets an attribute; null removes it. */
  setAttribute(element: Element, name: string, value: string | null): void {
    const before = readAttribute(element, name);
    this.remember(element, `attribute ${name}`, (one) => writeAttribute(one, name, before), before !== null);
    writeAttribute(element, name, value);
  }

  /** Sets or removes one class, and leaves the others as they are. '' is a no-op. */
  toggleClass(element: Element, name: string, isOn: boolean): void {
    if (name === '') return;
    const { classList } = unclobbered(element);
    const wasOn = classList.contains(name);
    const before = readAttribute(element, 'class');
    this.remember(element, `class ${name}`, () => {
      classList.toggle(name, wasOn);
      // Restores the server's exact text, with order and spaces, if nobody else has changed it.
      if (sameWords(classList, before)) writeAttribute(element, 'class', before);
    });
    classList.toggle(name, isOn);
  }

  setDisabled(control: DisableableControl, isDisabled: boolean): void {
    this.setAttribute(control, 'disabled', isDisabled ? '' : null);
  }

  /** Sets an inline style property through the CSSOM, which a strict `style-src` allows; '' removes it. */
  setStyle(element: StyledElement, property: string, value: string, priority = ''): void {
    const { style } = unclobbered(element);
    const before = style.getPropertyValue(property);
    const beforePriority = style.getPropertyPriority(property);
    this.remember(
      element,
      `style ${property}`,
      (one) => writeStyle(one as StyledElement, property, before, beforePriority),
      before,
    );
    writeStyle(element, property, value, priority);
  }

  /**
   * Shows an element, or hides it from sight, tab order and accessibility tree.
   *
   * @param display - Display value of a shown element that the page's sheet hides; the page's own by default.
   */
  setShown(element: StyledElement, isShown: boolean, display = ''): void {
    // `important`, so that the page's `display` does not win.
    this.setStyle(element, 'display', isShown ? display : 'none', 'important');
  }

  /** Reverts one change; the record stays. */
  undo(element: Element, thing: string): void {
    this.#undos.get(element)?.[thing]?.(element);
  }

  /** Reverts the changes of one element. */
  restore(element: Element): void {
    const undos = Object.values(this.#undos.get(element) ?? {});
    this.#undos.delete(element);
    for (const undo of undos.reverse()) undo(element);
  }

  /** Reverts all changes. */
  restoreAll(): void {
    for (const element of [...this.#undos.keys()].reverse()) this.restore(element);
  }
}

/** Returns an attribute through the prototype: a form's controls can shadow its own members. */
function readAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) Element.prototype.removeAttribute.call(element, name);
  else Element.prototype.setAttribute.call(element, name, value);
}

/** Returns true if a list contains exactly the words of a text. */
function sameWords(list: DOMTokenList, text: string | null): boolean {
  const words = new Set(text?.match(/\S+/g));
  return list.length === words.size && [...list].every((word) => words.has(word));
}

/** Writes a style property, which '' removes, and removes an empty `style` attribute. */
function writeStyle(element: StyledElement, property: string, value: string, priority: string): void {
  unclobbered(element).style.setProperty(property, value, priority);
  if (readAttribute(element, 'style') === '') writeAttribute(element, 'style', null);
}
