import type { PlaygroundForm } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { ChoiceInput, FlagInput, LineInput } from './inputs.js';

const providers = [
  { value: 'recaptcha-v3', label: 'reCAPTCHA v3' },
  { value: 'recaptcha-v2', label: 'reCAPTCHA v2' },
  { value: 'hcaptcha', label: 'hCaptcha' },
  { value: 'turnstile', label: 'Turnstile' },
] as const;

/** Provider of the bot check, and its settings. */
export function BotCheckSettings() {
  const texts = useTexts();
  const store = useStore();
  const { botCheck } = usePresent().form;
  const choices = [{ value: '', label: texts.botNone } as const, ...providers];
  const pick = (provider: (typeof choices)[number]['value']) =>
    store.act({
      type: 'set-bot-check',
      botCheck: provider === '' ? null : { siteKey: '', ...botCheck, provider },
    });
  return (
    <>
      <ChoiceInput
        label={texts.botProvider}
        value={botCheck?.provider ?? ''}
        choices={choices}
        onChange={pick}
      />
      {botCheck && <ProviderSettings botCheck={botCheck} />}
    </>
  );
}

type BotCheck = NonNullable<PlaygroundForm['botCheck']>;

interface ProviderSettingsProps {
  readonly botCheck: BotCheck;
}

function ProviderSettings({ botCheck }: ProviderSettingsProps) {
  const texts = useTexts();
  const store = useStore();
  const { botCheckOptional } = usePresent().settings;
  const change = (key: 'siteKey' | 'action', value = '') =>
    store.act({ type: 'set-bot-check', botCheck: { ...botCheck, [key]: value } });
  return (
    <>
      <LineInput
        label={texts.botSiteKey}
        value={botCheck.siteKey}
        onChange={(key) => change('siteKey', key)}
      />
      {botCheck.provider === 'recaptcha-v3' ? (
        <LineInput
          label={texts.botAction}
          value={botCheck.action}
          onChange={(action) => change('action', action)}
        />
      ) : (
        <BoxSize />
      )}
      <FlagInput
        label={texts.botCheckOptional}
        value={botCheckOptional}
        onChange={(value) => store.act({ type: 'set-setting', setting: 'botCheckOptional', value })}
      />
      <p className="hint">{texts.botNote}</p>
    </>
  );
}

const sizes = [
  { value: 'normal', label: 'normal' },
  { value: 'compact', label: 'compact' },
  { value: 'invisible', label: 'invisible' },
] as const;

/** Size of the provider's box. */
function BoxSize() {
  const texts = useTexts();
  const store = useStore();
  const { botCheck } = usePresent().form;
  if (!botCheck) return null;
  const choices = [{ value: '', label: texts.unset } as const, ...sizes];
  return (
    <ChoiceInput
      label={texts.botSize}
      value={botCheck.size ?? ''}
      choices={choices}
      onChange={(size) => store.act({ type: 'set-bot-check', botCheck: withSize(botCheck, size) })}
    />
  );
}

/** Returns a bot check with another size of its box; without one for an empty text. */
function withSize(botCheck: BotCheck, size: '' | NonNullable<BotCheck['size']>): BotCheck {
  if (size !== '') return { ...botCheck, size };
  const { provider, siteKey, action, scriptUrl } = botCheck;
  return {
    provider,
    siteKey,
    ...(action !== undefined && { action }),
    ...(scriptUrl !== undefined && { scriptUrl }),
  };
}
