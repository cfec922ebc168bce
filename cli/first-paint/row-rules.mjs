import { anyOf, isWritable, quoted } from './css-text.mjs';
/** @import { FirstPaint } from './read-definition.mjs' */

/** Space of the button that adds a row, as the sheet of the rows has it. */
const addSpace = 'content:"";display:block;block-size:1.75rem;margin-block:.75rem';
/** Space of the button that removes a row, which is the last word of the row. */
const removeSpace =
  'content:"";display:inline-block;vertical-align:top;block-size:1.75rem;margin-block-start:.5rem';

const marked = '[data-repeat-row]:not(template)';
const withFields = ':has(input:not([type="hidden"]),select,textarea)';

/** The most rows that a group must keep for which the space of their buttons is reserved. */
const mostKept = 5;

/**
 * Returns the rules that reserve the space of the buttons which add and remove rows, so that nothing moves when they come. A
 * button that the page styles may be a little higher.
 * @param {FirstPaint} form
 * @param {string} tag
 * @returns {readonly string[]}
 */
export function rowRules({ groups }, tag) {
  return groups
    .filter(({ group }) => isWritable(group))
    .flatMap(({ group, min }) => {
      const name = quoted(group);
      const start = `${tag} :is([id=${name}],fieldset[name=${name}]):not(:has(.rs-form-row-tools))`;
      const add = `${start}::after{${addSpace}}`;
      if (min > mostKept) return [add];
      return [
        add,
        `${start} ${moreThan(min, marked)}::after{${removeSpace}}`,
        `${start}:not(:has(${marked}))>${moreThan(min, withFields)}::after{${removeSpace}}`,
      ];
    });
}

/**
 * Returns a selector of rows of which there are more than `count`.
 * @param {number} count
 * @param {string} row
 * @returns {string}
 */
function moreThan(count, row) {
  const isBehind = `${row}:nth-child(n+${count + 1} of ${row})`;
  const isAhead = Array.from(
    { length: count },
    (_, index) => `${row}:nth-child(${index + 1} of ${row}):nth-last-child(n+${count + 1 - index} of ${row})`,
  );
  return anyOf([...isAhead, isBehind]);
}
