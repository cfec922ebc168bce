import { isOn } from '#cli-models';
/** @import { ReadBehaviour } from './behaviour.mjs' */
/** @import { InlineBlock } from './inline-calls.mjs' */
/** @import { LegacyForm } from './page-forms.mjs' */

/**
 * What a page says for all of its forms, outside of the JSON.
 * @typedef {object} PageSettings
 * @property {string} validateUrl The router's address: on a site with several languages no other place says it.
 * @property {boolean} scrollsToError
 */

/**
 * Reads what the inline scripts set for all forms of a page.
 * @param {InlineBlock} block
 * @returns {PageSettings}
 */
export function readSettings({ settings }) {
  /** @param {string} path */
  const last = (path) => settings.findLast((one) => one.path === path)?.value;
  const url = last('RSFormPro.Ajax.URL');
  return {
    validateUrl: typeof url === 'string' ? url : '',
    scrollsToError: isOn(last('RSFormPro.scrollToError')),
  };
}

/**
 * The attributes that make the tag act as the page does: the first field with an error has the focus, no draft is kept.
 * @param {ReadBehaviour} read
 * @param {PageSettings} settings
 * @returns {readonly string[]}
 */
export function attributesOf({ behaviour, isDisabledOnSubmit }, { validateUrl, scrollsToError }) {
  const isAsked = validateUrl !== '' && behaviour.validation.includes('server');
  return [
    ...(isAsked ? [`validate-url="${escaped(validateUrl)}"`] : []),
    'focus-on-error="field"',
    ...(scrollsToError ? ['scroll-to-error'] : []),
    ...(isDisabledOnSubmit ? ['disable-on-submit'] : []),
    'without-draft',
  ];
}

/**
 * What an integrator should know besides.
 * @param {LegacyForm} form
 * @param {ReadBehaviour} read
 * @returns {readonly string[]}
 */
export function notesOn({ formId, isTagged, maps }, { behaviour: { botCheck } }) {
  return [
    ...(isTagged ? [`form ${formId} stands in an <rs-form> already: this takes the place of its JSON`] : []),
    ...(botCheck
      ? [
          `the bot check of form ${formId} waits in the tag for the visitor’s yes; consent-category="necessary" asks nobody, as the page did`,
        ]
      : []),
    ...maps.map((name) => `the map of "${name}" is the page’s own; "type": "location" draws one of ours`),
  ];
}

/**
 * @param {string} text
 * @returns {string}
 */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
