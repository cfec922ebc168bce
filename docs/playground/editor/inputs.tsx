import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';

interface RowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, control and hint of a setting. */
export function Row({ label, hint, id, children }: RowProps) {
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Props of an input. */
export interface InputProps<Value> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /**
   * Id of the control.
   *
   * @default one that React makes
   */
  readonly id?: string | undefined;
}

/** Returns the id of a control, and the attributes that connect it with its hint. */
function useControl(id: string | undefined, hint: string | undefined) {
  const own = useId();
  const used = id ?? own;
  return { id: used, 'aria-describedby': hint ? `${used}-hint` : undefined };
}

/** A text of one line. An empty one is undefined. */
export function LineInput({ label, hint, value, onChange, id }: InputProps<string | undefined>) {
  const control = useControl(id, hint);
  return (
    <Row label={label} hint={hint} id={control.id}>
      <input
        type="text"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        {...control}
      />
    </Row>
  );
}

/** Text input whose value counts only when it is complete. Until blur it keeps the typed text. */
export function DraftInput({
  label,
  hint,
  value,
  onChange,
  id,
  lines,
}: InputProps<string> & { readonly lines?: number }) {
  const control = useControl(id, hint);
  const [draft, setDraft] = useState<string | null>(null);
  const shared = {
    ...control,
    autoComplete: 'off',
    value: draft ?? value,
    onBlur: () => setDraft(null),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setDraft(target.value);
      onChange(target.value);
    },
  };
  return (
    <Row label={label} hint={hint} id={control.id}>
      {lines === undefined ? <input type="text" {...shared} /> : <textarea rows={lines} {...shared} />}
    </Row>
  );
}

/** A number; undefined where there is none. */
export function NumberInput({ label, hint, value, onChange, id }: InputProps<number | undefined>) {
  const read = (text: string) => {
    const number = Number(text.trim().replace(',', '.'));
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(number);
  };
  return (
    <DraftInput
      label={label}
      hint={hint}
      id={id}
      value={value === undefined ? '' : String(value)}
      onChange={read}
    />
  );
}

/** A list of texts, one a line; undefined where there is none. */
export function ListInput({ label, hint, value, onChange, id }: InputProps<readonly string[] | undefined>) {
  const texts = useTexts();
  const read = (text: string) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    onChange(lines.length > 0 ? lines : undefined);
  };
  const written = (value ?? []).join('\n');
  return (
    <DraftInput
      label={label}
      hint={hint ?? texts.oneALine}
      id={id}
      value={written}
      onChange={read}
      lines={3}
    />
  );
}

/** A tick. */
export function FlagInput({ label, hint, value, onChange, id }: InputProps<boolean>) {
  const control = useControl(id, hint);
  return (
    <div className="setting is-flag">
      <input
        type="checkbox"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        {...control}
      />
      <label htmlFor={control.id}>{label}</label>
      {hint && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Word of a choice, and its label. */
export interface Choice<Word extends string = string> {
  readonly value: Word;
  readonly label: string;
}

interface ChoiceInputProps<Word extends string> extends InputProps<Word> {
  readonly choices: readonly Choice<Word>[];
}

/** One of several words. */
export function ChoiceInput<Word extends string>(props: ChoiceInputProps<Word>) {
  const { label, hint, value, onChange, choices, id } = props;
  const control = useControl(id, hint);
  return (
    <Row label={label} hint={hint} id={control.id}>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        {...control}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
  /**
   * True if the group begins closed.
   *
   * @default false
   */
  readonly isFolded?: boolean;
}

/** Settings that belong together, under a heading that folds them. */
export function Group({ title, children, isFolded = false }: GroupProps) {
  return (
    <details className="group" open={!isFolded}>
      <summary>{title}</summary>
      <div className="group-body">{children}</div>
    </details>
  );
}
