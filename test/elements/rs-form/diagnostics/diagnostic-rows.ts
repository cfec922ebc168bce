/** Pages with one error of an author each, and the lines that report it. */

const names = '"a", "b", "c", "Send"';
export const token = '<input type="hidden" name="0123456789abcdef0123456789abcdef" value="1">';
const send = '<button type="submit" name="form[Send]" value="1">Send</button>';
const fields =
  '<div class="rsform-block rsform-block-a"><input name="form[a]"></div>' +
  '<div class="rsform-block rsform-block-b"><select name="form[b]"><option>x</option><option>y</option></select></div>' +
  '<div class="rsform-block rsform-block-c"><input type="checkbox" name="form[c][]" value="1"></div>';
export const formId = '<input type="hidden" name="form[formId]" value="1">';

/** Returns a form of the server, with more markup inside. */
export const formOf = (inside = '', end = formId + token + send) => `<form>${fields}${inside}${end}</form>`;
export const scriptOf = (json: unknown, type = 'application/json') =>
  `<script type="${type}">${JSON.stringify({ version: 1, formId: 1, ...(json as object) })}</script>`;
export const tagOf = (content: string, attributes = '') => `<rs-form ${attributes}>${content}</rs-form>`;
/** Returns a valid form with an invalid definition. */
export const withJson = (json: unknown) => tagOf(scriptOf(json) + formOf());
export const fieldsOf = (...all: readonly object[]) => ({ pages: [{ fields: all }] });
export const when = (field: string, value: unknown) => ({ field, operator: 'is', value });
export const showing = (target: string, ...rules: readonly object[]) => ({
  conditions: [{ action: 'show', targets: [target], when: rules }],
});
const total = (target: string, expression: string) => ({ calculations: [{ target, expression }] });

/** Row: the author's error, the page, and the lines after the tag's name, without the address at their end. */
export type Row = readonly [title: string, page: string, ...lines: string[]];

export const inDefinition: readonly Row[] = [
  [
    'a field that is not in the form',
    withJson(fieldsOf({ name: 'aa' })),
    `JSON at pages[0].fields[0].name: found "aa", expected a field of the form: ${names}`,
  ],
  [
    'a target that is not in the form',
    withJson(showing('bb', when('a', 'x'))),
    `JSON at conditions[0].targets[0]: found "bb", expected a field of the form: ${names}`,
  ],
  [
    'a condition on a field that is not in the form',
    withJson(showing('a', when('B', 'x'))),
    `JSON at conditions[0].when[0].field: found "B", expected a field of the form: ${names}; the condition is left out`,
  ],
  [
    'a value that a list does not offer',
    withJson(showing('a', when('b', 'X'))),
    'JSON at conditions[0].when[0].value: found "X", expected a value of "b": "x", "y"',
  ],
  [
    'a value that no box has',
    withJson(showing('a', when('c', '1'), when('c', 'yes'))),
    'JSON at conditions[0].when[1].value: found "yes", expected a value of "c": "1"',
  ],
  [
    'no value where boxes have some',
    withJson(showing('a', { field: 'c' })),
    'JSON at conditions[0].when[0].value: found "", expected a value of "c": "1"',
  ],
  [
    'an operator that is none',
    withJson(showing('a', { field: 'a', operator: 'equals', value: 'x' })),
    'JSON at conditions[0].when[0].operator: found "equals", expected one of is, is_not, empty, filled, contains, greater, less, between, is_one_of',
  ],
  [
    'a part of a text that is none',
    withJson(showing('b', { field: 'a', operator: 'contains' })),
    'JSON at conditions[0].when[0].value: found "", expected a part of a text',
  ],
  [
    'something greater than a word',
    withJson(showing('b', { field: 'a', operator: 'greater', value: 'x' })),
    'JSON at conditions[0].when[0].value: found "x", expected a number or a date as field "a" has it; the condition is left out',
  ],
  [
    'one bound for two',
    withJson(showing('b', { field: 'a', operator: 'between', value: ['18'] })),
    'JSON at conditions[0].when[0].value: found ["18"], expected a list of two, the lower one first; the condition is left out',
  ],
  [
    'bounds that are swapped',
    withJson(showing('b', { field: 'a', operator: 'between', value: ['65', '18'] })),
    'JSON at conditions[0].when[0].value: found ["65","18"], expected two with the lower one first, each a number or a date as field "a" has it; the condition is left out',
  ],
  [
    'bounds that are words',
    withJson(showing('b', { field: 'a', operator: 'between', value: ['few', 'many'] })),
    'JSON at conditions[0].when[0].value: found ["few","many"], expected two with the lower one first, each a number or a date as field "a" has it; the condition is left out',
  ],
  [
    'one of no values',
    withJson(showing('b', { field: 'a', operator: 'is_one_of' })),
    'JSON at conditions[0].when[0].value: found "", expected a list of values; the condition is left out',
  ],
  [
    'a list for one value',
    withJson(showing('b', { field: 'a', value: ['x'] })),
    'JSON at conditions[0].when[0].value: found ["x"], expected a text; the condition is left out',
  ],
  [
    'one of values that a list does not offer',
    withJson(showing('a', { field: 'b', operator: 'is_one_of', value: ['x', 'z'] })),
    'JSON at conditions[0].when[0].value[1]: found "z", expected a value of "b": "x", "y"',
  ],
  [
    'an empty group in a group',
    withJson(showing('b', { when: [{ match: 'any', when: [] }] })),
    'JSON at conditions[0].when[0].when[0].when: found [], expected a group with a rule; the condition is left out',
  ],
  [
    'a group that is no list',
    withJson(showing('b', { match: 'any', when: 'a' })),
    'JSON at conditions[0].when[0].when: found "a", expected a list',
  ],
  [
    'a field in a group that is not in the form',
    withJson(showing('b', { match: 'any', when: [when('a', 'x'), when('A', 'x')] })),
    `JSON at conditions[0].when[0].when[1].field: found "A", expected a field of the form: ${names}; the condition is left out`,
  ],
  [
    'a rule that another one rules out',
    withJson(showing('c', when('b', 'x'), { match: 'any', when: [when('b', 'y'), when('a', 'z')] })),
    'JSON at conditions[0].when[1].when[0]: found {"field":"b","operator":"is","value":"y"}, expected a rule that can hold together with "b" is "x"',
  ],
  [
    'fields that depend on each other',
    withJson({
      conditions: [
        { targets: ['a'], when: [when('b', 'x')] },
        { targets: ['b'], when: [{ match: 'any', when: [when('a', 'x'), when('c', '1')] }] },
      ],
    }),
    'JSON at conditions[0]: found "a → b → a", expected a field that does not depend on itself',
  ],
  [
    'a price with a comma',
    withJson(fieldsOf({ name: 'b', prices: [{ value: 'x', price: '20,5' }] })),
    'JSON at pages[0].fields[0].prices[0].price: found "20,5", expected a number with a decimal point, such as 20.5',
  ],
  [
    'a page with the answers that is neither wanted nor not',
    withJson({ review: 'yes' }),
    'JSON at review: found "yes", expected true or false',
  ],
  [
    'a field without a name that a link is to fill in',
    withJson({ prefill: [{ from: 'query' }] }),
    'JSON at prefill[0].field: found nothing, expected a text',
  ],
  [
    'a source that is none',
    withJson({ prefill: [{ field: 'a', from: 'hash' }] }),
    'JSON at prefill[0].from: found "hash", expected one of query, referrer, cookie',
  ],
  [
    'a total that a link is to fill in',
    withJson({ ...total('a', '1'), prefill: [{ field: 'b' }, { field: 'a' }] }),
    'JSON at prefill[1].field: found "a", expected a field that a visitor fills in',
  ],
  [
    'a field that a link is to fill in, and that is not there',
    withJson({ prefill: [{ field: 'A' }] }),
    `JSON at prefill[0].field: found "A", expected a field of the form: ${names}`,
  ],
  [
    'a limit of none',
    withJson(fieldsOf({ name: 'c', maxSelections: 0 })),
    'JSON at pages[0].fields[0].maxSelections: found 0, expected a whole number from 1; it is left out',
  ],
  [
    'a limit below none',
    withJson(fieldsOf({ name: 'c', maxSelections: -2 })),
    'JSON at pages[0].fields[0].maxSelections: found -2, expected a whole number from 1; it is left out',
  ],
  [
    'a limit in words',
    withJson(fieldsOf({ name: 'c', maxSelections: 'two' })),
    'JSON at pages[0].fields[0].maxSelections: found "two", expected a number',
  ],
  [
    'a total without its field',
    withJson(total('Total', '1')),
    'JSON at calculations[0].expression: field "Total", found no input of this name, expected one that takes the total',
  ],
  [
    'a key of the texts that nothing says',
    withJson({ texts: { 'rs-form.emial': 'x' } }),
    'JSON at texts.rs-form.emial: found "rs-form.emial", expected a key of our texts: ',
  ],
  [
    'a type that is none',
    withJson(fieldsOf({ name: 'a', type: 'txt' })),
    'JSON at pages[0].fields[0].type: found "txt", expected one of ',
  ],
  [
    'a key that is none',
    withJson({ rules: [] }),
    'JSON at rules: found "rules", expected one of the keys version, ',
  ],
  ['a word for a list', withJson({ conditions: 'x' }), 'JSON at conditions: found "x", expected a list'],
  ['another version', withJson({ version: 2 }), 'JSON at version: found 2, expected one of 1'],
  ['the number of another form', withJson({ formId: 7 }), "JSON at formId: found 7, expected the form's 1"],
  [
    'a layout that is none',
    withJson({ layout: 'mine' }),
    'JSON at layout: found "mine", expected one of responsive, ',
  ],
  [
    'who checks, misspelt',
    withJson({ validation: ['client'] }),
    'JSON at validation[0]: found "client", expected one of browser, server',
  ],
  [
    'what is checked, misspelt',
    withJson({ checks: 'every' }),
    'JSON at checks: found "every", expected one of native, all, types',
  ],
];

export const inMarkup: readonly Row[] = [
  [
    'JSON inside a paragraph',
    tagOf(`<p>${scriptOf({})}</p>${formOf()}`),
    'JSON: found <script type="application/json"> inside <p>, expected <script type="application/json"> as a child of <rs-form>',
  ],
  [
    'JSON of another type',
    tagOf(scriptOf({}, 'text/json') + formOf()),
    'JSON: found <script type="text/json">, expected <script type="application/json"> as a child of <rs-form>',
  ],
  [
    'two definitions',
    tagOf(scriptOf({}) + scriptOf({}) + formOf()),
    'JSON: found 2 scripts, expected one; the first counts',
  ],
  [
    'two forms in one tag',
    tagOf(formOf() + '<form></form>'),
    'content: found 2 forms, expected one form in each tag',
  ],
  [
    'a tag that is never closed',
    tagOf(`${formOf()}<main>The page</main>`),
    'content: found <main> in it, expected its end tag </rs-form> before; <rs-form/> is none',
  ],
  [
    'a tag that is never closed before the end of the page',
    tagOf(`${formOf()}<nav>The page</nav>`),
    'content: found <nav> in it, expected its end tag </rs-form> before; <rs-form/> is none',
  ],
  [
    'a tag in a tag',
    `<rs-form>${formOf()}<rs-form id="inner">${formOf().replaceAll('"1"', '"1"')}</rs-form></rs-form>`,
    'content: found <rs-form id="inner"> in it, expected its end tag </rs-form> before; <rs-form/> is none',
  ],
  ['no form', '<rs-form></rs-form>', 'content: found no form, expected one with a hidden form[formId]'],
  [
    'no form[formId]',
    tagOf(formOf('', token + send)),
    'content: found a form without a hidden form[formId], expected one with a hidden form[formId]',
  ],
  [
    'a plain name',
    tagOf(formOf('<input name="email">')),
    'field: found the name "email", expected form[email]',
  ],
  [
    'plain names of a list and an area',
    tagOf(formOf('<select name="town"></select><textarea name="text"></textarea>')),
    'field: found the name "town", expected form[town]',
    'field: found the name "text", expected form[text]',
  ],
  [
    'a form in a form, which ends the outer one',
    tagOf(formOf() + '<div><input name="form[late]"></div>'),
    'field: found "form[late]" outside of the form, expected it inside (a form in a form ends the outer one)',
  ],
  [
    'no submit',
    tagOf(formOf('', formId + token)),
    'form: found no button that sends it, expected <button type="submit">',
  ],
  [
    'no token where another form has one',
    `<form>${token}</form>${tagOf(formOf('', formId + send))}`,
    'form: found no token, expected the hidden input with the token that the site writes into its forms',
  ],
  [
    'no token where the site names one',
    `<script type="application/json" class="joomla-script-options">{"csrf.token":"0"}</script>${tagOf(formOf('', formId + send))}`,
    'form: found no token, expected the hidden input with the token that the site writes into its forms',
  ],
];

export const inAttributes: readonly Row[] = [
  [
    'camel case',
    tagOf(formOf(), 'focusOnError="field"'),
    'attribute focusonerror: found "focusonerror", expected focus-on-error',
  ],
  [
    'an attribute of another element',
    tagOf(formOf(), 'breakpoint="3"'),
    'attribute breakpoint: found "breakpoint", expected one of bot-check-optional, consent-category, ',
  ],
  [
    'a word that an attribute does not know',
    tagOf(formOf(), 'history="page"'),
    'attribute history: found "page", expected one of , pages',
  ],
];

/** Focuses the forms of the page, which starts their diagnostics. */
export function touchForms(): void {
  for (const form of document.querySelectorAll('form'))
    EventTarget.prototype.dispatchEvent.call(form, new FocusEvent('focusin', { bubbles: true }));
}
