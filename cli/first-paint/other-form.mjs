import { builtInProfiles, fieldNameIn } from '#cli-models';
import { attributeOf } from '../html/tree.mjs';
import { anyOf, quoted } from './css-text.mjs';
/** @import { Element } from '../html/tree.mjs' */
/** @import { Places } from './places.mjs' */

/**
 * Form that another system than RSForm has written.
 * @typedef {object} OtherForm
 * @property {string} scope Selector that the form's tag matches, among the tags of a page.
 * @property {ReadonlyMap<string, readonly Element[]>} fields Controls by the name of their field.
 */

/** Patterns of control names, of all systems of the suite. */
const patterns = builtInProfiles.flatMap(({ names }) => names.map((pattern) => new RegExp(pattern)));

/** Controls that a visitor can fill in or press. */
const visible = ':is(input:not([type="hidden"]),select,textarea,button)';

/**
 * Reads a form of another system. The names that the JSON has decide where a name has several readings.
 * @param {Element} form
 * @param {readonly Element[]} controls
 * @param {ReadonlySet<string>} wanted The names of the fields in the JSON.
 * @returns {OtherForm}
 */
export function readOtherForm(form, controls, wanted) {
  /** @type {Map<string, Element[]>} */
  const fields = new Map();
  for (const control of controls) {
    const own = attributeOf(control, 'name') ?? '';
    const readings = [fieldNameIn([], own), ...patterns.map((pattern) => fieldNameIn([pattern], own))];
    const name = readings.find((one) => one !== null && wanted.has(one));
    if (name) fields.set(name, [...(fields.get(name) ?? []), control]);
  }
  return { scope: scopeOf(form, controls), fields };
}

/**
 * @param {Element} form
 * @param {readonly Element[]} controls
 * @returns {string}
 */
function scopeOf(form, controls) {
  for (const name of ['id', 'action']) {
    const value = attributeOf(form, name);
    if (value) return `:has(form[${name}=${quoted(value)}])`;
  }
  return `:has(${namedLike(controls.slice(0, 1))})`;
}

/**
 * Returns the selector of controls by their names.
 * @param {readonly Element[]} controls
 * @returns {string}
 */
export function namedLike(controls) {
  const names = new Set(controls.map((control) => attributeOf(control, 'name') ?? ''));
  const selectors = [...names].map((name) => `[name=${quoted(name)}]`);
  return selectors.length === 1 ? String(selectors[0]) : anyOf(selectors);
}

/**
 * Creates the selectors for the fields of a form of another system. A block is what contains the field's controls and no
 * others; a label outside of it is found by its `for`.
 * @param {OtherForm} form
 * @returns {Places}
 */
export function otherPlacesOf({ fields }) {
  return {
    targetSelectors({ scope, name }) {
      const controls = fields.get(name) ?? [];
      if (controls.length === 0) return [];
      const own = namedLike(controls);
      const ids = controls.map((control) => attributeOf(control, 'id')).filter((id) => id !== undefined);
      const block = `form :has(${own}):not(:has(${visible}:not(${own})))`;
      const around = scope === 'block' ? block : `label:has(${own})`;
      return [own, ...ids.map((id) => `label[for=${quoted(id)}]`), around];
    },
    // The element puts its calendar behind the text.
    calendarSelector: () => '',
  };
}
