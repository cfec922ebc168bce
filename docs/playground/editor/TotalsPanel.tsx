import { fieldsOf, type PlaygroundCalculation, type PlaygroundField } from '../model/state.model.js';
import { fill, useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { choicesOf, holdsValue, replacedAt, canHoldTotal } from './field-choices.model.js';
import { ChoiceInput, DraftInput, LineInput, NumberInput } from './inputs.js';
import { RemoveButton } from './RemoveButton.js';

/** Totals of the form. */
export function TotalsPanel() {
  const texts = useTexts();
  const store = useStore();
  const { form, settings } = usePresent();
  const { calculations } = form;
  const fields = fieldsOf(form);
  const signs = signsOf[settings.language];
  const write = (list: readonly PlaygroundCalculation[]) =>
    store.act({ type: 'set-calculations', calculations: list });
  const add = () => {
    write([...calculations, { target: '', expression: '', decimals: 2, ...signs }]);
    store.announce(fill(texts.totalAdded, { number: calculations.length + 1 }));
    store.focus(`total-${calculations.length}-target`);
  };
  const remove = (index: number) => {
    write(replacedAt(calculations, index, null));
    store.announce(texts.totalRemoved);
    store.focus(addTotalId);
  };

  return (
    <>
      <p className="hint">{texts.totalsLead}</p>
      {calculations.map((total, index) => (
        <TotalEditor
          key={index}
          total={total}
          index={index}
          fields={fields}
          onChange={(changed) => write(replacedAt(calculations, index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      <button type="button" id={addTotalId} className="button" onClick={add}>
        {texts.addTotal}
      </button>
    </>
  );
}

/** Signs of numbers in a language. */
const signsOf = { es: { decimal: ',', thousands: '.' }, en: { decimal: '.', thousands: ',' } } as const;

const addTotalId = 'add-total';

interface TotalEditorProps {
  readonly total: PlaygroundCalculation;
  readonly index: number;
  readonly fields: readonly PlaygroundField[];
  readonly onChange: (total: PlaygroundCalculation) => void;
  readonly onRemove: () => void;
}

function TotalEditor({ total, index, fields, onChange, onRemove }: TotalEditorProps) {
  const texts = useTexts();
  const number = index + 1;
  const totalFields = choicesOf(fields.filter((field) => canHoldTotal(field) || field.name === total.target));
  return (
    <fieldset className="entry" id={`total-${index}`}>
      <legend>{fill(texts.total, { number })}</legend>
      <RemoveButton label={fill(texts.removeTotal, { number })} onClick={onRemove} />
      <ChoiceInput
        id={`total-${index}-target`}
        label={texts.totalTarget}
        value={total.target}
        hint={totalFields.length === 0 ? texts.totalNeedsField : undefined}
        choices={
          total.target === '' ? [{ value: '', label: texts.chooseField }, ...totalFields] : totalFields
        }
        onChange={(target) => onChange({ ...total, target })}
      />
      <Expression total={total} fields={fields} onChange={onChange} />
      <div className="pair">
        <NumberInput
          label={texts.decimals}
          value={total.decimals}
          onChange={(decimals) => onChange({ ...total, decimals: decimals ?? 0 })}
        />
        <LineInput
          label={texts.decimalSign}
          value={total.decimal}
          onChange={(decimal) => onChange({ ...total, decimal: decimal ?? '' })}
        />
        <LineInput
          label={texts.thousandsSign}
          value={total.thousands}
          onChange={(thousands) => onChange({ ...total, thousands: thousands ?? '' })}
        />
      </div>
    </fieldset>
  );
}

/** The formula, and a list that inserts a field at its end. */
function Expression({ total, fields, onChange }: Omit<TotalEditorProps, 'index' | 'onRemove'>) {
  const texts = useTexts();
  const operands = choicesOf(fields.filter((field) => holdsValue(field) && field.name !== total.target));
  const example = `{${operands[0]?.value ?? 'Field'}:value}`;
  const write = (expression: string) => onChange({ ...total, expression });
  return (
    <>
      <DraftInput
        label={texts.expression}
        hint={fill(texts.expressionHint, { example })}
        value={total.expression}
        lines={2}
        onChange={write}
      />
      <ChoiceInput
        label={texts.insertField}
        value=""
        choices={[{ value: '', label: texts.chooseField }, ...operands]}
        onChange={(name) => name !== '' && write(`${total.expression.trim()} {${name}:value}`.trim())}
      />
    </>
  );
}
