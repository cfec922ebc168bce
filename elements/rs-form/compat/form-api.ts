import { secondsInDay } from '../totals/calculation.model.js';
import { formatNumber, parsePlainNumber, toNumber as readNumber } from '../totals/numbers.model.js';
import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { createCallbacks } from './callbacks.js';
import type { EarlyConditions } from './early-conditions.dom.js';
import { fieldParts, findBlock, findForms, hasValue, isPlain, valueOf } from './fields.dom.js';
import {
  gotoErrorElement,
  refreshCaptcha,
  resetElements,
  resetValues,
  scrollPageTo,
  scrollToElement,
  showCounter,
} from './handlers.dom.js';
import type { LateCalls } from './late-calls.js';
import { hideElement, showElement, showPage } from './pages.dom.js';
import { createPickers } from './pickers.js';
import type { RecordedCalls } from './recorded-calls.js';
import { classesIn, isOn, operandsIn } from './server-values.model.js';
import { createTranslations } from './texts.js';
import { findAncestor, triggerEvent } from './utils.dom.js';

/** The number in a text with the separators of its author; a number input's own text has a decimal point. */
export function toNumber(text: unknown, decimal: unknown, thousands: unknown, decimals: unknown): number {
  const written = String(text);
  if (isPlain(written)) return parsePlainNumber(written);
  return readNumber(written, {
    decimals: Number(decimals),
    decimal: String(decimal ?? '.'),
    thousands: String(thousands ?? ''),
  });
}

/** A number as its author writes it. */
export function writeNumber(
  number: unknown,
  decimals: unknown = 0,
  decimal: unknown = '.',
  thousands: unknown = ',',
): string {
  const format = { decimals: Number(decimals), decimal: String(decimal), thousands: String(thousands) };
  return formatNumber(Number.parseFloat(String(number)), format);
}

export const isset = (...values: readonly unknown[]): boolean =>
  values.every((value) => value !== undefined && value !== null);

/** `RSFormPro`: every name that inline scripts, handlers in the markup and scripts of the site know. */
export function createFormApi(calls: RecordedCalls, late: LateCalls, early: EarlyConditions) {
  const forms = Object.create(null) as Record<string, HTMLFormElement>;
  const getForm = (formId: unknown): HTMLFormElement | undefined => {
    const known = forms[String(Number(formId))];
    const form = known?.isConnected ? known : findForms(formId)[0];
    if (form) forms[String(Number(formId))] = form;
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
    ...readersOf(getForm, calls.dates),
    Translations: createTranslations(calls),
    callbacks: createCallbacks(calls),
    ...createPickers(calls, late),
    ...settersOf(calls),
    Ajax: createAjax(calls, late),
    Pages: createPages(late),
    Conditions: createConditions(calls, late, early),
    Calculations: createCalculations(calls),
    ...lateOf(late),
    ...handlersOfMarkup,
  };
}

/** What the server's markup calls, and scripts that move the page. */
const handlersOfMarkup = {
  showCounter,
  refreshCaptcha,
  resetElements,
  resetValues,
  scrollToElement,
  scrollTo: scrollPageTo,
  gotoErrorElement,
  // What it did was to wait for the provider's script, which calls it.
  initGoogleMaps: () => undefined,
};

function readersOf(getForm: (formId: unknown) => HTMLFormElement | undefined, dates: RecordedCalls['dates']) {
  return {
    getValue: (formId: unknown, name: unknown) => valueOf(getForm(formId), name, dates),
    isChecked: (formId: unknown, name: unknown, value: unknown) => hasValue(getForm(formId), name, value),
    getFieldsByName: (formId: unknown, name: unknown) => fieldParts(getForm(formId), name),
    getElementByType(formId: unknown, type: unknown): Element[] {
      const form = getForm(formId);
      return form ? formElements(form).filter((one) => Reflect.get(one, 'type') === type) : [];
    },
    getBlock(formId: unknown, alias: unknown): HTMLElement[] | false {
      const block = findBlock(getForm(formId), alias);
      return block ? [block] : false;
    },
  };
}

/** What the inline block says once about a form. */
function settersOf(calls: RecordedCalls) {
  return {
    setHTML5Validation(formId: unknown, isDisabling: unknown, classes: unknown): void {
      calls.note(formId, (form) => {
        form.isChecked = true;
        form.isDisabledOnSubmit ||= isOn(isDisabling);
        form.classes = classesIn(classes);
      });
    },
    setDisabledSubmit: (formId: unknown) => calls.note(formId, (form) => (form.isDisabledOnSubmit = true)),
    limitSelections: (formId: unknown, name: unknown, most: unknown) =>
      calls.note(formId, ({ limits }) => limits.set(String(name), Number(most))),
    addFormEvent: (formId: unknown, run: () => void) => calls.note(formId, ({ events }) => events.push(run)),
  };
}

/** `RSFormPro.Ajax`. The request is the form's own: what is here of it is for scripts that look at it. */
function createAjax(calls: RecordedCalls, late: LateCalls) {
  const validate = late.make('validate');
  return {
    URL: '',
    Wait: false,
    Params: '',
    xhr: null as unknown,
    xmlHttp: null as unknown,
    overrideSubmit(formId: unknown, classes: unknown, isDisabling: unknown): void {
      calls.note(formId, (form) => {
        form.isServerAsked = true;
        form.isDisabledOnSubmit ||= isOn(isDisabling);
        form.classes = classesIn(classes);
      });
    },
    validate: (...values: unknown[]): false => (validate(...values), false),
    displayValidationErrors: late.make('displayErrors'),
    validateResponse: late.make('displayErrors'),
  };
}

/** `RSFormPro.Pages`. */
function createPages(late: LateCalls) {
  const history = Object.create(null) as Record<string, number>;
  const turn = late.make('changePage');
  const checkDirection = (formId: unknown, page: unknown): 'next' | 'prev' => {
    const before = history[String(formId)] ?? 0;
    history[String(formId)] = Number(page);
    return Number(page) >= before ? 'next' : 'prev';
  };
  return {
    history,
    checkDirection,
    hide: hideElement,
    show: showElement,
    change(formId: unknown, page: unknown, total: unknown, validate?: unknown, classes?: unknown): void {
      const isFirst = history[String(formId)] === undefined;
      // The first page, and a way back, need nobody's yes.
      if (!late.isThere && (isFirst || !isOn(validate))) showPage(Number(formId), Number(page));
      checkDirection(formId, page);
      turn(formId, page, isOn(validate), isFirst, total, classes);
    },
  };
}

/** `RSFormPro.Conditions`: the rules of each are read once and kept by the form. */
function createConditions(calls: RecordedCalls, late: LateCalls, early: EarlyConditions) {
  const runLate = late.make('runConditions');
  const runAll = (formId: unknown) => runLate(Number(formId));
  return {
    add(formId: unknown, name: unknown, run: () => unknown): void {
      calls.note(formId, ({ conditions }) => {
        conditions.set(run, (conditions.get(run) ?? new Set()).add(String(name)));
      });
    },
    run(options: unknown): void {
      early.run(options);
      runLate(options);
    },
    runAll,
    // The form runs them at its start and after a reset by itself.
    addReset: () => undefined,
    delayRun(formId: unknown): void {
      calls.note(formId, () => undefined);
      // A block that comes late finds the page parsed.
      if (document.readyState !== 'loading') early.runAll();
    },
  };
}

/** `RSFormPro.Calculations`. */
function createCalculations(calls: RecordedCalls) {
  const times = (perDay: number) => (seconds: unknown) =>
    Math.round((Number(seconds) / secondsInDay) * perDay);
  return {
    // The prices of the options of all forms are what totals are made of where a call names no fields.
    addEvents: (formId: unknown, fields: unknown = Reflect.get(window, 'RSFormProPrices')) =>
      calls.note(formId, ({ formId: id, operands }) => {
        for (const name of operandsIn(fields, `${id}_`)) operands.add(name);
      }),
    toDays: times(1),
    toHours: times(24),
    toMinutes: times(1440),
  };
}

function lateOf(late: LateCalls) {
  return {
    submitForm: (form: unknown): false => (late.make('submitForm')(form), false),
    addMoreFiles: late.make('addMoreFiles'),
    // The field shows what was picked by itself.
    loadImage: () => undefined,
    openImageModal: late.make('openImageModal'),
    disableInvalidDates: late.make('disableInvalidDates'),
    initGeoLocation: late.make('initGeoLocation'),
    requestLocation: late.make('requestLocation'),
    showThankYouPopup: late.make('showThankYou'),
  };
}
