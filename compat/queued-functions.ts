/** Functions behind the queued calls of a page. Each works on the form's element or on a field of it. */
import { setFormAttribute, submitFormBy } from '../shared/dom/unclobbered-form.js';
import { dispatchInputEvents } from '../shared/dom/dispatch-input-events.js';
import { fallBack, lastDayOf } from '../shared/dates/split-date.model.js';
import { reportOnce } from '../shared/element/report.js';
import { document, documentOf } from '../shared/dom/unclobbered.js';
import { hideCalendars, openCalendar } from './calendars.js';
import { displayErrors } from './extra-validation.js';
import { findForms, findNear, formIdOf } from './fields.dom.js';
import type { FormTag } from './form-tag.dom.js';
import { initGeoLocation, requestLocation } from './geolocation.dom.js';
import type { QueuedFunctions } from './page-calls.js';
import type { LegacyPage } from './page-names.js';
import { placeThankYou } from './thank-you.dom.js';

interface Context {
  readonly page: LegacyPage;
  readonly tagOf: (form: HTMLFormElement) => FormTag | undefined;
  /** Returns true while calls run that were made before the forms had their elements. */
  readonly isReplaying: () => boolean;
  /** Runs one condition, or all conditions of the form with this id. */
  readonly runConditions: (subject: unknown) => void;
}

/** Creates the functions that the queued calls of a page run. */
export function createQueuedFunctions({ page, tagOf, isReplaying, runConditions }: Context): QueuedFunctions {
  const changePage = (formId: unknown, to: unknown, validate: unknown, isFirst: unknown) => {
    // The first page is on show already. After a failed post the element may show another one.
    if (isFirst === true && isReplaying()) return;
    for (const form of findForms(formId))
      void tagOf(form)
        ?.goToPage(Number(to), { validate: validate === true })
        .catch(() => undefined);
  };
  return {
    addMoreFiles: addFileInput,
    // The element limits the days of split dates by itself; a call without a name is about all of them.
    disableInvalidDates: (name: unknown) => name !== undefined && refreshSplitDate(name),
    displayErrors: (names: unknown, task: unknown, formId: unknown, data: unknown) =>
      task === 'afterSend' &&
      displayErrors(page.calls.formOfAnswer.get(Object(data)) ?? findForms(formId)[0], names, data),
    hideCalendars,
    showCalendar: openCalendar,
    initGeoLocation,
    openImageModal: showImage,
    runConditions,
    jQuery: reportJquery,
    changePage,
    requestLocation: () => requestLocation(page.api.googleMapIds),
    showThankYou: () => placeThankYou(document),
    submitForm: (form: unknown) => isForm(form) && submitOrRunEvent(page, form),
    validate: (form: unknown, at: unknown) => isForm(form) && validate(page, form, at, tagOf(form)),
    executeBotCheck: (formId: unknown) => {
      const [form] = findForms(formId);
      if (form) submit(page, form);
    },
  };
}

/** Reports a member of jQuery that the page calls and does not have. */
function reportJquery(name: string): void {
  const text = `rsform-compat: found jQuery().${name}(), expected jQuery on this page or nothing but ready()`;
  reportOnce('warn', text, 'compat-jquery');
}

/** Validates a page of the form on the server before it changes, or the form before it is sent. */
function validate(page: LegacyPage, form: HTMLFormElement, at: unknown, tag: FormTag | undefined): void {
  if (!tag) return;
  if (!/server/.test(tag.validation)) tag.validation = 'browser server';
  const wanted = Number(at);
  if (wanted > 0) void tag.goToPage(wanted, { validate: true }).catch(() => undefined);
  else submit(page, form);
}

/** Submits, or runs the next function of the submit queue while a script holds the server check (`Ajax.Wait`). */
function submitOrRunEvent(page: LegacyPage, form: HTMLFormElement): void {
  const event = page.api.Ajax.Wait ? page.calls.of(formIdOf(form)).events.shift() : undefined;
  if (event) event();
  else submit(page, form);
}

/** Submits by the pressed button, in the next task: a form ignores a submit during another one. */
function submit(page: LegacyPage, form: HTMLFormElement): void {
  const button: unknown = Reflect.get(window, 'RSClickedSubmitElement');
  // The element reports errors, not the browser.
  setFormAttribute(form, 'novalidate', '');
  const calls = page.calls.of(formIdOf(form));
  setTimeout(() => {
    calls.isAskedByPage = true;
    submitFormBy(form, button instanceof HTMLElement ? button : null);
    calls.isAskedByPage = false;
  });
}

function isForm(form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && formIdOf(form) !== null;
}

/** Adds a file input by the field's own button, once the field is enhanced. */
function addFileInput(button: unknown): void {
  if (!(button instanceof HTMLElement)) return;
  const isPress = window.event?.type === 'click' && button.contains(window.event.target as Node);
  // The field removes the attribute when it listens to the button itself.
  if (!button.hasAttribute('onclick')) {
    if (!isPress) button.click();
    return;
  }
  const observer = new MutationObserver(() => {
    if (button.hasAttribute('onclick')) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(button, { attributeFilter: ['onclick'] });
}

/**
 * Disables the days of a split date that do not exist, once its month and year are chosen. Replaces such a day by the last
 * valid one.
 */
function refreshSplitDate(name: unknown): void {
  const changed = window.event?.target instanceof Element ? window.event.target : null;
  const [day, month, year] = ['d', 'm', 'y'].map((part) =>
    findNear<HTMLSelectElement>(changed, `${String(name)}${part}`),
  );
  if (!day) return;
  const numberIn = (select: HTMLSelectElement | null | undefined) =>
    select ? Number(select.value) || null : undefined;
  const date = { day: numberIn(day) ?? null, month: numberIn(month), year: numberIn(year) };
  const last = lastDayOf(date);
  for (const option of day.options)
    if (Number(option.value) > 28) option.disabled = Number(option.value) > last;
  const valid = fallBack(date);
  if (valid === null) return;
  day.value = String(valid);
  dispatchInputEvents(day);
}

/** Shows an image of the page in the page's `<media-box>`, or in a dialog where there is none. */
function showImage(image: unknown): void {
  if (!(image instanceof HTMLImageElement)) return;
  const items = [{ src: image.src, title: image.title, caption: image.title, alt: image.alt, type: 'image' }];
  const options = { bubbles: true, composed: true, cancelable: true, detail: { items, index: 0 } };
  if (!image.dispatchEvent(new CustomEvent('media-box-open-request', options))) return;
  const dialog = document.createElement('dialog');
  const close = document.createElement('button');
  const copy = new Image();
  copy.alt = image.alt;
  copy.src = image.src;
  copy.style.maxInlineSize = '100%';
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute(
    'aria-label',
    documentOf(image).documentElement.lang.startsWith('es') ? 'Cerrar' : 'Close',
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, copy);
  document.body.append(dialog);
  dialog.showModal();
}
