import type { LayoutName } from './layouts.model.js';
import type { FieldType } from './types.model.js';
import type { botCheckFormat } from './widget-format.model.js';
import {
  choice,
  type Infer,
  integer,
  keyed,
  list,
  maybe,
  maybeFlag,
  maybeNumber,
  maybeText,
  object,
  open,
  or,
  record,
  requiredList,
  text,
  texts,
  type Schema,
  whole,
} from '../../../shared/json/schema.model.js';

/**
 * Results of a press on a box beyond the limit: another box is unticked for it, it is refused with a text, or the boxes
 * have been disabled when the limit was reached, as the original does.
 */
export const limitChoices = ['swap', 'refuse', 'block'] as const;

/**
 * Keys of a field in a form that exists, without those that its calendar, its slider or its map reads by itself
 * (`widget-format.model.ts`): the first reaction does not need them.
 */
export const behaviourField = {
  name: text,
  // The whole format reports an unknown type, once the form is touched.
  type: maybeText as Schema<FieldType | undefined>,
  /** Options with their prices; a form that is rendered needs more of them (`authored-format.model.ts`). */
  options: maybe(list(object({ value: text, price: maybeText }))),
  /** Prices of options, for calculations: a price is what `{Field:value}` counts for the chosen value. */
  prices: maybe(
    list(
      object({
        value: text,
        /** A price, always with a decimal point: "39", "+20.5", "-5". */
        price: text,
      }),
    ),
  ),
  /** The most boxes that may be ticked in a checkbox group. */
  maxSelections: maybeNumber,
  /** Result of a press on one box more than that; for one box `swap`, for more `refuse`, unless set. */
  onLimit: maybe(choice(limitChoices)),
  /** Unit of a counter: code points as the server counts, or graphemes. */
  countUnit: maybe(choice(['characters', 'graphemes'])),
  /** Message when it fails; the text of the error element unless set. */
  message: maybeText,
  /** The autofill token (WCAG 1.3.5); an author's own attribute in the markup wins. */
  autocomplete: maybeText,
  inputMode: maybeText,
  /** Groups in which a text is shown: `IBAN`, `phone`, `card`, or a pattern. */
  mask: maybeText,
  /** Form of a masked value that is posted: plain unless set. */
  post: maybe(choice(['plain', 'grouped'])),
  /** True if it must be filled in before anything is sent. */
  required: maybeFlag,
  /** Page breaks: true if the fields of the page are checked before the next one. */
  validate: maybeFlag,
};

/** Comparison of a rule: `is` and `is_not` as the server does it; the server does not know the others. */
export const ruleOperators = [
  'is',
  'is_not',
  'empty',
  'filled',
  'contains',
  'greater',
  'less',
  'between',
  'is_one_of',
] as const;

const rule = whole({
  field: text,
  operator: or(choice(ruleOperators), 'is'),
  /** Value that the field is compared with: two for `between`, a list for `is_one_of`, none for `empty` and `filled`. */
  value: or(texts, ''),
});

const match = or(choice(['all', 'any']), 'all');
/** A rule, or a group of them. */
const entry: Schema<RuleEntry> = keyed('when', () => group, rule);
const group: Schema<GroupDefinition> = whole({ match, when: requiredList(entry) });

const condition = whole({
  action: or(choice(['show', 'hide']), 'show'),
  match,
  /** The whole block, or the field's controls and labels only. */
  scope: or(choice(['block', 'field']), 'block'),
  targets: list(text),
  when: list(entry),
  /** True if a hidden target keeps its values until it is shown again. */
  retain: maybeFlag,
});

const calculation = whole({
  /** Field that the result is written to. */
  target: text,
  /** Numbers, `{Field:value}`, + - * / %, parentheses, comparisons, ternary, `Math.*`, `toDays` and the like. */
  expression: text,
  /** Number of decimals that are written; also decides how numbers in text fields are read. */
  decimals: or(integer, 2),
  decimal: or(text, '.'),
  thousands: or(text, ','),
  /** Value of an operand that a condition hides: 0, or the value of the hidden field, which is its default. */
  hiddenOperands: maybe(choice(['zero', 'default'])),
});

const preview = whole({
  /** The id of the element that shows the value. */
  id: text,
  /** The field whose value is shown. */
  field: text,
  /** Text between several values. */
  separator: or(text, ', '),
});

const prefill = whole({
  /** The field that is filled in. */
  field: text,
  /** Source of the value: a parameter of the page's address, the address of the page before, or a cookie. */
  from: or(choice(['query', 'referrer', 'cookie']), 'query'),
  /** Name of the parameter or the cookie; that of the field unless set. */
  name: maybeText,
});

const session = whole({
  /** Seconds after which the session on the server ends; those of `data-session-seconds` unless set. */
  seconds: maybeNumber,
  /** Address that keeps the session. */
  keepAlive: text,
});

/** Styles of names in the rows of a rendered form: `name_1`, or `group[0][name]`. */
export const rowNameStyles = ['suffix', 'index'] as const;

const repeat = whole({
  /** The id of the element whose children are the rows. A rendered form gets a fieldset with this id. */
  group: text,
  /** Rendered forms: the fields of a row. */
  fields: maybe(list(text)),
  /** Rendered forms: the legend of the group. */
  label: maybeText,
  /** The fewest rows. */
  min: or(integer, 1),
  /** The most rows; any number unless set. */
  max: maybe(integer),
  /** Label of the button that adds a row. */
  addLabel: maybeText,
  /** Label of the buttons that remove one; `{n}` is the number of the row. */
  removeLabel: maybeText,
  /** Name of a row; `{n}` is its number. */
  rowLabel: maybeText,
  /** True if the values in the markup of the last row are defaults of a new one. Otherwise a new row is empty. */
  keepsDefaults: maybeFlag,
  /** Classes of the buttons. */
  buttonClass: maybeText,
  /** Rendered forms: names of the fields in the rows. */
  names: or(choice(rowNameStyles), 'suffix'),
});

/** Keys of a server's form, without its pages. */
export const behaviour = {
  version: choice([1]),
  /** Number of a form of RSForm!; 0 for any other form. */
  formId: or(integer, 0),
  /** Checker before a submit: the browser's own validity, or the server. Both can check, or nobody. */
  validation: or(list(choice(['browser', 'server'])), ['browser']),
  /**
   * Rules that the browser checks before a submit. `native`: each native rule of a control on show; `all`: also the
   * server's marks of required fields; `types`: only the values of number, email, range, url and tel. `required` in the
   * JSON counts with each, and before a bot check so do the marks.
   */
  checks: or(choice(['native', 'all', 'types']), 'native'),
  // An unknown layout has the classes of the first; the whole format reports it.
  layout: or(text as Schema<LayoutName>, 'responsive'),
  /** True if the form is rendered from the definition: always, never, or (unset) where that makes sense. */
  render: maybeFlag,
  conditions: list(condition),
  calculations: list(calculation),
  /** True if a last page shows the answers before they are sent. */
  review: maybeFlag,
  /** Elements of the form that show the value of a field. */
  previews: maybe(list(preview)),
  /** Fields that are filled in when the page opens. */
  prefill: maybe(list(prefill)),
  /** Groups of fields of which a visitor adds and removes rows. */
  repeats: maybe(list(repeat)),
  /** The session on the server, before whose end the form warns. */
  session: maybe(session),
  /** The check that runs before a submit. The bot check reads the rest (`botCheckFormat`). */
  botCheck: maybe(open({ provider: text }) as typeof botCheckFormat),
  /** Texts that replace the suite's own for this form, as key and text. */
  texts: record,
  /** Address of the published schema, for editors. */
  $schema: maybeText,
};

/** Format of a server's form, without the keys that only rendering and widgets need. */
export const behaviourFormat = object({
  ...behaviour,
  pages: list(object({ fields: list(open(behaviourField)) })),
});

/** Shows or hides targets by the values of other fields. */
export type ConditionDefinition = Infer<typeof condition>;
export type RuleDefinition = Infer<typeof rule>;
export type RuleEntry = RuleDefinition | GroupDefinition;
/** Rules and groups that hold together: all of them, or any. */
export interface GroupDefinition {
  readonly match: 'all' | 'any';
  readonly when: readonly RuleEntry[];
}
/** An element that shows the value of a field. */
export type PreviewDefinition = Infer<typeof preview>;
/** A field that is filled in when the page opens, and the source of its value. */
export type PrefillDefinition = Infer<typeof prefill>;
/** A group of fields of which a visitor adds and removes rows. */
export type RepeatDefinition = Infer<typeof repeat>;
/** A total: an expression over other fields, written into a field of the form. */
export type CalculationDefinition = Infer<typeof calculation>;
