import { aliasOf } from '../markup/server-names.model.js';

type Items = HTMLElement | Iterable<HTMLElement> | ArrayLike<HTMLElement> | null | undefined;

/** The elements that a page script has handed over: one, many, or none. */
function listOf(items: Items): HTMLElement[] {
  if (!items) return [];
  return items instanceof Element ? [items] : Array.from(items as ArrayLike<HTMLElement>);
}

/** Every element with a class, of one tag or of any, inside a root. */
export function elementsByClass(name: string, tag = '*', root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(`${tag || '*'}.${CSS.escape(name)}`)];
}

/** `RSFormProUtils`: what page scripts of the component use of it. */
export const utils = {
  addEvent(target: EventTarget, type: string, listener: EventListener): void {
    // Once a page is there its `load` is over, and who waits for it would wait for ever.
    if (target === window && type === 'load' && document.readyState === 'complete')
      setTimeout(() => listener.call(window, new Event('load')));
    else target.addEventListener(type, listener);
  },
  hasClass: (element: Element, name: string) => element.classList.contains(name),
  addClass: (element: Element, name: string) => element.classList.add(...wordsIn(name)),
  removeClass: (element: Element, name: string) => element.classList.remove(...wordsIn(name)),
  setDisplay(items: Items, display: string, asClass = false): void {
    for (const item of listOf(items))
      if (asClass) item.classList.toggle('formHidden', display === 'none');
      else item.style.display = display;
  },
  setAttr(items: Items, name: string, value: string): void {
    for (const item of listOf(items)) item.setAttribute(name, value);
  },
  remAttr(items: Items, name: string): void {
    for (const item of listOf(items)) item.removeAttribute(name);
  },
  getChecked: (items: Items) => listOf(items).filter((item) => (item as HTMLInputElement).checked),
  getUnchecked: (items: Items) => listOf(items).filter((item) => !(item as HTMLInputElement).checked),
  getAlias: (name: unknown) => aliasOf(String(name)),
  getParents(element: Element): Element[] {
    const parents: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) parents.push(at);
    return parents;
  },
  getElementsByClassName: elementsByClass,
  sprintf,
};

function wordsIn(names: string): string[] {
  return names.split(' ').filter(Boolean);
}

/** Puts values into a text: `%s`, `%d`, `%1$s`, `%%`. What is no number is 0. */
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

/** What is near an element and has a class: itself or what it stands in. */
export function findAncestor(element: Element | null, name: string): Element | null {
  return element?.closest(`.${CSS.escape(name)}`) ?? null;
}

/** Tells an element of an event, as a visitor's own act would. */
export function triggerEvent(element: EventTarget | null, type: string): void {
  element?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

/** Runs what belongs to the page: what it throws is reported, and all goes on. */
export function attempt(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
