/** Attributes of the server's markup that the page's content security policy blocks: `on*` and `style`. */
import { findInForm, formElements } from '../shared/dom/unclobbered-form.js';
import { readHandler, self, type HandlerCall } from './handler-calls.model.js';
import { attempt } from './utils.dom.js';

const handledEvents = ['click', 'change', 'input', 'keyup', 'keydown', 'focus', 'blur'] as const;

/** Property, value and `!important` of one declaration. */
const declaration = /(?:^|;)([^:;]+):([^;!]*)(!\s*important)?/gi;

/**
 * Applies the blocked `style` attributes of a form through the object model, which no policy forbids. Without it a visitor
 * sees, and fills in, the honeypot that the server hides by `style`.
 */
export function applyBlockedStyles(form: HTMLFormElement): void {
  for (const element of findInForm<HTMLElement>(form, '[style]')) {
    const written = element.getAttribute('style') ?? '';
    if (element.style.length > 0) continue;
    for (const [, name = '', value = '', important] of written.matchAll(declaration))
      element.style.setProperty(name.trim(), value.trim(), important && 'important');
  }
}

/** Returns true for a call of a page button. The form's element reads those itself. */
const isPageCall = ({ path }: HandlerCall): boolean => /changePage$|Pages\.change$/.test(path);

/**
 * Runs the calls of the blocked handlers of a form. The text of a handler is parsed against a list of allowed calls, and
 * never evaluated. Calls that are not on the list are ignored.
 */
export function listenForBlocked(form: HTMLFormElement): void {
  const elements = new Set([...formElements(form), ...findInForm(form, '*')]) as Set<HTMLElement>;
  for (const element of elements)
    for (const type of handledEvents) {
      const text = element.getAttribute(`on${type}`);
      // The property is a function where the policy allows the handler.
      if (text === null || element[`on${type}`] !== null) continue;
      const calls = readHandler(text)?.filter((call) => !isPageCall(call)) ?? [];
      if (calls.length > 0) element.addEventListener(type, () => calls.forEach((call) => run(call, element)));
    }
}

function run({ path, values }: HandlerCall, element: HTMLElement): void {
  const names = path.split('.');
  let owner: unknown = window;
  for (const name of names.slice(0, -1)) owner = ownValue(owner, name);
  const called = ownValue(owner, names.at(-1) ?? '');
  const given = values.map((value) => (value === self ? element : value));
  if (typeof called === 'function') attempt(() => Reflect.apply(called, owner, given) as unknown);
}

function ownValue(owner: unknown, name: string): unknown {
  return owner instanceof Object && Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
}
