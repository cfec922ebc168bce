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
]);
