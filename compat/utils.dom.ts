/** `RSFormProUtils`, and other small functions that work on elements or call code of the page. */
import { aliasOf } from '../elements/rs-form/markup/server-names.model.js';
import { document, nodeOf, unclobbered } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';

type Items = HTMLElement | Iterable<HTMLElement> | ArrayLike<HTMLElement> | null | undefined;

/** Returns the elements of an argument: one, many, or none. */
function listOf(items: Items): HTMLElement[] {
  if (!items) return [];
  return items instanceof Element ? [items] : Array.from(items as ArrayLike<HTMLElement>);
}

/** Returns every element with a class inside a root, of one tag name or of any. */
export function elementsByClass(name: string, tag = '*', root?: ParentNode): Element[] {
  return [...unclobbered(root ?? nodeOf(document)).querySelectorAll(`${tag || '*'}.${CSS.escape(name)}`)];
}

/** Members of `RSFormProUtils`. */
export const utils = {
  /** Adds a listener. A field that the page does not have gets none. */
  addEvent(target: EventTarget | null, type: string, listener: EventListener): void {
    // After the event `load` a listener for it would never be called.
    if (target === window && type === 'load' && document.readyState === 'complete')
      setTimeout(() => listener.call(window, new Event('load')));
    else unclobbered(target)?.addEventListener(type, listener);
  },
  hasClass: (element: Element, name: string) => unclobbered(element).classList.contains(name),
  addClass: (element: Element, name: string) => unclobbered(element).classList.add(...wordsIn(name)),
  removeClass: (element: Element, name: string) => unclobbered(element).classList.remove(...wordsIn(name)),
  setDisplay(items: Items, display: string, asClass = false): void {
    for (const item of listOf(items))
      if (asClass) unclobbered(item).classList.toggle('formHidden', display === 'none');
      else unclobbered(item).style.display = display;
  },
  setAttr(items: Items, name: string, value: string): void {
    for (const item of listOf(items)) unclobbered(item).setAttribute(name, value);
  },
  remAttr(items: Items, name: string): void {
    for (const item of listOf(items)) unclobbered(item).removeAttribute(name);
  },
  getChecked: (items: Items) => listOf(items).filter((item) => (item as HTMLInputElement).checked),
  getUnchecked: (items: Items) => listOf(items).filter((item) => !(item as HTMLInputElement).checked),
  getAlias: (name: unknown) => aliasOf(String(name)),
  getParents(element: Element): Element[] {
    const parents: Element[] = [];
    for (let at = unclobbered(element).parentElement; at; at = unclobbered(at).parentElement)
      parents.push(at);
    return parents;
  },
  getElementsByClassName: elementsByClass,
  sprintf,
};

function wordsIn(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

/** Inserts values into a text: `%s`, `%d`, `%1$s`, `%%`. A `%d` that is not a number is 0. */
export function sprintf(text: unknown, ...values: unknown[]): string {
  let next = 0;
  return String(text).replace(
    /%(?:(\d{1,2})\$)?([sd%])/g,
    (_all, place: string | undefined, kind: string) => {
      if (kind === '%') return '%';
      const value = values[place === undefined ? next++ : Number(place) - 1];
      return kind === 'd' ? String(Math.trunc(Number(value)) || 0) : String(value ?? '');
    },
  );
}

/** Returns the closest element with a class: the element itself or an ancestor. */
export function findAncestor(element: Element | null, name: string): Element | null {
  return unclobbered(element)?.closest(`.${CSS.escape(name)}`) ?? null;
}

/** Dispatches a bubbling event. */
export function triggerEvent(element: EventTarget | null, type: string): void {
  unclobbered(element)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

/** Runs code of the page. An error is reported as uncaught, and not thrown. */
export function attempt(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

/** Defines a global that any script may overwrite or delete. */
export function defineGlobal(name: string, value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true, writable: true, enumerable: true });
}

/** Calls a global function of the page, if there is one. */
export function callPageFunction(name: string, ...values: readonly unknown[]): void {
  const run = optionalGlobal(name);
  if (typeof run === 'function') attempt(() => Reflect.apply(run, window, values) as unknown);
}
