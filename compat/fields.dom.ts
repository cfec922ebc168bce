/** Forms, fields and values of a page by form id and field name. */
import { findInForm, formElements } from '../shared/dom/unclobbered-form.js';
import { blockClassOf, fieldNameOf, formIdControl } from '../elements/rs-form/markup/server-names.model.js';
import { document, unclobbered } from '../shared/dom/unclobbered.js';

/** Control of a form, with the methods that a plugin may add to it. */
export type PageControl = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) & {
  rsfpGetValue?: () => unknown;
  rsfpOnChange?: (listener: () => void) => unknown;
};

/** Returns every form of the page with this id in its hidden `form[formId]`. Two forms may have the same id. */
export function findForms(formId: unknown): HTMLFormElement[] {
  const wanted = Number(formId);
  return [...document.forms].filter((form) => formIdOf(form) === wanted);
}

/** Returns the id of a form; null for a form that is not the server's. */
export function formIdOf(form: HTMLFormElement): number | null {
  const input = formElements(form).find((one) => one.getAttribute('name') === formIdControl);
  return idIn((input as HTMLInputElement | undefined)?.value);
}

/** Returns the id of a form that may not be parsed to its end, where the hidden input is: by the ids of its pages. */
export function formIdSoFar(form: HTMLFormElement): number | null {
  const [page] = findInForm(form, '[id^="rsform_"][id*="_page_"]');
  return idIn(page?.id.slice('rsform_'.length)) ?? formIdOf(form);
}

function idIn(text = ''): number | null {
  const number = Number.parseInt(text, 10);
  return number >= 0 ? number : null;
}

/** Returns the controls of a form in document order; none without a form. */
export function allControls(form: HTMLFormElement | undefined): PageControl[] {
  return form ? (formElements(form) as PageControl[]) : [];
}

/** Returns the controls of a field in document order; none without a form. */
export function controlsOf(form: HTMLFormElement | undefined, name: unknown): PageControl[] {
  const wanted = String(name);
  return allControls(form).filter(({ name }) => fieldNameOf(name ?? '') === wanted);
}

/** Returns the controls of a field, their labels, and the button of its calendar. */
export function fieldParts(form: HTMLFormElement | undefined, name: unknown): HTMLElement[] {
  const controls = controlsOf(form, name);
  const labels = controls.flatMap((control) => [...(control.labels ?? [])]);
  const buttons = controls.flatMap(({ id }) => {
    const button = document.getElementById(id.replace(/^txt(jQ)?cal/, 'btn$1'));
    return button && button.id !== id ? [button] : [];
  });
  return [...new Set<HTMLElement>([...controls, ...labels, ...buttons])];
}

/** Returns the element with an id in the form around `near`, or else the first of the page. Forms may share ids. */
export function findNear<Found extends HTMLElement>(near: Element | null, id: string): Found | null {
  const form = unclobbered(near)?.closest('form');
  const [inForm] = form ? findInForm<Found>(form, `[id="${CSS.escape(id)}"]`) : [];
  return inForm ?? (document.getElementById(id) as Found | null);
}

/** Returns the block of a field: the first in the form, or else the first of the page. */
export function findBlock(form: HTMLFormElement | undefined, alias: unknown): HTMLElement | null {
  const selector = `.${CSS.escape(blockClassOf(String(alias)))}`;
  const [inForm] = form ? findInForm<HTMLElement>(form, selector) : [];
  return inForm ?? document.querySelector<HTMLElement>(selector);
}

/**
 * Returns the value of a field for a calculation: the list of the chosen values, or a text. The text of a calendar is
 * its date in seconds since 1970. The server's functions iterate over everything that is not a text.
 */
export function valueOf(
  form: HTMLFormElement | undefined,
  name: unknown,
  dates: { get(input: Element): (() => number) | undefined },
): unknown {
  const chosen: string[] = [];
  for (const control of controlsOf(form, name)) {
    if (Object.hasOwn(control, 'rsfpGetValue')) return readable(control.rsfpGetValue?.());
    if (control instanceof HTMLSelectElement || isBox(control)) chosen.push(...valuesOf(control));
    else if (!(control instanceof HTMLInputElement)) continue;
    else if (/^txt(jQ)?cal/.test(control.id)) return String(dates.get(control)?.() ?? secondsOf(control));
    else if (/^(text|number|hidden)$/.test(control.type)) return notePlain(control);
  }
  return chosen;
}

function readable(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : (value ?? '');
}

/**
 * Returns true if a field has a value, by the rule of the original: text areas, selects without `[]` in their name, and
 * the empty text of an input do not count.
 */
export function hasValue(form: HTMLFormElement | undefined, name: unknown, value: unknown): boolean {
  const wanted = String(value);
  return controlsOf(form, name).some((control) => {
    const counts =
      control instanceof HTMLSelectElement
        ? control.name.endsWith('[]')
        : control instanceof HTMLInputElement && (isBox(control) || wanted !== '');
    return counts && valuesOf(control).includes(wanted);
  });
}

/** Returns the current values of a control: those that are chosen or checked, or its text. */
export function valuesOf(control: PageControl): readonly string[] {
  if (control instanceof HTMLSelectElement) return Array.from(control.selectedOptions, ({ value }) => value);
  return isBox(control) && !control.checked ? [] : [control.value];
}

/** Texts of number inputs that a script has read in this task. They have a decimal point in every language. */
const plain = new Set<string>();

/** Returns true for the text of a number input that was read in this task. */
export function isPlain(text: string): boolean {
  return plain.has(text);
}

function notePlain({ type, value }: HTMLInputElement): string {
  if (type === 'number') {
    if (plain.size === 0) queueMicrotask(() => plain.clear());
    plain.add(value);
  } else plain.delete(value);
  return value;
}

/**
 * Value of a calendar without a date. No difference to it is finite, so a total is 0 until both dates are chosen. In the
 * original the date-time picker has the present moment, and the simple calendar 0, the beginning of 1970.
 */
export const secondsOfEmptyCalendar = Infinity;

/** Returns the seconds of a date before its calendar is loaded, from the hidden input beside it ("12/24/2027 10:30"). */
function secondsOf(input: HTMLInputElement): number {
  const { id, value } = input;
  const hidden = findNear<HTMLInputElement>(input, id.replace('txt', 'hidden'));
  const date = value === '' ? null : /^(\d+)\/(\d+)\/(\d+)(?: (\d+):(\d+))?/.exec(hidden?.value ?? '');
  if (!date) return secondsOfEmptyCalendar;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = date.slice(1).map((part) => Number(part ?? 0));
  return new Date(year, month - 1, day, hour, minute).getTime() / 1000;
}

/** Returns true for a check box or a radio button. */
export function isBox(control: PageControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Returns the element that is clicked at this moment; null outside of a click. */
export function pressedElement(): Element | null {
  const { event } = window;
  return event?.type === 'click' && event.target instanceof Element ? event.target : null;
}
