import type { InlineBlock, InlineCall } from './inline-calls.js';

/** What the server's own inline block calls: the tag does it, or reads it. */
const known: ReadonlySet<string> = new Set([
  ...['Ajax.overrideSubmit', 'setHTML5Validation', 'setDisabledSubmit', 'limitSelections'],
  ...['Conditions.add', 'Conditions.addReset', 'Conditions.delayRun', 'Conditions.run', 'Conditions.runAll'],
  ...['Calculations.addEvents', 'Calculations.toDays', 'Calculations.toHours', 'Calculations.toMinutes'],
  ...['jQueryCalendar.setCalendar', 'jQueryCalendar.renderCalendars', 'jQueryCalendar.hideAllPopupCalendars'],
  ...['YUICalendar.setCalendar', 'YUICalendar.renderCalendars', 'YUICalendar.hideOnClick'],
  ...['ionSlider.setSlider', 'ionSlider.renderSliders', 'Pages.change'],
  ...['Translations.add', 'Translations.addCommonTranslation', 'Translations.addCommonTranslations'],
  ...['getValue', 'getFieldsByName', 'getForm', 'getBlock', 'isChecked', 'toNumber', 'formatNumber'],
  ...['gotoErrorElement', 'scrollToElement', 'showThankYouPopup', 'resetElements', 'refreshCaptcha'],
]);

/** Of plugins and of older versions, and the functions that the server declares for each form. */
const others =
  /^(RSFormProReCAPTCHAv3\.\w+|RSFormProUtils\.\w+|number_format|rsfp_(changePage|getValue|getFieldsByName|toNumber|addEvent|showProgress_\d+|run(All)?Conditions?\d+|Calculations\d+))$/;

/** The calls of a page that concern its forms and that the tag knows nothing of, each once, as they are written. */
export function unknownCalls({ calls, functions }: InlineBlock): readonly string[] {
  const unknown = calls.filter((call) => isOfForms(call) && !isKnown(call) && !functions.includes(call.path));
  return [...new Set(unknown.map(({ source }) => source.replaceAll(/\s+/g, ' ').slice(0, 120)))];
}

function isOfForms({ path }: InlineCall): boolean {
  return /^(RSFormPro|rsfp_|rsf_|ajaxValidation|ajaxDisplay)/.test(path);
}

function isKnown({ path, source }: InlineCall): boolean {
  // The server itself closes calendars when the page turns; any other callback is the site's.
  if (path === 'RSFormPro.callbacks.addCallback') return source.includes('hideAllPopupCalendars');
  return others.test(path) || (path.startsWith('RSFormPro.') && known.has(path.slice('RSFormPro.'.length)));
}
