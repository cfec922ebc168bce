import { formAction, formAttribute } from '../../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Attributes of a form that its submit button can replace, by the attribute of the button. */
const replaceable = {
  action: 'formaction',
  method: 'formmethod',
  target: 'formtarget',
  enctype: 'formenctype',
} as const;

/** Returns the URL that a press posts to: of the button, else of the form. */
export function postUrl(form: HTMLFormElement, button: HTMLElement | null): string {
  if (!button?.hasAttribute('formaction')) return formAction(form);
  // An empty one is the address of the document.
  return new URL(read(form, button, 'action') || location.href, documentOf(form).baseURI).href;
}

/** Returns true if the answer to a press opens elsewhere: in another window or frame. */
export function opensElsewhere(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const base = documentOf(form).querySelector('base[target]')?.getAttribute('target');
  const target = (read(form, button, 'target') ?? base ?? '').toLowerCase();
  if (['', '_self'].includes(target)) return false;
  return window !== window.top || !['_parent', '_top'].includes(target);
}

/** Returns true if a script can send the form as the browser would: a post to this site whose answer replaces the page. */
export function canFetch(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const isPost = (read(form, button, 'method') ?? '').toLowerCase() === 'post';
  const isPlain = (read(form, button, 'enctype') ?? '').toLowerCase() === 'text/plain';
  const isOurs = postUrl(form, button).startsWith(`${location.origin}/`);
  return isPost && !isPlain && isOurs && !opensElsewhere(form, button);
}

/** Returns the body of a post: with files, unless the button asks for the encoding that has only their names. */
export function postBody(form: HTMLFormElement, button: HTMLElement | null): FormData | URLSearchParams {
  const body = new FormData(form, button);
  if (button?.getAttribute('formenctype')?.toLowerCase() !== 'application/x-www-form-urlencoded') return body;
  const pairs = [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return new URLSearchParams(pairs);
}

function read(
  form: HTMLFormElement,
  button: HTMLElement | null,
  name: keyof typeof replaceable,
): string | null {
  return button?.getAttribute(replaceable[name]) ?? formAttribute(form, name);
}
