import type { PlaygroundCondition, PlaygroundField } from '../model/state.model.js';
import { fill, useTexts, type AllTexts } from '../texts/texts.js';
import { RemoveButton } from './RemoveButton.js';
import { choicesOf, newRule } from './field-choices.model.js';
import { ChoiceInput, LineInput } from './inputs.js';

type Rule = PlaygroundCondition['when'][number];

interface RuleEditorProps {
  readonly id: string;
  readonly rule: Rule;
  readonly number: number;
  readonly fields: readonly PlaygroundField[];
  /** Takes the changed rule; null for one that is removed. */
  readonly onChange: (rule: Rule | null) => void;
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
        onChange={(operator) => onChange({ ...rule, operator })}
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
  ] as const;
}

interface RuleValueProps {
  readonly rule: Rule;
  readonly field: PlaygroundField | undefined;
  readonly onChange: (rule: Rule) => void;
}

/** Value that a field is compared with: one of its options, or a text. */
function RuleValue({ rule, field, onChange }: RuleValueProps) {
  const texts = useTexts();
  if (rule.operator === 'empty' || rule.operator === 'filled') return null;
  const options = (field?.options ?? []).map(({ value, label = value }) => ({ value, label }));
  const isListed = options.length > 0 && (rule.operator === 'is' || rule.operator === 'is_not');
  if (!isListed) {
    const write = (value: string | undefined) => onChange({ ...rule, value: value ?? '' });
    return <LineInput label={texts.ruleValue} value={rule.value} onChange={write} />;
  }
  const isKnown = options.some(({ value }) => value === rule.value);
  const choices = isKnown ? options : [{ value: rule.value, label: `${rule.value} ?` }, ...options];
  return (
    <ChoiceInput
      label={texts.ruleValue}
      value={rule.value}
      choices={choices}
      onChange={(value) => onChange({ ...rule, value })}
    />
  );
}
