import { aliasOf, blockClassOf, fieldsIn } from '#cli-models';
import { quoted } from './css-text.mjs';
import { otherPlacesOf } from './other-form.mjs';
/** @import { FirstPaint } from './read-definition.mjs' */
/** @import { Target } from '#cli-models' */

/**
 * Selectors for the fields of a form in the server's markup.
 * @typedef {object} Places
 * @property {(target: Target) => readonly string[]} targetSelectors Returns the selectors of the elements that hide
 *   with a target.
 * @property {(name: string) => string} calendarSelector Returns the selector of a calendar field's containers.
 */

/**
 * Creates the selectors. Blocks of fields with the same alias have the same class; their control distinguishes them.
 * @param {FirstPaint} form
 * @returns {Places}
 */
export function placesOf({ names, conditions, withoutControl, other }) {
  if (other) return otherPlacesOf(other);
  const others = conditions.flatMap((condition) => [...condition.targets, ...fieldsIn(condition)]);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of new Set([...names, ...others]))
    counts.set(aliasOf(name), (counts.get(aliasOf(name)) ?? 0) + 1);

  /**
   * @param {string} name
   * @returns {string}
   */
  function block(name) {
    // An alias is made of a-z, 0-9 and hyphens, so the class needs no escaping.
    const own = `.${blockClassOf(name)}`;
    if (aliasOf(name) !== '' && counts.get(aliasOf(name)) === 1) return own;
    return withoutControl.has(name)
      ? `${own}:not(:has([name^="form["]))`
      : `${own}:has([name^=${quoted(`form[${name}]`)}])`;
  }

  return {
    targetSelectors({ scope, name }) {
      if (scope === 'block') return [block(name)];
      const [single, several] = [`form[${name}]`, `form[${name}][`].map(quoted);
      return [`[name=${single}]`, `[name^=${several}]`, `${block(name)} label`];
    },
    calendarSelector: (name) => `${block(name)} [id^="cal"][id$="Container"]`,
  };
}
