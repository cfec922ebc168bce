import type { RuleDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import type { PlaygroundField } from '../model/state.model.js';
import { fill, useTexts, type AllTexts } from '../texts/texts.js';
import { RemoveButton } from './RemoveButton.js';
import { choicesOf, newRule, withOperator } from './field-choices.model.js';
import { ChoiceInput, LineInput, ListInput } from './inputs.js';

interface RuleEditorProps {
  readonly id: string;
  readonly rule: RuleDefinition;
  readonly number: number;
  readonly fields: readonly PlaygroundField[];
  /** Called with the changed rule; with null if it was removed. */
  readonly onChange: (rule: RuleDefinition | null) => void;
}

/** One rule of a condition: field, comparison, value. */
export function RuleEditor({ id, rule, number, fields, onChange }: RuleEditorProps) {
  const texts = useTexts();
  const choices = choicesOf(fields);
  const isKnown = choices.some(({ value }) => value === rule.field);
  const pick = (name: string) => {
    const field = fields.find((one) => one.name === name);
    if (field) onChange(newRule(field));
  };
  return (
    <fieldset className="rule">
      <legend>{fill(texts.rule, { number })}</legend>
      <RemoveButton label={fill(texts.removeRule, { number })} onClick={() => onChange(null)} />
      <ChoiceInput
        id={`${id}-field`}
        label={texts.ruleField}
        value={rule.field}
        choices={isKnown ? choices : [{ value: rule.field, label: `${rule.field} ?` }, ...choices]}
        onChange={pick}
      />
      <ChoiceInput
        label={texts.ruleOperator}
        value={rule.operator}
        choices={operatorsIn(texts)}
        onChange={(operator) => onChange(withOperator(rule, operator))}
      />
      <RuleValue rule={rule} field={fields.find(({ name }) => name === rule.field)} onChange={onChange} />
    </fieldset>
  );
}

function operatorsIn(texts: AllTexts) {
  return [
    { value: 'is', label: texts.operatorIs },
    { value: 'is_not', label: texts.operatorIsNot },
    { value: 'empty', label: texts.operatorEmpty },
    { value: 'filled', label: texts.operatorFilled },
    { value: 'contains', label: texts.operatorContains },
    { value: 'greater', label: texts.operatorGreater },
    { value: 'less', label: texts.operatorLess },
    { value: 'between', label: texts.operatorBetween },
    { value: 'is_one_of', label: texts.operatorIsOneOf },
  ] as const;
}

interface RuleValueProps {
  readonly rule: RuleDefinition;
  readonly field: PlaygroundField | undefined;
  readonly onChange: (rule: RuleDefinition) => void;
}

/** Value that a field is compared with: one of its options, a text, two bounds, or a list. */
function RuleValue({ rule, field, onChange }: RuleValueProps) {
  const texts = useTexts();
  const { operator } = rule;
  const values = [rule.value].flat();
  const [value = '', upper = ''] = values;
  const write = (written: RuleDefinition['value']) => onChange({ ...rule, value: written });
  if (operator === 'empty' || operator === 'filled') return null;
  if (operator === 'between')
    return (
      <>
        <LineInput label={texts.ruleFrom} value={value} onChange={(from) => write([from ?? '', upper])} />
        <LineInput label={texts.ruleTo} value={upper} onChange={(to) => write([value, to ?? ''])} />
      </>
    );
  if (operator === 'is_one_of')
    return <ListInput label={texts.ruleValues} value={values} onChange={(list) => write(list ?? [])} />;
  const options = (field?.options ?? []).map(({ value: own, label = own }) => ({ value: own, label }));
  const isListed = options.length > 0 && (operator === 'is' || operator === 'is_not');
  if (!isListed)
    return <LineInput label={texts.ruleValue} value={value} onChange={(text) => write(text ?? '')} />;
  const isKnown = options.some((one) => one.value === value);
  const choices = isKnown ? options : [{ value, label: `${value} ?` }, ...options];
  return <ChoiceInput label={texts.ruleValue} value={value} choices={choices} onChange={write} />;
}
