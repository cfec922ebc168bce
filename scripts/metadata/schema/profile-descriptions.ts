/** Descriptions of the keys of a profile for editors, by path; lists have no part in the path. */
export const profileDescriptions: ReadonlyMap<string, string> = new Map([
  ['$schema', 'Address of this schema, for editors. Nothing is fetched from it.'],
  ['version', 'Version of the format.'],
  ['name', 'Name for the attribute markup and for messages.'],
  ['form', 'Selectors. A form is of the system if it, or an element in it, matches one of them.'],
  ['ignored', 'Selector of controls that are no fields: tokens, honeypots, numbers of the system.'],
  [
    'names',
    'Regular expressions of control names, whose first group is the name of the field. Other fields have the name of their control, without [] at its end.',
  ],
  ['block', 'Selector of the block of a field. Default: the largest element without another field.'],
  [
    'caption',
    'Selector of the caption of a group of boxes, in its block. Default: the legend, or a label of no control.',
  ],
  [
    'page',
    'Selector of the elements that are pages, where the JSON of the form has pages. Default: fieldset.',
  ],
  ['paging', 'Pages of a form that the server itself turns.'],
  [
    'paging.page',
    'Selector of these pages. The fields of a page that is not on show are not checked, and the browser sends the form.',
  ],
  ['paging.unchecked', 'Selector of the buttons that send a page without checks: back, and save for later.'],
  ['required', 'Selector of the mark of required fields in a label.'],
  ['error', 'Error element of a field.'],
  ['error.find', 'Selector of the error element, in the block of its field. Without it one is created.'],
  ['error.beside', 'Side of the block on which the error element may stand too.'],
  ['error.classes', 'Classes of an error element that is created.'],
  ['error.place', 'Place of an error element that is created: after or before the controls of its field.'],
  [
    'error.text',
    'Use of the text in an error element: with server it is the error of a refused field, with author it is always there, and the server marks the fields that it refuses.',
  ],
  ['invalid', 'Marks of a field with an error.'],
  ['invalid.control', 'Class of a control with an error.'],
  ['invalid.block', 'Class of a block with an error.'],
  [
    'summary',
    'Selector of the words above the fields of a form that the server sends back, in the form or right before it.',
  ],
  [
    'isSummaryOutside',
    'Flag: these words may stand anywhere in the page, or on a page of their own, without the form.',
  ],
  ['thanks', 'Selector of the words of thanks, anywhere in the page.'],
  ['token', 'Token against forged posts.'],
  ['token.input', 'Name of the hidden input with the token.'],
  ['token.refused', 'HTTP statuses with which the server refuses a token that is spent.'],
  [
    'answer',
    'Places in an answer that is JSON. All are paths: a dot leads into an object, or to the number of an entry in a list.',
  ],
  [
    'answer.errors',
    'Paths of the errors of fields: an object with their names as keys, or a list. A path of one dot is the answer itself, from status 400 on and if no other path has an error.',
  ],
  ['answer.field', 'Paths in an entry of such a list: the name of the field, or a JSON pointer to it.'],
  ['answer.message', 'Paths in an entry: the message for the field.'],
  ['answer.summary', 'Paths of the words about the form as a whole: what is wrong, or thanks.'],
  ['answer.status', 'Path of the word that says whether the form was accepted.'],
  [
    'answer.accepted',
    'Words there of an accepted form, true and numbers as texts. With this key an answer without one of them is not accepted.',
  ],
  ['answer.redirect', 'Paths of the address of the next page.'],
]);
