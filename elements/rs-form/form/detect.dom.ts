import { document } from '../../../shared/dom/unclobbered.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { FormSession } from './rs-form.session.js';

/**
 * Returns true if a calendar field is on show. In a form that is rendered from JSON every calendar counts as visible,
 * because the page may show it without an interaction with the form. It loads when it is near the window.
 */
export function showsCalendars(form: ServerForm, { fields, render }: FormDefinition): boolean {
  const isOnShow = (control: Element) => control.checkVisibility();
  return fields.filter(isCalendar).some(({ name }) => render || form.controls(name).some(isOnShow));
}

/** Returns true if a field has a calendar. */
export function isCalendar(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'calendar';
}

/** Returns true if a field has a slider. */
export function isSlider(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'slider';
}

/** The markup of fields that need helpers. After a false match the helpers do nothing. */
const marks = [
  '[id^="rsfp-counter-"]',
  '[oninput*="showCounter"]',
  '[name$="][d]"]',
  '[type="range"]',
].join();

/** Returns true if the form needs the field helpers at once. */
export function hasFieldHelpers(form: ServerForm, { fields, previews }: FormDefinition): boolean {
  if (previews) return true;
  return form.find(marks).length > 0 || fields.some((field) => field.countUnit || hasBegunLimit(form, field));
}

/**
 * Returns true if the server has ticked boxes of a group with a limit. Boxes that a visitor ticked before the script had
 * loaded do not count: the hint would move the text that the visitor reads.
 */
function hasBegunLimit(form: ServerForm, { name, maxSelections }: FieldDefinition): boolean {
  if (!maxSelections) return false;
  return form.controls(name).some((control) => control.matches('[checked]'));
}

/** Returns true if a form has an image to read, or a text that only bots are meant to fill in. */
export function hasCaptcha(form: Pick<ServerForm, 'find'>): boolean {
  return form.find('img[id^="captcha"], [aria-hidden][type="text"]').length > 0;
}

/** Returns true if a form has the box of a provider's bot check. The check by score has none. */
export function hasWidget({ botCheck }: Pick<FormDefinition, 'botCheck'>): boolean {
  return botCheck !== undefined && botCheck.provider !== 'recaptcha-v3' && !asksAltcha({ botCheck });
}

/** The mark of the server's button for a proof of work (RSForm! 3.3). */
export const workButtonMark = '[data-rsfp-hashcash]';

/** Returns true if the server has rendered a button that wants a proof of work. */
export function hasWorkButton(form: Pick<ServerForm, 'find'>): boolean {
  return form.find(workButtonMark).length > 0;
}

/** Returns true if the author's JSON asks for a proof of work of ALTCHA. */
export function asksAltcha({ botCheck }: Pick<FormDefinition, 'botCheck'>): boolean {
  return botCheck?.provider === 'altcha';
}

/** The element of ALTCHA, as servers render it (Joomla 6.1, Django, Symfony). */
export const altchaMark = 'altcha-widget';

/** Returns true if the server has rendered an element of ALTCHA, with or without its script. */
export function hasAltcha(form: Pick<ServerForm, 'find'>): boolean {
  return form.find(altchaMark).length > 0;
}

/** Returns true if a form has a bot check: by its definition, or as a proof of work. */
export function hasBotCheck({ definition, form }: Pick<FormSession, 'definition' | 'form'>): boolean {
  return definition.botCheck !== undefined || hasWorkButton(form) || hasAltcha(form);
}

/** Name of the parameter with which a page brings back a saved draft. */
export const savedParameter = 'rs-form-saved';

/** Returns the word of a saved draft in the page's address; empty for none. */
export function savedWord(): string {
  return new URL(document.URL).searchParams.get(savedParameter) ?? '';
}
