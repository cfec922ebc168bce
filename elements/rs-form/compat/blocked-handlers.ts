import { attempt } from './utils.dom.js';
import { formElements, findInForm } from '../../../shared/dom/unclobbered-form.js';
import { readHandler, self, type HandlerCall } from './handler-calls.model.js';

const events = ['click', 'change', 'input', 'keyup', 'keydown', 'focus', 'blur'] as const;

/** Page buttons read their own handler. */
const isPageCall = ({ path }: HandlerCall): boolean => /changePage$|Pages\.change$/.test(path);

/**
 * Where a page's policy keeps the handlers in its markup from running, does what the server's own ones say. Their text is
 * read with a list of what is allowed, and never run; what is not on it is not done.
 */
export function listenForBlocked(form: HTMLFormElement): void {
  const elements = new Set([...formElements(form), ...findInForm(form, '*')]) as Set<HTMLElement>;
  for (const element of elements)
    for (const type of events) {
      const text = element.getAttribute(`on${type}`);
      // Where the policy lets it run, it is a function.
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
