import { repeatFrom, rowNames, withRepeat } from '../model/repeats.model.js';
import type { PlaygroundField } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { Group, LineInput, NumberInput } from './inputs.js';

interface RowsSettingsProps {
  readonly field: PlaygroundField;
}

/** Rows of which a visitor adds more, from a field on. */
export function RowsSettings({ field: { name } }: RowsSettingsProps) {
  const { rows: texts } = useTexts();
  const store = useStore();
  const { form } = usePresent();
  const possible = rowNames(form, name);
  const repeat = repeatFrom(form, name);
  const set = (change: Parameters<typeof withRepeat>[2]) =>
    store.act({ type: 'edit-form', change: { repeats: withRepeat(form, name, change) } });
  if (possible.length === 0) return null;
  return (
    <Group title={texts.groupRows} isFolded={!repeat}>
      <NumberInput
        label={texts.rowFields}
        hint={texts.rowFieldsHint}
        value={repeat?.fields?.length}
        onChange={(count = 0) => set(count >= 1 ? { fields: possible.slice(0, Math.trunc(count)) } : null)}
      />
      {repeat && (
        <>
          <LineInput label={texts.rowsLabel} value={repeat.label} onChange={(label = '') => set({ label })} />
          <NumberInput
            label={texts.rowsLeast}
            value={repeat.min}
            onChange={(min = 1) => set({ min: Math.max(0, Math.trunc(min)) })}
          />
          <NumberInput
            label={texts.rowsMost}
            value={repeat.max}
            onChange={(max) => set({ max: max === undefined ? undefined : Math.max(1, Math.trunc(max)) })}
          />
          <LineInput
            label={texts.rowsAdd}
            value={repeat.addLabel}
            onChange={(addLabel) => set({ addLabel })}
          />
        </>
      )}
    </Group>
  );
}
