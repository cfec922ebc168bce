import { findInForm, formElements } from '../../../shared/dom/unclobbered-form.js';
import { blockClassOf, fieldNameOf, formIdControl } from '../markup/server-names.model.js';

/** A control of a form, with what a page script may have hung on it. */
export type PageControl = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) & {
  rsfpGetValue?: () => unknown;
  rsfpOnChange?: (heard: () => void) => unknown;
};

/** Every form of the page with that number, by its hidden `form[formId]`: two may have the same id. */
export function findForms(formId: unknown): HTMLFormElement[] {
  const wanted = Number(formId);
  return [...document.forms].filter((form) => numberOf(form) === wanted);
}

/** The number of a form; null for one that is not the server's. */
export function numberOf(form: HTMLFormElement): number | null {
  const input = formElements(form).find((one) => one.getAttribute('name') === formIdControl);
  return numberIn((input as HTMLInputElement | undefined)?.value);
}

/** The number of a form that may not be parsed to its end, where the number is: by its pages then. */
export function numberSoFar(form: HTMLFormElement): number | null {
  const [page] = findInForm(form, '[id^="rsform_"][id*="_page_"]');
  return numberIn(page?.id.slice('rsform_'.length)) ?? numberOf(form);
}

function numberIn(text = ''): number | null {
  const number = Number.parseInt(text, 10);
  return number >= 0 ? number : null;
}

/** The controls of a field, in document order; none without a form. */
export function controlsOf(form: HTMLFormElement | undefined, name: unknown): PageControl[] {
  const wanted = String(name);
  return ((form ? formElements(form) : []) as PageControl[]).filter(
    (control) => control.name !== formIdControl && fieldNameOf(control.name ?? '') === wanted,
  );
}

/** The controls of a field, their labels, and the button of its calendar. */
export function fieldParts(form: HTMLFormElement | undefined, name: unknown): HTMLElement[] {
  const controls = controlsOf(form, name);
  const labels = controls.flatMap((control) => [...(control.labels ?? [])]);
  const buttons = controls.flatMap(({ id }) => {
    const button = document.getElementById(id.replace(/^txt(jQ)?cal/, 'btn$1'));
    return button && button.id !== id ? [button] : [];
  });
  return [...new Set<HTMLElement>([...controls, ...labels, ...buttons])];
}

/** The element with an id in the form that something stands in, else the first of the page: forms may share their ids. */
export function findNear<Found extends HTMLElement>(near: Element | null, id: string): Found | null {
  const form = near?.closest('form');
  const [inForm] = form ? findInForm<Found>(form, `[id="${CSS.escape(id)}"]`) : [];
  return inForm ?? (document.getElementById(id) as Found | null);
}

/** The block of a field: the first in the form, else the first of the page. */
export function findBlock(form: HTMLFormElement | undefined, alias: unknown): HTMLElement | null {
  const selector = `.${CSS.escape(blockClassOf(String(alias)))}`;
  const [inForm] = form ? findInForm<HTMLElement>(form, selector) : [];
  return inForm ?? document.querySelector<HTMLElement>(selector);
}

/**
 * Returns what a calculation reads of a field: a list of what is chosen, or a text, such as the seconds of a date. The
 * functions that the server writes ask a text for its signs and walk through everything else.
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

/** Whether a field has a value, as conditions understand it. */
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

/** The values that a control has at this moment: those that are chosen or ticked, or its text. */
export function valuesOf(control: PageControl): readonly string[] {
  if (control instanceof HTMLSelectElement) return Array.from(control.selectedOptions, ({ value }) => value);
  return isBox(control) && !control.checked ? [] : [control.value];
}

/** The texts of number inputs that were just read: they have a decimal point whatever the author writes elsewhere. */
const plain = new Set<string>();

/** Whether a text is that of a number input that this very script has read. */
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
 * Value of a calendar without a date: 0 in the simpler widget, and else what makes every difference to it no
 * number that could be written, so that a total is 0 until both dates are there. The original takes the present moment.
 */
export const secondsOfNothing = (inputId: string): number => (inputId.startsWith('txtcal') ? 0 : Infinity);

/** The seconds of a calendar's date before the calendar is there, by the hidden input beside it ("12/24/2027 10:30"). */
function secondsOf(input: HTMLInputElement): number {
  const { id, value } = input;
  const hidden = findNear<HTMLInputElement>(input, id.replace('txt', 'hidden'));
  const date = value === '' ? null : /^(\d+)\/(\d+)\/(\d+)(?: (\d+):(\d+))?/.exec(hidden?.value ?? '');
  if (!date) return secondsOfNothing(id);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = date.slice(1).map((part) => Number(part ?? 0));
  return new Date(year, month - 1, day, hour, minute).getTime() / 1000;
}

export function isBox(control: PageControl): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
