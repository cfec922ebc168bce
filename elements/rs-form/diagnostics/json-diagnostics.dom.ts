import { isBox } from '../markup/control.dom.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { isDate } from '../markup/values.dom.js';
import { longestPath } from '../../../shared/json/read-json.model.js';
import { formatPath } from '../definition/check-definition.model.js';
import { type Diagnostic, diagnosticInJson, oneOf } from '../definition/diagnostic.model.js';
import { entries, type Placed, read } from './placed.model.js';
import { diagnosePrefill } from './prefill-diagnostics.dom.js';

/** Returns the diagnostics of settings that do not fit the form. `checkDefinition` finds those that the format does not allow. */
export function findJsonDiagnostics(form: ServerForm, json: unknown): readonly Diagnostic[] {
  const top = { path: [], value: json };
  const pages = entries(top, 'pages').flatMap((page) => entries(page, 'fields'));
  const rules = entries(top, 'conditions').flatMap((condition) => rulesInside(condition));
  return [
    ...[...pages, ...entries(top, 'fields')].flatMap((field) => diagnoseField(form, field)),
    ...entries(top, 'conditions')
      .flatMap((condition) => entries(condition, 'targets'))
      .flatMap((one) => diagnoseTarget(form, one)),
    ...rules.flatMap((one) => diagnoseRule(form, one)),
    ...diagnosePrefill(form, top),
  ];
}

/** Returns the rules of a condition and of its groups, as deep as the format allows. */
function rulesInside(group: Placed): readonly Placed[] {
  if (group.path.length > longestPath) return [];
  return entries(group, 'when').flatMap((entry) =>
    read(entry, 'when').value === undefined ? [entry] : rulesInside(entry),
  );
}

function diagnoseField(form: ServerForm, field: Placed): readonly Diagnostic[] {
  const name = read(field, 'name');
  const most = read(field, 'maxSelections');
  const isWrong = typeof most.value === 'number' && !(Number.isInteger(most.value) && most.value >= 1);
  // Only its buttons are in the form, under ids of their own.
  const isPageBreak = read(field, 'type').value === 'page-break';
  const prices = [...entries(field, 'prices'), ...entries(field, 'options')];
  return [
    ...(isPageBreak ? [] : diagnoseTarget(form, name)),
    ...prices.flatMap((one) => diagnosePrice(read(one, 'price'))),
    ...(isWrong
      ? [
          diagnosticInJson(
            'form-selections',
            formatPath(most.path),
            most.value,
            'a whole number from 1; it is left out',
          ),
        ]
      : []),
  ];
}

/** A total reads the digits of a price up to a comma. */
function diagnosePrice({ path, value }: Placed): readonly Diagnostic[] {
  if (typeof value !== 'string' || /^\s*(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)\s*)?$/.test(value)) return [];
  return [
    diagnosticInJson('form-price', formatPath(path), value, 'a number with a decimal point, such as 20.5'),
  ];
}

/** Returns the diagnostic of a target that the form does not have. A target may be a block without a control. */
function diagnoseTarget(form: ServerForm, { path, value }: Placed): readonly Diagnostic[] {
  if (typeof value !== 'string' || form.controls(value).length > 0 || form.block(value)) return [];
  return [
    diagnosticInJson('form-unknown-field', formatPath(path), value, oneOf('a field of the form', form.names)),
  ];
}

function diagnoseRule(form: ServerForm, rule: Placed): readonly Diagnostic[] {
  const field = read(rule, 'field');
  const { path, value } = read(rule, 'value');
  if (typeof field.value !== 'string') return [];
  const leftOut = '; the condition is left out';
  if (form.controls(field.value).length === 0)
    return [
      diagnosticInJson(
        'form-unknown-field',
        formatPath(field.path),
        field.value,
        oneOf('a field of the form', form.names) + leftOut,
      ),
    ];
  const written = value ?? '';
  const operator = read(rule, 'operator').value ?? 'is';
  if (operator === 'contains' && written === '')
    return [diagnosticInJson('form-condition', formatPath(path), '', 'a part of a text')];
  const isCompared = operator === 'is' || operator === 'is_not';
  if (operator === 'is_one_of' && Array.isArray(written))
    return entries(rule, 'value').flatMap((one) => diagnoseValue(form, field.value as string, one));
  return isCompared ? diagnoseValue(form, field.value, { path, value: written }) : [];
}

/** Returns the diagnostic of a value that a field can never have. */
function diagnoseValue(form: ServerForm, name: string, { path, value }: Placed): readonly Diagnostic[] {
  if (typeof value !== 'string' || canHave(form, name, value)) return [];
  const offered = offeredBy(form, name);
  // A list without any yet gets its choices from a script of the page.
  if (!offered.some(Boolean)) return [];
  const expected = oneOf(`a value of ${JSON.stringify(name)}`, offered);
  return [diagnosticInJson('form-condition', formatPath(path), value, expected)];
}

/** Returns true if a field may ever have a value: boxes, radio buttons and a list have only those that they offer. */
function canHave({ controls }: ServerForm, name: string, value: string): boolean {
  const all = controls(name);
  const offers = all.flatMap<FieldControl | HTMLOptionElement>((control) =>
    // The browser keeps a select's own list once a script has asked for it.
    'options' in control ? [...control.querySelectorAll('option')] : [control],
  );
  return isDate(all) || offers.some((one) => one.value === value || !('selected' in one || isBox(one)));
}

function offeredBy(form: ServerForm, name: string): readonly string[] {
  return form
    .controls(name)
    .flatMap((control) =>
      control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : [control.value],
    );
}
