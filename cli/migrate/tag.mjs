import { isOn } from '#cli-models';
import { otherFieldNotes } from './other-fields.mjs';
/** @import { ReadBehaviour } from './behaviour.mjs' */
/** @import { InlineBlock } from './inline-calls.mjs' */
/** @import { LegacyForm } from './page-forms.mjs' */

/**
 * The settings of a page for all its forms, which are attributes of the tag.
 * @typedef {object} PageSettings
 * @property {string} validateUrl The address of the server's validation. A site with several languages has it nowhere
 *   else.
 * @property {boolean} scrollsToError
 */

/**
 * Reads the settings from the inline scripts.
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
 * Returns the attributes with which the tag behaves as the page did: the first field with an error gets the focus,
 * and no draft is kept.
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
 * Returns notes for the integrator.
 * @param {LegacyForm} form
 * @param {ReadBehaviour} read
 * @returns {readonly string[]}
 */
export function notesOn(form, { behaviour: { botCheck, previews = [] } }) {
  const { formId, isTagged, maps } = form;
  return [
    ...(isTagged ? [`form ${formId} stands in an <rs-form> already: this takes the place of its JSON`] : []),
    ...(botCheck
      ? [
          `the bot check of form ${formId} waits in the tag for the visitor’s yes; consent-category="necessary" asks nobody, as the page did`,
        ]
      : []),
    ...maps.map((name) => `the map of "${name}" is the page’s own; "type": "location" draws one of ours`),
    ...otherFieldNotes(form, previews),
  ];
}

/**
 * @param {string} text
 * @returns {string}
 */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
