import type { RuleEntry } from '../../../../elements/rs-form/definition/definition.model.js';
import { isGroup, isSuiteRule } from '../../../../elements/rs-form/definition/rules.model.js';
import { compileSuiteRule } from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import { fieldTraits } from '../../../../elements/rs-form/definition/field-traits.model.js';
import { controlTraits } from '../../../../elements/rs-form/definition/control-traits.model.js';
import { fieldWidget } from '../../../../elements/rs-form/definition/types.model.js';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { fieldsOf } from '../fields.model.js';
import type { Playground, PlaygroundField, PlaygroundForm } from '../playground.model.js';
import { withoutSums } from '../repeats.model.js';
import { botRulesOf } from './bot-rules.model.js';
import { dateBoundsOf, dateRulesOf } from './date-rules.model.js';
import { measureBy } from './measure.model.js';
import type { Counts, FieldRules, FormRules, Posts, Signs, TextFormat, TotalRules } from './rules.model.js';

/** Types of fields that are texts and buttons, and post nothing that a server stores. */
const withoutValue: ReadonlySet<string> = new Set(['free-text', 'page-break', 'button', 'submit', 'reset']);

const formats: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['email', 'email'],
  ['url', 'url'],
  ['number', 'number'],
  ['range', 'number'],
  ['range-slider', 'span'],
  ['captcha', 'captcha'],
]);

/** Message of a field whose author has written none. */
const invalid = { es: 'Este campo no es válido.', en: 'This field is not valid.' } as const;

/** Returns true if a field has a value that is posted. */
export function hasValue({ type = 'text' }: PlaygroundField): boolean {
  return !withoutValue.has(type);
}

/** Returns the rules by which a server checks a form. */
export function rulesOf(state: Playground): FormRules {
  const { settings } = state;
  const form = withoutSums(state.form);
  const totals = totalsOf(form);
  const signs = signsOf(totals);
  const fields = form.pages.flatMap(({ fields: inPage }, page) =>
    inPage.filter(hasValue).map((field) => fieldRules(state, field, page + 1, signs)),
  );
  return {
    formId: form.formId,
    pages: form.pages.length,
    fields,
    conditions: possibleConditions(form, fields),
    totals,
    bot: botRulesOf(form.botCheck, settings.language),
  };
}

/**
 * Returns the conditions that the page uses: those whose rules name fields with a value, and compare with something that
 * can be compared.
 */
function possibleConditions({ conditions }: PlaygroundForm, fields: readonly FieldRules[]) {
  const names = new Set(fields.map(({ name }) => name));
  const measure = measureBy(fields);
  const isPossible = (entry: RuleEntry): boolean =>
    isGroup(entry)
      ? entry.when.length > 0 && entry.when.every(isPossible)
      : names.has(entry.field) && (!isSuiteRule(entry) || compileSuiteRule(entry, measure) !== null);
  return conditions.filter(({ when }) => when.every(isPossible));
}

/** Returns the totals that can be worked out, each after those that it reads. */
function totalsOf(form: PlaygroundForm): readonly TotalRules[] {
  const fields = fieldsOf(form);
  const names = new Set(fields.map(({ name }) => name));
  const { plan } = compileCalculations(form.calculations, (name) => names.has(name));
  return plan.totals.flatMap(({ index, target }) => {
    const total = form.calculations[index];
    const field = fields.find(({ name }) => name === target);
    if (!total || !field) return [];
    return [{ ...total, isRaw: field.type === 'number' || field.type === 'range' }];
  });
}

/** Returns the signs of the first total that reads a field. */
function signsOf(totals: readonly TotalRules[]): ReadonlyMap<string, Signs> {
  const signs = new Map<string, Signs>();
  for (const { expression, decimal, thousands } of totals) {
    for (const [, name = ''] of expression.matchAll(/\{([^}]*?)(?::value)?\}/gi)) {
      if (!signs.has(name)) signs.set(name, { decimal, thousands });
    }
  }
  return signs;
}

function fieldRules(
  { form, settings }: Playground,
  field: PlaygroundField,
  page: number,
  signs: ReadonlyMap<string, Signs>,
): FieldRules {
  const { name, type = 'text', caption, componentId = 0, message, required, maxLength } = field;
  const format = formats.get(type);
  const counts = signs.has(name) ? countsOf(field) : undefined;
  const calendars = fieldsOf(form).filter(isCalendar);
  return {
    ...{ name, label: caption || name, id: componentId, page, posts: postsOf(field) },
    message: message || invalid[settings.language],
    ...(required && { required: true as const }),
    ...(type === 'password' && { isSecret: true as const }),
    ...(maxLength !== undefined && { maxLength }),
    ...(format && { format }),
    ...((format === 'number' || format === 'span') && numberBounds(field)),
    ...choiceRules(field),
    ...(isCalendar(field) && {
      date: dateRulesOf(field, settings.language),
      bounds: dateBoundsOf(field, calendars),
    }),
    ...(type === 'file' && { files: fileRules(field) }),
    ...(type === 'birthday' && { parts: [...new Set(field.order ?? (['d', 'm', 'y'] as const))] }),
    blank: blankOf(field),
    ...(counts && { counts }),
    ...(counts === 'prices' && { prices: pricesOf(field) }),
    ...(counts === 'text' && { signs: signs.get(name) as Signs }),
  };
}

function isCalendar(field: PlaygroundField): boolean {
  return fieldWidget(field) === 'calendar';
}

function postsOf({ type = 'text', multiple = false, addMore = false }: PlaygroundField): Posts {
  if (type === 'file') return 'files';
  if (type === 'birthday') return 'parts';
  return fieldTraits[type].postsList || (multiple && addMore) ? 'list' : 'one';
}

function numberBounds({ min, max, values }: PlaygroundField): Partial<FieldRules> {
  // The values of a slider are its only bounds.
  if (values) return { options: values };
  return {
    ...(Number.isFinite(Number(min ?? NaN)) && { min: Number(min) }),
    ...(Number.isFinite(Number(max ?? NaN)) && { max: Number(max) }),
  };
}

function choiceRules(field: PlaygroundField): Partial<FieldRules> {
  const { type = 'text', options = [], multiple = false, maxSelections } = field;
  if (!fieldTraits[type].needsOptions) return {};
  const isSingle = type === 'radio-group' || (type === 'select' && !multiple);
  const most = isSingle ? 1 : maxSelections;
  return {
    options: options.filter(({ disabled }) => !disabled).map(({ value }) => value),
    ...(most !== undefined && { most }),
  };
}

function fileRules({ multiple, addMore, minFiles, maxFiles, maxBytes, extensions }: PlaygroundField) {
  const max = multiple || addMore ? maxFiles : 1;
  return {
    ...(minFiles !== undefined && { min: minFiles }),
    ...(max !== undefined && { max }),
    ...(maxBytes !== undefined && { bytes: maxBytes }),
    ...(extensions && extensions.length > 0 && { extensions: extensions.map((one) => one.toLowerCase()) }),
  };
}

function blankOf({ type = 'text', options = [], multiple, value }: PlaygroundField): readonly string[] {
  if (type === 'birthday' || type === 'file') return [];
  if (!fieldTraits[type].needsOptions) return [value ?? ''];
  const selected = options.filter((option) => option.selected).map((option) => option.value);
  // A list of one line has its first option where none is selected.
  if (type !== 'select' || multiple || selected.length > 0) return selected;
  return options
    .filter(({ disabled }) => !disabled)
    .slice(0, 1)
    .map((option) => option.value);
}

/** Returns the way in which totals count a field; undefined if they count nothing of it. */
function countsOf(field: PlaygroundField): Counts | undefined {
  if (isCalendar(field)) return 'date';
  const { operand } = controlTraits(fieldTraits[field.type ?? 'text'].control ?? '');
  return operand === 'nothing' || field.type === 'birthday' ? undefined : operand;
}

function pricesOf({ options = [], prices = [] }: PlaygroundField): NonNullable<FieldRules['prices']> {
  const all = [...prices, ...options.flatMap(({ value, price }) => (price ? [{ value, price }] : []))];
  return all.map(({ value, price }) => [value, price] as const);
}
