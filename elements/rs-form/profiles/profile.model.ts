import {
  choice,
  type Infer,
  integer,
  list,
  maybeFlag,
  maybeText,
  or,
  text,
  whole,
} from '../../../shared/json/schema.model.js';
import { answerFormat } from './answer-format.model.js';

const error = whole({
  /** Selector of a field's error element, in its block. */
  find: or(text, ''),
  /** Side of the block on which an error element may also be. */
  beside: or(choice(['', 'before', 'after']), ''),
  /** Classes of an error element that has to be created. */
  classes: or(text, ''),
  /** Place of a created one: behind the field's last control, or in front of its first. */
  place: or(choice(['after', 'before']), 'after'),
  /**
   * Use of the text in an error element that the page was sent with. `server`: the server writes it for the field that it
   * refuses. `author`: it is always there and meant for any error; the server marks the fields that it refuses.
   */
  text: or(choice(['server', 'author']), 'server'),
});

const invalid = whole({
  /** Class of a control with an error. */
  control: or(text, ''),
  /** Class of a block with an error. */
  block: or(text, ''),
});

const token = whole({
  /** Name of the hidden input with the token against forged posts. */
  input: or(text, ''),
  /** HTTP status with which the server refuses a token that is spent. */
  refused: list(integer),
});

const paging = whole({
  /** Selector of the pages in a form of several ones that the server itself turns; it hides the others. */
  page: or(text, ''),
  /** Selector of the buttons that send a page as it is: back, and save for later. */
  unchecked: or(text, ''),
});

/** Format of a profile: how a system marks up the forms that it writes. All selectors are those of `querySelector`. */
export const profileFormat = whole({
  /** Address of the published schema, for editors. */
  $schema: maybeText,
  version: choice([1]),
  /** Name for `markup="…"` and in messages. */
  name: text,
  /** Selectors, one of which the form of the system matches, or an element in it. */
  form: list(text),
  /** Selector of the controls that are no fields: tokens, honeypots, numbers of the system. */
  ignored: or(text, ''),
  /** Patterns of control names of which the first group is the field's name. Others are it, without `[]` at their end. */
  names: list(text),
  /** Selector of a field's block. Default: the largest element that contains no other control. */
  block: or(text, ''),
  /** Selector of the caption of a group of boxes, in its block. Default: its legend, or a label of no control. */
  caption: or(text, ''),
  /** Selector of the elements that are pages, where the JSON of the form has pages. */
  page: or(text, 'fieldset'),
  paging: or(paging, { page: '', unchecked: '' }),
  /** Selector of the mark of required fields in a label. */
  required: or(text, ''),
  error: or(error, { find: '', beside: '', classes: '', place: 'after', text: 'server' }),
  invalid: or(invalid, { control: '', block: '' }),
  /** Selector of the server's words above the fields of a form that it sends back, in the form or right before it. */
  summary: or(text, ''),
  /** Flag: that message is elsewhere in the document, or on a separate page without the form. */
  isSummaryOutside: maybeFlag,
  /** Selector of the server's words of thanks, anywhere in the page. */
  thanks: or(text, ''),
  token: or(token, { input: '', refused: [] }),
  answer: answerFormat,
});

/** Profile of a system. */
export type Profile = Infer<typeof profileFormat>;

/** Maximum length of a name that is matched with patterns. */
const longestName = 200;

/**
 * Returns the name of the field that a control belongs to; null for a control without a name.
 *
 * @example
 *   fieldNameIn(['^(.+)\\.\\d+$'], 'input_3.1'); // 'input_3'
 */
export function fieldNameIn(names: readonly RegExp[], controlName: string): string | null {
  const isTried = controlName.length <= longestName;
  for (const pattern of isTried ? names : []) {
    const [, name] = pattern.exec(controlName) ?? [];
    if (name) return name;
  }
  return controlName.replace(/\[\]$/, '') || null;
}

/** Signs at the end of labels that are not part of a name: of required fields, and in front of the control. */
const endings = ['(*)', '*', ':'];

/**
 * Returns the text of a label without the signs at its end.
 *
 * @example
 *   nameInLabel('Your name: *'); // 'Your name'
 */
export function nameInLabel(label: string): string {
  const text = label.replace(/\s+/g, ' ').trim();
  const ending = endings.find((one) => text.endsWith(one));
  return ending ? nameInLabel(text.slice(0, text.length - ending.length)) : text;
}
