import { isGroup } from '../../../elements/rs-form/definition/rules.model.js';
import type { PlaygroundEntry, PlaygroundField } from '../model/state.model.js';
import { type AllTexts, fill, useTexts } from '../texts/texts.js';
import { useStore } from './editor-store.js';
import { holdsValue, newRule, replacedAt } from './field-choices.model.js';
import { ChoiceInput } from './inputs.js';
import { RemoveButton } from './RemoveButton.js';
import { RuleEditor } from './RuleEditor.js';

interface RulesEditorProps {
  /** Beginning of the ids of its controls. */
  readonly id: string;
  readonly match: 'all' | 'any';
  readonly when: readonly PlaygroundEntry[];
  readonly fields: readonly PlaygroundField[];
  readonly onChange: (change: Pick<RulesEditorProps, 'match' | 'when'>) => void;
}

/** Rules and groups of a condition, or of a group, with how many of them must hold. */
export function RulesEditor({ id, match, when, fields, onChange }: RulesEditorProps) {
  const texts = useTexts();
  const store = useStore();
  const readable = fields.filter(holdsValue);
  const first = readable.find(({ options }) => options?.length) ?? readable[0];
  const write = (list: readonly PlaygroundEntry[]) => onChange({ match, when: list });
  const addId = `${id}-add-rule`;
  const add = (isInGroup: boolean) => {
    if (!first) return store.announce(texts.needsFields);
    const rule = newRule(first);
    write([...when, isInGroup ? { match: 'any', when: [rule] } : rule]);
    store.focus(`${id}-rule-${when.length}-${isInGroup ? 'match' : 'field'}`);
  };
  const change = (at: number) => (changed: PlaygroundEntry | null) => {
    write(replacedAt(when, at, changed));
    if (!changed) store.focus(addId);
  };
  return (
    <>
      <ChoiceInput
        id={`${id}-match`}
        label={texts.conditionMatch}
        value={match}
        choices={matchesIn(texts)}
        onChange={(chosen) => onChange({ match: chosen, when })}
      />
      {when.map((entry, at) => {
        const shared = { id: `${id}-rule-${at}`, number: at + 1, fields: readable, onChange: change(at) };
        return isGroup(entry) ? (
          <GroupEditor key={at} group={entry} {...shared} />
        ) : (
          <RuleEditor key={at} rule={entry} {...shared} />
        );
      })}
      <AddButtons id={addId} onAdd={add} />
    </>
  );
}

interface AddButtonsProps {
  readonly id: string;
  readonly onAdd: (isInGroup: boolean) => void;
}

function AddButtons({ id, onAdd }: AddButtonsProps) {
  const texts = useTexts();
  return (
    <div className="button-pair">
      <button type="button" id={id} className="button small" onClick={() => onAdd(false)}>
        {texts.addRule}
      </button>
      <button type="button" className="button small" onClick={() => onAdd(true)}>
        {texts.addGroup}
      </button>
    </div>
  );
}

function matchesIn(texts: AllTexts) {
  return [
    { value: 'all', label: texts.matchAll },
    { value: 'any', label: texts.matchAny },
  ] as const;
}

interface GroupEditorProps {
  readonly id: string;
  readonly group: Extract<PlaygroundEntry, { readonly when: unknown }>;
  readonly number: number;
  readonly fields: readonly PlaygroundField[];
  /** Called with the changed group; with null if it was removed. */
  readonly onChange: (group: PlaygroundEntry | null) => void;
}

/** Group of rules in a condition, or in another group. */
function GroupEditor({ id, group, number, fields, onChange }: GroupEditorProps) {
  const texts = useTexts();
  return (
    <fieldset className="rule rule-group">
      <legend>{fill(texts.ruleGroup, { number })}</legend>
      <RemoveButton label={fill(texts.removeGroup, { number })} onClick={() => onChange(null)} />
      <RulesEditor id={id} match={group.match} when={group.when} fields={fields} onChange={onChange} />
    </fieldset>
  );
}
