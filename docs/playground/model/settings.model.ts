import { defaultSettings } from './empty.model.js';
import { languages, type PlaygroundSettings, themes } from './playground.model.js';

type Reader = (value: unknown) => boolean;

const isFlag: Reader = (value) => typeof value === 'boolean';
const isText: Reader = (value) => typeof value === 'string';
const isOneOf =
  (words: readonly string[]): Reader =>
  (value) =>
    words.some((word) => word === value);

/** Checks of the values of settings. */
const readers: Readonly<Record<keyof PlaygroundSettings, Reader>> = {
  language: isOneOf(languages),
  theme: isOneOf(themes),
  submit: isOneOf(['page', 'fetch']),
  drafts: isFlag,
  errorList: isFlag,
  consent: isFlag,
  strictPrivacy: isFlag,
  disableOnSubmit: isFlag,
  scrollToError: isFlag,
  pageHistory: isFlag,
  botCheckOptional: isFlag,
  saveUrl: isText,
  toolName: isText,
  toolDescription: isText,
  thankYou: isText,
};

const keys = Object.keys(readers) as readonly (keyof PlaygroundSettings)[];

/** Reads settings. A key that is missing gets its default, and so does an invalid one, whose name is reported. */
export function readSettings(value: unknown, reportInvalid: (key: string) => void): PlaygroundSettings {
  const given = new Map<string, unknown>(Object.entries(Object(value) as object));
  const entries = keys.map((key) => {
    const one = given.get(key);
    given.delete(key);
    if (one !== undefined && readers[key](one)) return [key, one] as const;
    if (one !== undefined) reportInvalid(key);
    return [key, defaultSettings[key]] as const;
  });
  for (const key of given.keys()) reportInvalid(key);
  return Object.fromEntries(entries) as unknown as PlaygroundSettings;
}

/** Returns the settings that are not the default ones. */
export function changedSettings(settings: PlaygroundSettings): Partial<PlaygroundSettings> {
  return Object.fromEntries(
    keys.flatMap((key) => (settings[key] === defaultSettings[key] ? [] : [[key, settings[key]]])),
  );
}
