/** Fields and rules of the forms that every candidate shows, and the same rules in the terms of each. */

export interface PlannedField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'email' | 'number' | 'choice' | 'message' | 'total';
  readonly isRequired?: boolean;
  /** Name of the choice that shows this field while its value is "yes". */
  readonly shownBy?: string;
}

/** A form: its numbers are added up in its total. */
export interface FormPlan {
  readonly fields: readonly PlannedField[];
}

/** Value that a number has at the start. */
export const numberAtStart = 1;

/** Returns the name that a field is posted with. */
export const postedName = (name: string) => `form[${name}]`;

/** Returns a contact form of ten fields. */
export function planContactForm(): FormPlan {
  return {
    fields: [
      { name: 'Name', label: 'Name', kind: 'text', isRequired: true },
      { name: 'ByEmail', label: 'Answer by e-mail', kind: 'choice' },
      { name: 'Email', label: 'E-mail', kind: 'email', isRequired: true, shownBy: 'ByEmail' },
      { name: 'ByPhone', label: 'Answer by phone', kind: 'choice' },
      { name: 'Phone', label: 'Phone', kind: 'text', shownBy: 'ByPhone' },
      { name: 'Adults', label: 'Adults', kind: 'number' },
      { name: 'Children', label: 'Children', kind: 'number' },
      { name: 'Total', label: 'Persons', kind: 'total' },
      { name: 'Subject', label: 'Subject', kind: 'text' },
      { name: 'Message', label: 'Message', kind: 'message', isRequired: true },
    ],
  };
}

/**
 * Returns a form whose choices are a chain: each shows the next one. The total is at the top, and choices and numbers
 * alternate, so that a candidate that renders only the visible part has the fields of the first presses.
 *
 * @param size - Number of choices and numbers.
 */
export function planLargeForm(size: number): FormPlan {
  const pairs = Array.from({ length: size / 2 }, (_, at): readonly PlannedField[] => [
    { name: `n${at}`, label: `Number ${at}`, kind: 'number' },
    { name: `s${at}`, label: `Choice ${at}`, kind: 'choice', ...(at > 0 && { shownBy: `s${at - 1}` }) },
  ]);
  return { fields: [{ name: 'Total', label: 'Total', kind: 'total' }, ...pairs.flat()] };
}

/** Returns the names of the fields that are added up. */
export const numbersOf = ({ fields }: FormPlan) =>
  fields.filter(({ kind }) => kind === 'number').map(({ name }) => name);

/** Returns the definition of `<rs-form>`: the markup says which fields are required. */
export function suiteDefinition(plan: FormPlan) {
  const expression = numbersOf(plan)
    .map((name) => `{${name}:value}`)
    .join(' + ');
  return {
    version: 1,
    formId: 1,
    conditions: plan.fields.flatMap(({ name, shownBy }) =>
      shownBy === undefined ? [] : [{ targets: [name], when: [{ field: shownBy, value: 'yes' }] }],
    ),
    calculations: [{ target: 'Total', expression, decimals: 0 }],
  };
}

/** Returns the JSON of a SurveyJS form. */
export function surveyDefinition(plan: FormPlan) {
  return { elements: plan.fields.map((field) => surveyElement(field, plan)) };
}

function surveyElement({ name, label, kind, isRequired, shownBy }: PlannedField, plan: FormPlan) {
  const shared = {
    name,
    title: label,
    ...(isRequired && { isRequired }),
    ...(shownBy !== undefined && { visibleIf: `{${shownBy}} = 'yes'` }),
  };
  if (kind === 'choice') {
    const choices = ['yes', 'no'];
    return { type: 'dropdown', renderAs: 'select', ...shared, choices, defaultValue: 'yes' };
  }
  if (kind === 'total') {
    const sum = numbersOf(plan).map((number) => `{${number}}`);
    return { type: 'expression', ...shared, expression: sum.join(' + ') };
  }
  if (kind === 'message') return { type: 'comment', ...shared };
  return {
    type: 'text',
    inputType: kind,
    ...shared,
    ...(kind === 'number' && { defaultValue: numberAtStart }),
    ...(kind === 'email' && { validators: [{ type: 'email' }] }),
  };
}
