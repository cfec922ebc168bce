import { setFormAttribute, submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { addFiles, markErrors, refreshSplitDate, showPicture } from './page-acts.dom.js';
import { hideCalendars, openCalendar } from './calendar-acts.dom.js';
import { findForms, numberOf } from './fields.dom.js';
import { initGeoLocation, requestLocation } from './geolocation.dom.js';
import type { LateFunctions } from './late-calls.js';
import type { FormTag } from './place-form.dom.js';
import type { LegacyPage } from './page-names.js';
import { placeThankYou } from './thanks.dom.js';

interface Parts {
  readonly page: LegacyPage;
  readonly tagOf: (form: HTMLFormElement) => FormTag | undefined;
  /** Whether what is called now was called before the forms had their elements. */
  readonly isCatchingUp: () => boolean;
  /** A condition that is run, or the number of a form all of whose conditions are. */
  readonly runRules: (subject: unknown) => void;
}

/** What the page's calls do once the forms have their elements. */
export function createLateFunctions({ page, tagOf, isCatchingUp, runRules }: Parts): LateFunctions {
  const turn = (formId: unknown, to: unknown, validate: unknown, isFirst: unknown) => {
    // The first page was shown at once; the form may know better by now, of a post that came back.
    if (isFirst === true && isCatchingUp()) return;
    for (const form of findForms(formId))
      void tagOf(form)
        ?.goToPage(Number(to), { validate: validate === true })
        .catch(() => undefined);
  };
  return {
    addMoreFiles: addFiles,
    disableInvalidDates: refreshSplitDate,
    displayErrors: (names: unknown, task: unknown, formId: unknown, data: unknown) =>
      task === 'afterSend' &&
      markErrors(page.calls.answered.get(Object(data)) ?? findForms(formId)[0], names, data),
    hideCalendars,
    showCalendar: openCalendar,
    initGeoLocation,
    openImageModal: showPicture,
    runConditions: runRules,
    changePage: turn,
    requestLocation: () => requestLocation(page.api.googleMapIds),
    showThankYou: () => placeThankYou(document),
    submitForm: (form: unknown) => isForm(form) && submitOrRun(page, form),
    validate: (form: unknown, at: unknown) => isForm(form) && validate(page, form, at, tagOf(form)),
    executeBotCheck: (formId: unknown) => {
      const [form] = findForms(formId);
      if (form) submit(page, form);
    },
  };
}

/** Asks the server whatever the form says, as the call does: about a page before it is left, or before the form is sent. */
function validate(page: LegacyPage, form: HTMLFormElement, at: unknown, tag: FormTag | undefined): void {
  if (!tag) return;
  if (!/server/.test(tag.validation)) tag.validation = 'browser server';
  const wanted = Number(at);
  if (wanted > 0) void tag.goToPage(wanted, { validate: true }).catch(() => undefined);
  else submit(page, form);
}

/** Who holds the question to the server runs what waits for a submit: the submit itself goes on afterwards. */
function submitOrRun(page: LegacyPage, form: HTMLFormElement): void {
  const event = page.api.Ajax.Wait ? page.calls.of(numberOf(form)).events.shift() : undefined;
  if (event) event();
  else submit(page, form);
}

/** With the button that was pressed, and when a submit that is under way is over: a form takes no other until then. */
function submit(page: LegacyPage, form: HTMLFormElement): void {
  const button: unknown = Reflect.get(window, 'RSClickedSubmitElement');
  // What is wrong the form says itself, and not the browser before it.
  setFormAttribute(form, 'novalidate', '');
  const calls = page.calls.of(numberOf(form));
  setTimeout(() => {
    calls.isAskedByPage = true;
    submitFormBy(form, button instanceof HTMLElement ? button : null);
    calls.isAskedByPage = false;
  });
}

function isForm(form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && numberOf(form) !== null;
}
