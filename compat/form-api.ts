import { formatNumber, parsePlainNumber } from '../shared/numbers/format-number.model.js';
import { unclobbered } from '../shared/dom/unclobbered.js';
import { classesIn, isOn, readScriptNumber } from './call-values.model.js';
import { hideElement, showElement, showPage, type EarlyConditions } from './early-view.dom.js';
import { allControls, fieldParts, findBlock, findForms, hasValue, isPlain, valueOf } from './fields.dom.js';
import {
  gotoErrorElement,
  refreshCaptcha,
  resetElements,
  resetValues,
  scrollPageTo,
  scrollToElement,
  showCounter,
} from './handlers.dom.js';
import type { CallQueue, RecordedCalls } from './page-calls.js';
import { createRecordingApi } from './recording-api.js';
import { findAncestor, triggerEvent } from './utils.dom.js';

/** Reads a number with the author's separators. The text of a number input has a decimal point in every language. */
export function toNumber(text: unknown, decimal: unknown, thousands: unknown, decimals: unknown): number {
  const written = String(text);
  if (isPlain(written)) return parsePlainNumber(written);
  return readScriptNumber(written, {
    decimals: Number(decimals),
    decimal: String(decimal ?? '.'),
    thousands: String(thousands ?? ''),
  });
}

/** Formats a number with the author's separators. */
export function writeNumber(
  number: unknown,
  decimals: unknown = 0,
  decimal: unknown = '.',
  thousands: unknown = ',',
): string {
  const format = { decimals: Number(decimals), decimal: String(decimal), thousands: String(thousands) };
  return formatNumber(Number.parseFloat(String(number)), format);
}

/** Returns true if no value is undefined or null. */
export const isset = (...values: readonly unknown[]): boolean =>
  values.every((value) => value !== undefined && value !== null);

/** Creates `RSFormPro` with every member that inline scripts, handlers in the markup and scripts of the site use. */
export function createFormApi(calls: RecordedCalls, queue: CallQueue, early: EarlyConditions) {
  const forms = Object.create(null) as Record<number, HTMLFormElement>;
  const getForm = (formId: unknown): HTMLFormElement | undefined => {
    const id = Number(formId);
    const known = forms[id];
    const form = unclobbered(known)?.isConnected ? known : findForms(id)[0];
    if (form) forms[id] = form;
    return form;
  };
  return {
    Forms: forms,
    formEvents: calls.events,
    Editors: {},
    scrollToError: false,
    usePositioning: false,
    googleMapIds: [] as unknown[],
    getForm,
    toNumber,
    formatNumber: writeNumber,
    isset,
    triggerEvent,
    findAncestor,
    ...createReaders(getForm, calls.dates),
    ...createRecordingApi(calls, queue, early),
    Ajax: createAjax(calls, queue),
    Pages: createPages(queue),
    ...createActions(queue),
    ...markupHandlers,
  };
}

/** Functions that the server's markup calls, and functions that scroll. */
const markupHandlers = {
  showCounter,
  refreshCaptcha,
  resetElements,
  resetValues,
  scrollToElement,
  scrollTo: scrollPageTo,
  gotoErrorElement,
  // The original waits for the provider's script.
  initGoogleMaps: () => undefined,
};

/** Creates the members that return a value at once. */
function createReaders(
  getForm: (formId: unknown) => HTMLFormElement | undefined,
  dates: RecordedCalls['dates'],
) {
  return {
    getValue: (formId: unknown, name: unknown) => valueOf(getForm(formId), name, dates),
    isChecked: (formId: unknown, name: unknown, value: unknown) => hasValue(getForm(formId), name, value),
    getFieldsByName: (formId: unknown, name: unknown) => fieldParts(getForm(formId), name),
    getElementByType: (formId: unknown, type: unknown) =>
      allControls(getForm(formId)).filter((one) => one.type === type),
    getBlock(formId: unknown, alias: unknown): HTMLElement[] | false {
      const block = findBlock(getForm(formId), alias);
      return block ? [block] : false;
    },
  };
}

/** Creates `RSFormPro.Ajax`. The element sends the request. The properties exist for scripts that read them. */
function createAjax(calls: RecordedCalls, queue: CallQueue) {
  const validate = queue.defer('validate');
  const displayErrors = queue.defer('displayErrors');
  return {
    URL: '',
    Wait: false,
    Params: '',
    xhr: null as unknown,
    xmlHttp: null as unknown,
    overrideSubmit(formId: unknown, classes: unknown, isDisabling: unknown): void {
      calls.record(formId, (form) => {
        form.isServerAsked = true;
        form.isDisabledOnSubmit ||= isOn(isDisabling);
        form.classes = classesIn(classes);
      });
    },
    validate: (...values: unknown[]): false => (validate(...values), false),
    displayValidationErrors: displayErrors,
    validateResponse: displayErrors,
  };
}

/** Creates `RSFormPro.Pages`. */
function createPages(queue: CallQueue) {
  const history = Object.create(null) as Record<string, number>;
  const changeLater = queue.defer('changePage');
  const checkDirection = (formId: unknown, page: unknown): 'next' | 'prev' => {
    const before = history[String(formId)] ?? 0;
    const to = Number(page);
    history[String(formId)] = to;
    return to >= before ? 'next' : 'prev';
  };
  return {
    history,
    checkDirection,
    hide: hideElement,
    show: showElement,
    change(formId: unknown, page: unknown, total: unknown, validate?: unknown, classes?: unknown): void {
      const isFirst = history[String(formId)] === undefined;
      // The first page and a previous page are shown without validation, so they do not wait.
      if (!queue.isConnected && (isFirst || !isOn(validate))) showPage(Number(formId), Number(page));
      checkDirection(formId, page);
      changeLater(formId, page, isOn(validate), isFirst, total, classes);
    },
  };
}

/** Creates the members that need the form's element. */
function createActions(queue: CallQueue) {
  const submitForm = queue.defer('submitForm');
  return {
    submitForm: (form: unknown): false => (submitForm(form), false),
    addMoreFiles: queue.defer('addMoreFiles'),
    // The field shows the chosen image itself.
    loadImage: () => undefined,
    openImageModal: queue.defer('openImageModal'),
    disableInvalidDates: queue.defer('disableInvalidDates'),
    initGeoLocation: queue.defer('initGeoLocation'),
    requestLocation: queue.defer('requestLocation'),
    showThankYouPopup: queue.defer('showThankYou'),
  };
}
