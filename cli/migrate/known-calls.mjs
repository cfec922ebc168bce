/** @import { InlineBlock } from './inline-calls.mjs' */

/** @param {...string} names */
const ofForms = (...names) => names.map((name) => `RSFormPro.${name}`);

/**
 * Calls of the server's own scripts and handlers. The tag or its JSON replaces them.
 * @type {ReadonlySet<string>}
 */
const doneByTag = new Set([
  ...ofForms(
    'Ajax.overrideSubmit',
    'Ajax.displayValidationErrors',
    'setHTML5Validation',
    'setDisabledSubmit',
  ),
  ...ofForms('Conditions.add', 'Conditions.addReset', 'Conditions.delayRun', 'Conditions.run'),
  ...ofForms('Conditions.runAll', 'Calculations.addEvents', 'Pages.change', 'limitSelections'),
  ...ofForms('Calculations.toDays', 'Calculations.toHours', 'Calculations.toMinutes'),
  ...ofForms('jQueryCalendar.setCalendar', 'jQueryCalendar.renderCalendars', 'jQueryCalendar.showCalendar'),
  ...ofForms('jQueryCalendar.hideAllPopupCalendars', 'YUICalendar.hideAllPopupCalendars'),
  ...ofForms('YUICalendar.setCalendar', 'YUICalendar.renderCalendars', 'YUICalendar.showHideCalendar'),
  ...ofForms('YUICalendar.hideOnClick', 'ionSlider.setSlider', 'ionSlider.renderSliders'),
  ...ofForms('Translations.add', 'Translations.addCommonTranslation', 'Translations.addCommonTranslations'),
  ...ofForms('gotoErrorElement', 'scrollToElement', 'showThankYouPopup', 'resetElements', 'refreshCaptcha'),
  ...ofForms('showCounter', 'addMoreFiles', 'loadImage', 'disableInvalidDates'),
  ...ofForms('previewFields.elements.push', 'previewFields.attachEvents'),
  ...['rsfp_changePage', 'refreshCaptcha', 'rsfp_checkValidDate', 'rsfp_runAllConditions'],
  ...['RSFormProUtils.addEvent', 'rsfp_addEvent'],
  ...['RSFormProReCAPTCHAv2.loaders.push', 'RSFormProhCaptcha.loaders.push'],
  ...['RSFormProReCAPTCHAv3.add', 'RSFormProReCAPTCHAv3.execute', 'rsf_CALENDAR.util.Event.addListener'],
]);

/**
 * Other calls that scripts of a site may make. `rsform-compat.js` answers them, the tag alone does not.
 * @type {ReadonlySet<string>}
 */
const doneByCompat = new Set([
  ...ofForms('callbacks.addCallback', 'callbacks.runCallback', 'Ajax.validate', 'Ajax.validateResponse'),
  ...ofForms('Pages.hide', 'Pages.show', 'Pages.checkDirection', 'Translations.translate'),
  ...ofForms('Translations.commonTranslate', 'getForm', 'getValue', 'isChecked', 'getFieldsByName'),
  ...ofForms('getBlock', 'getElementByType', 'toNumber', 'formatNumber', 'isset', 'addFormEvent'),
  ...ofForms('submitForm', 'resetValues', 'scrollTo', 'findAncestor', 'triggerEvent', 'openImageModal'),
  ...ofForms('initGeoLocation', 'requestLocation', 'initGoogleMaps', 'googleMapIds.push'),
  ...['rsfp_geolocation', 'rsfp_toNumber', 'rsfp_getForm', 'rsfp_getValue', 'rsfp_verifyChecked'],
  ...['rsfp_getBlock', 'rsfp_getFieldsByName', 'rsfp_setDisplay', 'rsfp_hidePage'],
  ...['rsfp_showPage', 'rsfp_addCondition', 'rsfp_setCalculationsEvents', 'ajaxValidation'],
  ...['ajaxDisplayValidationErrors', 'RSFormProReCAPTCHAv2.onLoad', 'RSFormProhCaptcha.onLoad'],
]);

/**
 * Returns what answers a call: the tag, or `rsform-compat.js` if the page has it; null for nothing.
 * @param {string} path
 * @returns {'tag' | 'compat' | null}
 */
export function answererOf(path) {
  if (doneByTag.has(path)) return 'tag';
  return doneByCompat.has(path) || /^RSFormProUtils\.\w+$/.test(path) ? 'compat' : null;
}

/**
 * The texts of the calls and settings that are the site's own, each once.
 * @typedef {object} SiteCalls
 * @property {readonly string[]} compat Answered by `rsform-compat.js`.
 * @property {readonly string[]} nobody Answered by nothing in the suite.
 */

/** Matches names of the component and of its plugins. */
const family = /^(RSFormPro|rsfp_|rsf_|ajaxValidation$|ajaxDisplay|refreshCaptcha$)/;

/**
 * Sorts the calls of inline scripts and handlers by what answers them. Functions that the page declares, and calls
 * inside functions for one form, are the server's; they go when the page moves.
 * @param {InlineBlock} block
 * @returns {SiteCalls}
 */
export function siteCalls(block) {
  const calls = block.calls
    .filter(({ path }) => family.test(path) && !block.functions.includes(path))
    .map(({ path, source, isServers }) => {
      const isOwn = path === 'RSFormPro.callbacks.addCallback' && source.includes('hideAllPopupCalendars');
      const by = isOwn || (isServers && answererOf(path) === 'compat') ? 'tag' : answererOf(path);
      return { by, source };
    });
  /** @param {'compat' | null} by */
  const of = (by) => calls.filter((call) => call.by === by).map(({ source }) => source);
  return { compat: once([...of('compat'), ...hooksIn(block)]), nobody: once(of(null)) };
}

/**
 * Returns the functions that a site registers by name. The server's own function displays validation errors.
 * @param {InlineBlock} block
 * @returns {readonly string[]}
 */
function hooksIn({ settings, functions }) {
  const isServers = /displayValidationErrors|ajaxDisplayValidationErrors/i;
  return [
    ...settings
      .filter(({ path, source }) => path.startsWith('ajaxExtraValidationScript.') && !isServers.test(source))
      .map(({ source }) => source),
    ...functions.filter((name) => name === 'rsfp_onSelectDate').map((name) => `function ${name}`),
  ];
}

/**
 * @param {readonly string[]} sources
 * @returns {readonly string[]}
 */
function once(sources) {
  return [...new Set(sources.map((source) => source.replaceAll(/\s+/g, ' ').slice(0, 120)))];
}
