import { models } from '../page-models.mjs';
import { report } from './report.mjs';
/** @import { Diagnostic } from '../../shared/element/diagnostic.model.js' */

/**
 * Reports the mistakes in the markup and the JSON of a form: those found at its start, and those found at a visitor's first input.
 * @param {{ readonly host: any }} subject
 */
export function diagnoseFormTag({ host }) {
  const json = readJson(host);
  const { definition, invalid } =
    json === undefined ? { definition: undefined, invalid: [] } : models.checkDefinition(json);
  const found = [
    ...models.diagnoseContent(host),
    ...invalid.map(models.diagnosticOf),
    ...(hasServerForm(host)
      ? diagnoseServerForm(host, json, definition?.formId)
      : diagnoseOthers(host, json, definition)),
  ];
  for (const one of found) report(host, one);
}

/**
 * Returns the JSON in a form's tag; undefined without any, and for an invalid text, which is reported.
 * @param {any} host
 * @returns {unknown}
 */
function readJson(host) {
  const text = models.readInlineJson(host);
  if (text === null) return undefined;
  try {
    return models.parseJson(host, text);
  } catch (error) {
    host.report(error);
    return undefined;
  }
}

/** @param {any} host */
function hasServerForm({ form }) {
  return form !== null && models.readFormId(form) !== null;
}

/**
 * @param {any} host
 * @param {unknown} json
 * @param {number | undefined} written The form's id in the JSON.
 */
function diagnoseServerForm(host, json, written) {
  const formId = models.readFormId(host.form) ?? 0;
  const form = models.indexServerForm(host.form, formId);
  return [
    ...(written === undefined || written === formId ? [] : [models.diagnoseFormId(written, formId)]),
    ...models.diagnoseForm(/** @type {any} */ ({ shell: host, form }), false),
    ...models.findJsonDiagnostics(form, json ?? {}),
  ];
}

/**
 * Returns the diagnostics of a form of another system, and of the profiles in its page.
 * @param {any} host
 * @param {unknown} json
 * @returns {readonly Diagnostic[]}
 */
function diagnoseProfileForm(host, json) {
  /** @type {Diagnostic[]} */
  const found = [];
  const own = models.readPageProfiles(host.ownerDocument, (one) => found.push(one));
  const profiles = [...own, ...models.builtInProfiles];
  try {
    const choice = models.findProfile(host.form, host.markup, profiles);
    if (!choice) return [...found, models.diagnoseMarkup(host.markup, profiles)];
    const form = models.indexProfileForm(host.form, choice.profile);
    return [
      ...found,
      ...models.diagnoseForm(/** @type {any} */ ({ shell: host, form }), false),
      ...models.findJsonDiagnostics(form, json ?? {}),
    ];
  } catch (error) {
    return [...found, models.diagnoseProfile(error)];
  }
}

/**
 * Returns the diagnostic of a tag that has neither a form nor JSON for one, and no words of thanks.
 * @param {any} host
 * @param {unknown} json
 * @param {ReturnType<typeof models.checkDefinition>['definition']} definition
 */
function diagnoseOthers(host, json, definition) {
  if (host.form && models.isOfOtherSystem(host, host.form, definition ?? null))
    return diagnoseProfileForm(host, json);
  const fields = definition?.pages.flatMap((page) => page.fields) ?? [];
  const isRendered = definition?.render ?? fields.some(({ type }) => type === 'submit');
  const isOther = host.src || isRendered || models.findThankYou(host, definition?.formId || null);
  return isOther ? [] : [models.diagnoseNoForm(host.form !== null)];
}
