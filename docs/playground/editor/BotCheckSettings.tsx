import type { ProviderDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import type { PlaygroundForm } from '../model/state.model.js';
import { useTexts } from '../texts/texts.js';
import { usePresent, useStore } from './editor-store.js';
import { ChoiceInput, FlagInput, LineInput } from './inputs.js';

/** The providers; first the check that asks no third party. */
const providers = [
  { value: 'altcha', label: 'ALTCHA' },
  { value: 'friendly-captcha', label: 'Friendly Captcha' },
  { value: 'turnstile', label: 'Turnstile' },
  { value: 'hcaptcha', label: 'hCaptcha' },
  { value: 'recaptcha-v3', label: 'reCAPTCHA v3' },
  { value: 'recaptcha-v2', label: 'reCAPTCHA v2' },
] as const;

type BotCheck = NonNullable<PlaygroundForm['botCheck']>;
type AltchaDefinition = Exclude<BotCheck, ProviderDefinition>;

/** Provider of the bot check, and its settings. */
export function BotCheckSettings() {
  const texts = useTexts();
  const store = useStore();
  const { botCheck } = usePresent().form;
  const { botCheckOptional } = usePresent().settings;
  const choices = [{ value: '', label: texts.botNone } as const, ...providers];
  return (
    <>
      <ChoiceInput
        label={texts.botProvider}
        value={botCheck?.provider ?? ''}
        choices={choices}
        onChange={(provider) =>
          store.act({ type: 'set-bot-check', botCheck: withProvider(botCheck, provider) })
        }
      />
      {botCheck?.provider === 'altcha' && <AltchaSettings botCheck={botCheck} />}
      {botCheck && botCheck.provider !== 'altcha' && <ProviderSettings botCheck={botCheck} />}
      {botCheck && (
        <>
          <FlagInput
            label={texts.botCheckOptional}
            value={botCheckOptional}
            onChange={(value) => store.act({ type: 'set-setting', setting: 'botCheckOptional', value })}
          />
          <p className="hint">{texts.botNote}</p>
        </>
      )}
    </>
  );
}

/** Returns a bot check of another provider, with the settings that both have. */
function withProvider(
  botCheck: BotCheck | undefined,
  provider: '' | (typeof providers)[number]['value'],
): BotCheck | null {
  if (provider === '') return null;
  if (provider === 'altcha') return { provider, challengeUrl: '' };
  return botCheck && botCheck.provider !== 'altcha' ? { ...botCheck, provider } : { provider, siteKey: '' };
}

/** Address of the challenges, and the name of the answer. */
function AltchaSettings({ botCheck }: { readonly botCheck: AltchaDefinition }) {
  const texts = useTexts();
  const store = useStore();
  const { provider, challengeUrl, name = '' } = botCheck;
  const change = (url: string, answer: string) =>
    store.act({
      type: 'set-bot-check',
      botCheck: { provider, challengeUrl: url, ...(answer !== '' && { name: answer }) },
    });
  return (
    <>
      <LineInput
        label={texts.botChallengeUrl}
        value={challengeUrl}
        onChange={(url = '') => change(url, name)}
      />
      <LineInput
        label={texts.botAnswerName}
        value={name}
        onChange={(answer = '') => change(challengeUrl, answer)}
      />
    </>
  );
}

interface ProviderSettingsProps {
  readonly botCheck: ProviderDefinition;
}

function ProviderSettings({ botCheck }: ProviderSettingsProps) {
  const texts = useTexts();
  const store = useStore();
  const change = (key: 'siteKey' | 'action', value = '') =>
    store.act({ type: 'set-bot-check', botCheck: { ...botCheck, [key]: value } });
  const hasSizes = botCheck.provider !== 'recaptcha-v3' && botCheck.provider !== 'friendly-captcha';
  return (
    <>
      <LineInput
        label={texts.botSiteKey}
        value={botCheck.siteKey}
        onChange={(key) => change('siteKey', key)}
      />
      {botCheck.provider === 'recaptcha-v3' && (
        <LineInput
          label={texts.botAction}
          value={botCheck.action}
          onChange={(action) => change('action', action)}
        />
      )}
      {hasSizes && <BoxSize botCheck={botCheck} />}
    </>
  );
}

const sizes = [
  { value: 'normal', label: 'normal' },
  { value: 'compact', label: 'compact' },
  { value: 'invisible', label: 'invisible' },
] as const;

/** Size of the provider's box. */
function BoxSize({ botCheck }: ProviderSettingsProps) {
  const texts = useTexts();
  const store = useStore();
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
function withSize(
  botCheck: ProviderDefinition,
  size: '' | NonNullable<ProviderDefinition['size']>,
): ProviderDefinition {
  if (size !== '') return { ...botCheck, size };
  return Object.fromEntries(
    Object.entries(botCheck).filter(([key]) => key !== 'size'),
  ) as unknown as ProviderDefinition;
}
