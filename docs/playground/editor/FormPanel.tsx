import type { SettingAction } from '../model/playground.model.js';
import { themes, type PlaygroundSettings } from '../model/state.model.js';
import { type AllTexts, useTexts } from '../texts/texts.js';
import { BotCheckSettings } from './BotCheckSettings.js';
import { usePresent, useStore } from './editor-store.js';
import { themeNames } from './theme-names.model.js';
import { ChoiceInput, FlagInput, Group, LineInput } from './inputs.js';
import { SessionSettings } from './SessionSettings.js';

/** Settings of the whole form and of its page. */
export function FormPanel() {
  const texts = useTexts();
  return (
    <>
      <Group title={texts.groupBasics}>
        <Basics />
      </Group>
      <Group title={texts.groupBehaviour}>
        <Sending />
        <SessionSettings />
        <Flags
          settings={[
            ['drafts', texts.drafts],
            ['errorList', texts.errorList],
            ['scrollToError', texts.scrollToError],
            ['disableOnSubmit', texts.disableOnSubmit],
            ['pageHistory', texts.pageHistory],
          ]}
        />
        <Words />
      </Group>
      <Group title={texts.groupPrivacy}>
        <Flags
          settings={[
            ['consent', texts.consent],
            ['strictPrivacy', texts.strictPrivacy],
          ]}
        />
      </Group>
      <Group title={texts.groupBotCheck}>
        <BotCheckSettings />
      </Group>
    </>
  );
}

function Basics() {
  const texts = useTexts();
  const store = useStore();
  const { form, settings } = usePresent();
  const set = useSetting();
  return (
    <>
      <LineInput
        id="form-title"
        label={texts.formTitle}
        value={form.title}
        onChange={(title = '') => store.act({ type: 'set-title', title })}
      />
      <ChoiceInput
        label={texts.formLanguage}
        value={settings.language}
        choices={languagesIn(texts)}
        onChange={(value) => set('language', value)}
      />
      <ChoiceInput
        label={texts.theme}
        value={settings.theme}
        choices={themes.map((theme) => ({ value: theme, label: themeNames[theme] }))}
        onChange={(value) => set('theme', value)}
      />
      <LineInput
        label={texts.thankYou}
        value={settings.thankYou}
        onChange={(value = '') => set('thankYou', value)}
      />
      <LineInput
        label={texts.action}
        value={form.action}
        onChange={(action) => store.act({ type: 'edit-form', change: { action } })}
      />
    </>
  );
}

function languagesIn(texts: AllTexts) {
  return [
    { value: 'es', label: texts.languageEs },
    { value: 'en', label: texts.languageEn },
  ] as const;
}

/** Ways to check, as the form's JSON has them. */
const checkers = { browser: ['browser'], server: ['server'], both: ['browser', 'server'] } as const;

function Sending() {
  const texts = useTexts();
  const store = useStore();
  const { form, settings } = usePresent();
  const set = useSetting();
  const current =
    form.validation.length > 1 ? 'both' : form.validation.includes('server') ? 'server' : 'browser';
  return (
    <>
      <ChoiceInput
        label={texts.submitMode}
        value={settings.submit}
        choices={[
          { value: 'page', label: texts.submitPage },
          { value: 'fetch', label: texts.submitFetch },
        ]}
        onChange={(value) => set('submit', value)}
      />
      <ChoiceInput
        label={texts.whoChecks}
        value={current}
        choices={[
          { value: 'browser', label: texts.checksBrowser },
          { value: 'server', label: texts.checksServer },
          { value: 'both', label: texts.checksBoth },
        ]}
        onChange={(who) => store.act({ type: 'edit-form', change: { validation: checkers[who] } })}
      />
      <FlagInput
        label={texts.review}
        value={form.review ?? false}
        onChange={(review) => store.act({ type: 'edit-form', change: { review: review || undefined } })}
      />
    </>
  );
}

/** Settings that are a text. */
function Words() {
  const texts = useTexts();
  const present = usePresent().settings;
  const set = useSetting();
  const settings = [
    ['saveUrl', texts.saveUrl],
    ['toolName', texts.toolName],
    ['toolDescription', texts.toolDescription],
  ] as const;
  return settings.map(([setting, label]) => (
    <LineInput
      key={setting}
      label={label}
      value={present[setting]}
      onChange={(value = '') => set(setting, value)}
    />
  ));
}

/** Settings that are on or off. */
type FlagName = {
  [Key in keyof PlaygroundSettings]: PlaygroundSettings[Key] extends boolean ? Key : never;
}[keyof PlaygroundSettings];

interface FlagsProps {
  readonly settings: readonly (readonly [FlagName, string])[];
}

/** Ticks of settings. */
export function Flags({ settings }: FlagsProps) {
  const present = usePresent().settings;
  const set = useSetting();
  return settings.map(([setting, label]) => (
    <FlagInput
      key={setting}
      label={label}
      value={present[setting]}
      onChange={(value) => set(setting, value)}
    />
  ));
}

/** Returns the function that sets a setting. */
function useSetting() {
  const store = useStore();
  return <Key extends keyof PlaygroundSettings>(setting: Key, value: PlaygroundSettings[Key]) =>
    store.act({ type: 'set-setting', setting, value } as SettingAction);
}
