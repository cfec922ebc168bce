import { aliasOf } from '../markup/server-names.model.js';
import type { EarlyConditions } from './early-conditions.dom.js';
import { createFormApi, isset, toNumber, writeNumber } from './form-api.js';
import type { LateCalls } from './late-calls.js';
import type { RecordedCalls } from './recorded-calls.js';
import { yui } from './stand-ins.js';
import { listenToPresses } from './submits.js';
import { elementsByClass, utils as plainUtils } from './utils.dom.js';
import type { WaitingSubmits } from './waiting.dom.js';

export type FormApi = ReturnType<typeof createFormApi>;

/** What the part that comes later works with: what the page has said so far, and what waits. */
export interface LegacyPage {
  readonly api: FormApi;
  readonly calls: RecordedCalls;
  readonly late: LateCalls;
  readonly early: EarlyConditions;
  readonly submits: WaitingSubmits;
}

/** What the module of that part offers. */
export interface DropInModule {
  /** Settles when every form that is there has its element, with the way to look for no more of them. */
  startDropIn(page: LegacyPage): Promise<() => void>;
}

/** Every global name that pages of the versions 1.49 to 3.3 call, with what stands behind it now. */
export function createPageNames(
  calls: RecordedCalls,
  late: LateCalls,
  early: EarlyConditions,
): Readonly<Record<string, unknown>> {
  const api = createFormApi(calls, late, early);
  const addEvent = listenToPresses(calls, plainUtils.addEvent);
  const utils = { ...plainUtils, addEvent };
  return {
    RSFormPro: api,
    RSFormProUtils: utils,
    RSFormProCalendars: {},
    RSFormProPrices: {},
    ajaxExtraValidationScript: {},
    RSClickedSubmitElement: null,
    RSFormProReCAPTCHAv3: createScoreCheck(calls, late),
    RSFormProReCAPTCHAv2: createBoxCheck(),
    RSFormProhCaptcha: createBoxCheck(),
    RSFormProPasswords: {},
    rsf_CALENDAR: yui,
    ...oldNamesOf(api, utils),
  };
}

/** The names of the oldest versions, which stand for those of `RSFormPro`. */
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
    stringURLSafe: (name: unknown) => aliasOf(String(name)),
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

/** The bot check by score: what the page says of it is the form's own check. */
function createScoreCheck(calls: RecordedCalls, late: LateCalls) {
  const forms: Record<string, object> = {};
  return {
    forms,
    add(siteKey: unknown, action: unknown, formId: unknown): void {
      forms[String(Number(formId))] = { key: siteKey, action };
      calls.note(formId, (form) => (form.botCheck = { siteKey: String(siteKey), action: String(action) }));
    },
    execute: late.make('executeBotCheck'),
  };
}

/** The checks with a box bring scripts of their own; what those find here is where the page has put its part. */
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

/** Puts the names on the window. A page may set some of them first: then its own object stays, with what is ours in it. */
export function installNames(names: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(names)) {
    const known: unknown = Reflect.get(window, name);
    if (isPlain(known) && isPlain(value)) Object.assign(value, { ...known, ...value });
    else if (typeof known === 'function') continue;
    Object.defineProperty(window, name, { value, configurable: true, writable: true, enumerable: true });
  }
}

function isPlain(value: unknown): value is object {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}
