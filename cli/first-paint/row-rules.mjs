import { isWritable, quoted } from './css-text.mjs';
/** @import { FirstPaint } from './read-definition.mjs' */

/** Space of the button that adds a row, as the sheet of the rows has it. */
const space = 'content:"";display:block;block-size:1.75rem;margin-block:.75rem';

/**
 * Returns the rules that reserve the space of the buttons which add rows, so that nothing moves when they come. A button that
 * the page styles may be a little higher.
 * @param {FirstPaint} form
 * @param {string} tag
 * @returns {readonly string[]}
 */
export function rowRules({ groups }, tag) {
  return groups.filter(isWritable).map((group) => {
    const name = quoted(group);
    return `${tag} :is([id=${name}],fieldset[name=${name}]):not(:has(.rs-form-row-tools))::after{${space}}`;
  });
}
