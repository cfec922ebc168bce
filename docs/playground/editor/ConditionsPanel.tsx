import { fieldsOf, type PlaygroundCondition, type PlaygroundField } from '../model/state.model.js';
import { type AllTexts, fill, useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { choicesOf, newCondition, replacedAt } from './field-choices.model.js';
import { ChoiceInput, FlagInput } from './inputs.js';
import { RemoveButton } from './RemoveButton.js';
import { RulesEditor } from './RulesEditor.js';
import { TargetsInput } from './TargetsInput.js';

/** Conditions of the form. */
export function ConditionsPanel() {
  const texts = useTexts();
  const store = useStore();
  const { form } = usePresent();
  const fields = fieldsOf(form);
  const { conditions } = form;
  const write = (list: readonly PlaygroundCondition[]) =>
    store.act({ type: 'set-conditions', conditions: list });
  const add = () => {
    write([...conditions, newCondition(fields)]);
    store.announce(fill(texts.conditionAdded, { number: conditions.length + 1 }));
    store.focus(`condition-${conditions.length}-action`);
  };
  const remove = (index: number) => {
    write(replacedAt(conditions, index, null));
    store.announce(texts.conditionRemoved);
    store.focus(addConditionId);
  };

  return (
    <>
      <p className="hint">{texts.conditionsLead}</p>
      {conditions.map((condition, index) => (
        <ConditionEditor
          key={index}
          condition={condition}
          index={index}
          fields={fields}
          onChange={(changed) => write(replacedAt(conditions, index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      <button type="button" id={addConditionId} className="button" onClick={add}>
        {texts.addCondition}
      </button>
    </>
  );
}

const addConditionId = 'add-condition';

interface ConditionEditorProps {
  readonly condition: PlaygroundCondition;
  readonly index: number;
  readonly fields: readonly PlaygroundField[];
  readonly onChange: (condition: PlaygroundCondition) => void;
  readonly onRemove: () => void;
}

function ConditionEditor({ condition, index, fields, onChange, onRemove }: ConditionEditorProps) {
  const texts = useTexts();
  const number = index + 1;
  return (
    <fieldset className="entry" id={`condition-${index}`}>
      <legend>{fill(texts.condition, { number })}</legend>
      <RemoveButton label={fill(texts.removeCondition, { number })} onClick={onRemove} />
      <ChoiceInput
        id={`condition-${index}-action`}
        label={texts.conditionAction}
        value={condition.action}
        choices={actionsIn(texts)}
        onChange={(action) => onChange({ ...condition, action })}
      />
      <TargetsInput
        label={texts.conditionTargets}
        choices={choicesOf(fields)}
        value={condition.targets}
        onChange={(targets) => onChange({ ...condition, targets })}
      />
      <RulesEditor
        id={`condition-${index}`}
        match={condition.match}
        when={condition.when}
        fields={fields}
        onChange={(change) => onChange({ ...condition, ...change })}
      />
      <FlagInput
        label={texts.retain}
        value={condition.retain === true}
        onChange={(retain) => onChange({ ...condition, retain })}
      />
    </fieldset>
  );
}

function actionsIn(texts: AllTexts) {
  return [
    { value: 'show', label: texts.actionShow },
    { value: 'hide', label: texts.actionHide },
  ] as const;
}
