import { canPrefill, prefillOf, withPrefill } from '../model/prefill.model.js';
import type { PlaygroundField } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { ChoiceInput, Group, LineInput } from './inputs.js';

interface PrefillSettingsProps {
  readonly field: PlaygroundField;
}

/** Source from which a field is filled in when the page opens. */
export function PrefillSettings({ field: { name, type } }: PrefillSettingsProps) {
  const texts = useTexts();
  const store = useStore();
  const { form } = usePresent();
  const source = prefillOf(form, name);
  const set = (next: Parameters<typeof withPrefill>[2]) =>
    store.act({ type: 'edit-form', change: { prefill: withPrefill(form, name, next) } });
  if (!canPrefill(type)) return null;
  return (
    <Group title={texts.groupPrefill} isFolded={!source}>
      <ChoiceInput
        label={texts.prefillFrom}
        value={source?.from ?? 'nothing'}
        choices={[
          { value: 'nothing', label: texts.prefillNothing },
          { value: 'query', label: texts.prefillQuery },
          { value: 'cookie', label: texts.prefillCookie },
          { value: 'referrer', label: texts.prefillReferrer },
        ]}
        onChange={(from) => set(from === 'nothing' ? null : { from })}
      />
      {source && source.from !== 'referrer' && (
        <LineInput
          label={texts.prefillName}
          hint={texts.prefillNameHint}
          value={source.name}
          onChange={(written) => set({ from: source.from, ...(written && { name: written }) })}
        />
      )}
    </Group>
  );
}
