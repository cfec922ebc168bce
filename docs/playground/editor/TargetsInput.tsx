import { useId } from 'react';
import { fill, useTexts } from '../texts/texts.js';
import type { Choice } from './inputs.js';
import { Icon, iconLines } from './TypeIcon.js';

interface TargetsInputProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly choices: readonly Choice[];
  readonly onChange: (value: readonly string[]) => void;
}

/** List of fields. Each has a button that removes it; a select adds one. */
export function TargetsInput({ label, value, choices, onChange }: TargetsInputProps) {
  const texts = useTexts();
  const id = useId();
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  const others = choices.filter((choice) => !value.includes(choice.value));
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
      <ul className="chips">
        {value.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="chip"
              aria-label={fill(texts.removeTarget, { name: labels.get(name) ?? name })}
              onClick={() => onChange(value.filter((one) => one !== name))}
            >
              <span>{labels.get(name) ?? `${name} ?`}</span>
              <Icon lines={iconLines.close} />
            </button>
          </li>
        ))}
      </ul>
      <select id={id} value="" onChange={({ target }) => onChange([...value, target.value])}>
        <option value="" disabled>
          {texts.chooseField}
        </option>
        {others.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
