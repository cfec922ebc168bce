import { isPlainObject } from '../shared/json/plain-object.model.js';
import { document } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import type { EarlyConditions } from './early-view.dom.js';
import { createFormApi, isset, toNumber, writeNumber } from './form-api.js';
import type { CallQueue, RecordedCalls } from './page-calls.js';
import { yuiShim } from './shims.js';
import { listenToPresses, type HeldSubmits } from './submits.js';
import { callableMembers } from './unknown-members.js';
import { defineGlobal, elementsByClass, utils as plainUtils } from './utils.dom.js';

/** Global object `RSFormPro`. */
export type FormApi = ReturnType<typeof createFormApi>;

/** State of a page that `rsform-compat.js` hands over to `rsform-drop-in.js`. */
export interface LegacyPage {
  readonly api: FormApi;
  readonly calls: RecordedCalls;
  readonly queue: CallQueue;
  readonly early: EarlyConditions;
  readonly submits: HeldSubmits;
}

/** Members of `RSFormPro` that are objects with functions. */
const namespaces = [
  'Ajax',
  'Calculations',
  'Conditions',
  'Pages',
  'Translations',
  'YUICalendar',
  'callbacks',
  'ionSlider',
  'jQueryCalendar',
  'previewFields',
] as const;

/** Exports of `rsform-drop-in.js`. */
export interface DropInModule {
  /** Settles when every form on the page has its element. Returns a function that stops the search for further forms. */
  startDropIn(page: LegacyPage): Promise<() => void>;
}

/** Creates the value of every global that pages of the versions 1.49 to 3.4 use, by its name. */
export function createPageNames(
  calls: RecordedCalls,
  queue: CallQueue,
  early: EarlyConditions,
): Readonly<Record<string, unknown>> {
  const own = document.currentScript;
  const callable = <Api extends object>(name: string, api: Api) => callableMembers(api, name, own);
  const parts = createFormApi(calls, queue, early);
  for (const name of namespaces) Object.assign(parts, { [name]: callable(`RSFormPro.${name}`, parts[name]) });
  const api = callable('RSFormPro', parts);
  const addEvent = listenToPresses(calls, plainUtils.addEvent);
  const utils = { ...plainUtils, addEvent };
  return {
    RSFormPro: api,
    RSFormProUtils: callable('RSFormProUtils', utils),
    RSFormProCalendars: {},
    RSFormProPrices: {},
    ajaxExtraValidationScript: {},
    RSClickedSubmitElement: null,
    RSFormProReCAPTCHAv3: callable('RSFormProReCAPTCHAv3', createScoreCheck(calls, queue)),
    RSFormProReCAPTCHAv2: callable('RSFormProReCAPTCHAv2', createBoxCheck()),
    RSFormProhCaptcha: callable('RSFormProhCaptcha', createBoxCheck()),
    RSFormProPasswords: {},
    rsf_CALENDAR: yuiShim,
    ...oldNamesOf(api, utils),
  };
}

/** Returns the global functions of the oldest versions, which later became members of `RSFormPro`. */
function oldNamesOf(api: FormApi, utils: typeof plainUtils): Readonly<Record<string, unknown>> {
  return {
    rsfp_geolocation: api.initGeoLocation,
    refreshCaptcha: api.refreshCaptcha,
    number_format: writeNumber,
    rsfp_toNumber: toNumber,
    rsfp_getForm: api.getForm,
    rsfp_getValue: api.getValue,
    rsfp_verifyChecked: api.isChecked,
    rsfp_getBlock: api.getBlock,
    rsfp_getFieldsByName: api.getFieldsByName,
    rsfp_addEvent: utils.addEvent,
    rsfp_setDisplay: utils.setDisplay,
    stringURLSafe: utils.getAlias,
    rsfp_changePage: api.Pages.change,
    rsfp_hidePage: api.Pages.hide,
    rsfp_showPage: api.Pages.show,
    rsfp_checkValidDate: api.disableInvalidDates,
    rsfp_addCondition: api.Conditions.add,
    rsfp_runAllConditions: api.Conditions.runAll,
    rsfp_setCalculationsEvents: api.Calculations.addEvents,
    getElementsByClassName: elementsByClass,
    buildXmlHttp: () => new XMLHttpRequest(),
    ajaxDisplayValidationErrors: api.Ajax.displayValidationErrors,
    ajaxValidation: api.Ajax.validate,
    isset,
  };
}

/** Creates the registry of bot checks by score. Its entries become the bot check of the form's element. */
function createScoreCheck(calls: RecordedCalls, queue: CallQueue) {
  const forms: Record<number, object> = {};
  return {
    forms,
    add(siteKey: unknown, action: unknown, formId: unknown): void {
      forms[Number(formId)] = { key: siteKey, action };
      calls.record(formId, (form) => (form.botCheck = { siteKey: String(siteKey), action: String(action) }));
    },
    execute: queue.defer('executeBotCheck'),
  };
}

/** Creates the registry of bot checks with a box. The check's plugin, which the page keeps, calls its loaders. */
function createBoxCheck() {
  const loaders: (() => void)[] = [];
  return {
    forms: {},
    loaders,
    onLoad(): void {
      for (const load of loaders) load();
    },
  };
}

/** Defines the globals. A function that the page has set before stays. Members of an object that it has set are kept. */
export function installNames(names: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(names)) {
    const known = optionalGlobal(name);
    if (isPlainObject(known) && isPlainObject(value)) Object.assign(value, { ...known, ...value });
    else if (typeof known === 'function') continue;
    defineGlobal(name, value);
  }
}
