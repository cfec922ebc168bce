import type { RecordedCalls } from './recorded-calls.js';

/** `RSFormPro.Translations`: the words that the server writes into the page. A word that is not there is its own key. */
export function createTranslations(calls: RecordedCalls) {
  const addCommon = (key: unknown, text: unknown) => {
    calls.texts.set(String(key), String(text));
    calls.changed();
  };
  return {
    add(formId: unknown, name: unknown, key: unknown, text: unknown): void {
      calls.note(formId, ({ texts }) => {
        const known = texts.get(String(name)) ?? new Map<string, string>();
        texts.set(String(name), known.set(String(key), String(text)));
      });
    },
    translate: (formId: unknown, name: unknown, key: unknown): string =>
      calls.of(formId).texts.get(String(name))?.get(String(key)) ?? String(key),
    addCommonTranslation: addCommon,
    addCommonTranslations(pairs: readonly (readonly [unknown, unknown])[]): void {
      for (const [key, text] of pairs) addCommon(key, text);
    },
    commonTranslate: (key: unknown): string => calls.texts.get(String(key)) ?? String(key),
  };
}
