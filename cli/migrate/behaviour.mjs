import { compileExpression, legacyBehaviour, optionsOf } from '#cli-models';
import { formIdOf } from './data-calls.mjs';
import { readFacts } from './facts.mjs';
import { rightParts } from './right-parts.mjs';
import { readTotals } from './totals.mjs';
/** @import { InlineBlock } from './inline-calls.mjs' */
/** @import { LegacyForm, LegacyPage } from './page-forms.mjs' */
/** @import { AuthoredBehaviour, BehaviourField, CalculationDefinition } from '#cli-models' */

/** @typedef {'conditions' | 'calculations' | 'texts'} OptionalKey */

/**
 * The JSON of a form as an author would write it, without empty keys.
 * @typedef {Omit<AuthoredBehaviour, OptionalKey> & Partial<Pick<AuthoredBehaviour, OptionalKey>>} LegacyBehaviour
 */

/**
 * The behaviour of a form as the inline scripts of its page describe it.
 * @typedef {object} ReadBehaviour
 * @property {LegacyBehaviour} behaviour
 * @property {boolean} isDisabledOnSubmit
 * @property {readonly string[]} faults Messages about parts that could not be translated.
 */

/**
 * Translates what the inline scripts of a page say about one of its forms into JSON: all that `rsform-compat.js`
 * reads, and the prices and totals, which `rsform-compat.js` leaves to the page's own functions.
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @param {LegacyPage} page
 * @returns {ReadBehaviour}
 */
export function readBehaviour(form, block, page) {
  const { facts, isDisabledOnSubmit, faults } = readFacts(form, block, page);
  const said = legacyBehaviour(facts);
  const totals = block.totals
    .filter(({ formId }) => formId === form.formId)
    .map((one) => readTotals(one, form.names));
  const all = totals.flatMap((one) => one.calculations);
  const calculations = calculationsOf(all, said.conditions.length > 0);
  const fields = [
    ...said.pages.flatMap((one) => one.fields),
    ...readPrices(form, block),
    ...form.checkedBreaks.map((name) => ({
      name,
      type: /** @type {const} */ ('page-break'),
      validate: true,
    })),
  ];
  const right = rightParts({
    ...{ version: said.version, formId: said.formId, validation: said.validation, checks: said.checks },
    layout: said.layout,
    pages: onPages(form, merged(fields)),
    ...(said.conditions.length > 0 && { conditions: said.conditions }),
    ...(calculations.length > 0 && { calculations }),
    ...(said.previews && { previews: said.previews }),
    ...(said.botCheck && { botCheck: said.botCheck }),
    ...(Object.keys(said.texts).length > 0 && { texts: said.texts }),
  });
  return {
    ...{ behaviour: right.behaviour, isDisabledOnSubmit },
    faults: [
      ...(form.hasEnd ? [] : ['the form has no end: the page may not be whole']),
      ...silenceOn(form, block),
      ...faults,
      ...fields.flatMap(({ name }) => missingIn(form, name)),
      ...totals.flatMap((one) => one.faults),
      ...all.flatMap(diagnosticsOf),
      ...right.faults,
    ],
  };
}

/**
 * Returns the totals that the language of the JSON can express. The page's own function counts the default of a field
 * that a condition hides.
 * @param {readonly CalculationDefinition[]} totals
 * @param {boolean} hasConditions
 * @returns {readonly CalculationDefinition[]}
 */
function calculationsOf(totals, hasConditions) {
  return totals
    .filter((one) => diagnosticsOf(one).length === 0)
    .map((one) => (hasConditions ? { ...one, hiddenOperands: 'default' } : one));
}

/**
 * Reads the prices of a form's options: `RSFormProPrices['1_Plan'] = { "Basic": "20" }`.
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @returns {readonly BehaviourField[]}
 */
function readPrices({ formId }, { settings }) {
  const prefix = `RSFormProPrices.${formId}_`;
  return settings.flatMap(({ path, value }) => {
    if (!path.startsWith(prefix)) return [];
    const prices = Object.entries(optionsOf(value)).flatMap(([key, price]) =>
      typeof price === 'string' || typeof price === 'number' ? [{ value: key, price: String(price) }] : [],
    );
    return prices.length > 0 ? [{ name: path.slice(prefix.length), prices }] : [];
  });
}

/**
 * Merges the parts that belong to the same field.
 * @param {readonly BehaviourField[]} parts
 * @returns {readonly BehaviourField[]}
 */
function merged(parts) {
  /** @type {Map<string, BehaviourField>} */
  const byName = new Map();
  for (const part of parts) byName.set(part.name, { ...byName.get(part.name), ...part });
  return [...byName.values()];
}

/**
 * @param {LegacyForm} form
 * @param {readonly BehaviourField[]} fields
 * @returns {AuthoredBehaviour['pages']}
 */
function onPages({ pages }, fields) {
  return pages.map((names) => ({ fields: fields.filter(({ name }) => names.includes(name)) }));
}

/**
 * @param {LegacyForm} form
 * @param {string} name
 * @returns {readonly string[]}
 */
function missingIn({ names, checkedBreaks }, name) {
  return names.includes(name) || checkedBreaks.includes(name) ? [] : [`field "${name}" is not in the form`];
}

/**
 * Returns a message if no inline script mentions the form. A form in an `<rs-form>` needs no script.
 * @param {LegacyForm} form
 * @param {InlineBlock} block
 * @returns {readonly string[]}
 */
function silenceOn({ formId, isTagged }, { calls, totals }) {
  const isSpokenOf =
    isTagged || [...calls.map(formIdOf), ...totals.map((one) => one.formId)].includes(formId);
  return isSpokenOf
    ? []
    : [
        'no inline script speaks of it: an optimiser may have put the block into a file; turn that off to read it',
      ];
}

/**
 * Returns a message if the expression of a total is not in the language of the JSON.
 * @param {CalculationDefinition} total
 * @returns {readonly string[]}
 */
function diagnosticsOf({ target, expression }) {
  try {
    compileExpression(expression, () => 0);
    return [];
  } catch (error) {
    return [`total "${target}": ${error instanceof Error ? error.message : String(error)}, in ${expression}`];
  }
}
