import type { PlaygroundForm } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { FlagInput, LineInput, NumberInput } from './inputs.js';

/** Session of a new setting: the default of PHP, and an address that the server has to have. */
const first = { seconds: 1440, keepAlive: '/keep-alive' };

/** Session on the server, before whose end the form warns. */
export function SessionSettings() {
  const texts = useTexts();
  const store = useStore();
  const { session } = usePresent().form;
  const set = (next: PlaygroundForm['session']) =>
    store.act({ type: 'edit-form', change: { session: next } });
  return (
    <>
      <FlagInput
        label={texts.sessionEnds}
        value={session !== undefined}
        onChange={(isOn) => set(isOn ? first : undefined)}
      />
      {session && (
        <>
          <NumberInput
            label={texts.sessionSeconds}
            value={session.seconds}
            onChange={(seconds = first.seconds) => set({ ...session, seconds })}
          />
          <LineInput
            label={texts.sessionKeepAlive}
            value={session.keepAlive}
            onChange={(keepAlive = '') => set({ ...session, keepAlive })}
          />
        </>
      )}
    </>
  );
}
