import {
  classesIn,
  isKept,
  isOn,
  layoutBy,
  optionsOf,
  readCondition,
  readPreview,
  retainKept,
  scoreCheckOf,
  weekStartIn,
} from '#cli-models';
import { faultIn, formIdOf } from './data-calls.mjs';
/** @import { InlineBlock, InlineCall } from './inline-calls.mjs' */
/** @import { LegacyForm, LegacyPage } from './page-forms.mjs' */
/** @import { LegacyFacts, LegacyWidget } from '#cli-models' */

/**
 * Facts about a form in the scripts of its page.
 * @typedef {object} FactsOfForm
 * @property {LegacyFacts} facts
 * @property {boolean} isDisabledOnSubmit
 * @property {readonly string[]} faults
 */

/**
 * Calls that start a widget → its kind, and the start of its input's id.
 * @type {ReadonlyMap<string, readonly [kind: LegacyWidget['kind'], inputId: string]>}
 */
const widgetCalls = new Map([
  ['RSFormPro.jQueryCalendar.setCalendar', ['date-time', 'txtjQcal']],
  ['RSFormPro.YUICalendar.setCalendar', ['date', 'txtcal']],
  ['RSFormPro.ionSlider.setSlider', ['slider', 'rs-range-slider']],
]);

/**
 * Reads the calls of a page's inline scripts that configure a form.
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @param {LegacyPage} page
 * @returns {FactsOfForm}
 */
export function readFacts(form, block, { scripts }) {
  const { formId, classes } = form;
  const calls = block.calls.filter((call) => formIdOf(call) === formId);
  /** @param {string} path */
  const of = (path) => calls.filter((call) => call.path === path);
  const [asked, checked] = [of('RSFormPro.Ajax.overrideSubmit'), of('RSFormPro.setHTML5Validation')];
  const said = [...asked.map(({ values }) => values[1]), ...checked.map(({ values }) => values[2])].at(-1);
  const { widgets, faults } = readWidgets(calls, form);
  const botCheck = readBotCheck(of('RSFormProReCAPTCHAv3.add'), scripts) ?? readBoxCheck(form, block);
  return {
    facts: {
      ...{ formId, widgets },
      layout: layoutBy(said === undefined ? undefined : classesIn(said), (name) => classes.has(name)),
      isServerAsked: asked.length > 0 || form.checkedBreaks.length > 0,
      isChecked: checked.length > 0,
      limits: new Map(of('RSFormPro.limitSelections').flatMap(limitOf)),
      conditions: retainKept(
        of('RSFormPro.Conditions.run')
          .filter((call) => faultIn(call) === null)
          .flatMap(({ values }) => readCondition(optionsOf(values[0]))),
        (name) => isKept(form.types.get(name) ?? []),
      ),
      previews: of('RSFormPro.previewFields.elements.push').flatMap(({ values }) => readPreview(values[0])),
      fieldTexts: readFieldTexts(of('RSFormPro.Translations.add')),
      texts: readTexts(block),
      botCheck,
      weekStart: readWeekStart(block),
    },
    isDisabledOnSubmit:
      of('RSFormPro.setDisabledSubmit').length > 0 ||
      asked.some(({ values }) => isOn(values[2])) ||
      checked.some(({ values }) => isOn(values[1])),
    faults: [
      ...calls.flatMap((call) => faultIn(call) ?? []),
      ...faults,
      ...(botCheck ? [] : boxesIn(form).map((id) => `#${id}: the key of its check is not written out`)),
    ],
  };
}

/**
 * @param {readonly InlineCall[]} calls
 * @param {LegacyForm} form
 */
function readWidgets(calls, { widgets: inputs }) {
  /** @type {LegacyWidget[]} */
  const widgets = [];
  /** @type {string[]} */
  const faults = [];
  for (const { path, values } of calls) {
    const [kind, inputId] = widgetCalls.get(path) ?? [];
    if (kind === undefined) continue;
    const id = `${inputId}${String(values[1])}`;
    const name = inputs.get(id);
    if (name === undefined) faults.push(`${path}: the form has no input ${id}`);
    else widgets.push({ kind, name, options: values[2] });
  }
  return { widgets, faults };
}

/**
 * @param {InlineCall} call
 * @returns {readonly (readonly [string, number])[]}
 */
function limitOf({ values: [, name, most] }) {
  const number = Number(most);
  return typeof name === 'string' && Number.isInteger(number) ? [[name, number]] : [];
}

/**
 * Reads the error texts of fields. The server writes them for file fields only.
 * @param {readonly InlineCall[]} calls
 * @returns {ReadonlyMap<string, ReadonlyMap<string, string>>}
 */
function readFieldTexts(calls) {
  /** @type {Map<string, Map<string, string>>} */
  const texts = new Map();
  for (const {
    values: [, name, key, text],
  } of calls)
    if (typeof name === 'string' && typeof key === 'string' && typeof text === 'string')
      texts.set(name, (texts.get(name) ?? new Map()).set(key, text));
  return texts;
}

/**
 * Reads the texts for all forms of the page.
 * @param {InlineBlock} block
 * @returns {ReadonlyMap<string, string>}
 */
function readTexts({ calls }) {
  const pairs = calls.flatMap(textPairsOf).filter(isTextPair);
  return new Map(pairs);
}

/**
 * @param {InlineCall} call
 * @returns {readonly unknown[]}
 */
function textPairsOf({ path, values }) {
  if (path === 'RSFormPro.Translations.addCommonTranslation') return [values];
  const [list] = values;
  return path === 'RSFormPro.Translations.addCommonTranslations' && Array.isArray(list) ? list : [];
}

/**
 * @param {unknown} pair
 * @returns {pair is [string, string]}
 */
function isTextPair(pair) {
  return Array.isArray(pair) && pair.every((one) => typeof one === 'string');
}

/**
 * @param {readonly InlineCall[]} calls
 * @param {LegacyPage['scripts']} scripts
 * @returns {LegacyFacts['botCheck']}
 */
function readBotCheck(calls, scripts) {
  const [siteKey, action] = calls.at(-1)?.values ?? [];
  if (typeof siteKey !== 'string') return undefined;
  return scoreCheckOf(
    { siteKey, ...(typeof action === 'string' && { action }) },
    // The address may have no scheme.
    scripts.map(({ src }) => src.replace(/^\/\//, 'https://')),
  );
}

/** @type {ReadonlyMap<string, 'recaptcha-v2' | 'hcaptcha'>} */
const providers = new Map([
  ['grecaptcha.render', 'recaptcha-v2'],
  ['hcaptcha.render', 'hcaptcha'],
]);

/**
 * Reads a bot check with a box, which its plugin draws into an element of the form.
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @returns {LegacyFacts['botCheck']}
 */
function readBoxCheck({ ids }, { calls }) {
  for (const { path, values } of calls) {
    const provider = providers.get(path);
    const { sitekey, size } = optionsOf(values[1]);
    if (provider === undefined || typeof sitekey !== 'string' || !ids.has(String(values[0]))) continue;
    const box = size === 'compact' || size === 'invisible' ? { size } : {};
    return { provider, siteKey: sitekey, .../** @type {{ size?: 'compact' | 'invisible' }} */ (box) };
  }
  return undefined;
}

/**
 * Returns the ids of the elements for bot checks with a box.
 * @param {LegacyForm} form
 * @returns {readonly string[]}
 */
function boxesIn({ ids }) {
  return [...ids].filter((id) => /^(g-recaptcha|h-captcha)-\d+$/.test(id));
}

/**
 * @param {InlineBlock} block
 * @returns {number | undefined}
 */
function readWeekStart({ settings }) {
  const ofPickers = settings.flatMap(({ path, value }) => {
    const key = /^RSFormPro\.(?:jQuery|YUI)Calendar\.settings\.(\w+)$/.exec(path)?.[1];
    return key === undefined ? [] : [/** @type {const} */ ([key, value])];
  });
  return weekStartIn([Object.fromEntries(ofPickers)]);
}
