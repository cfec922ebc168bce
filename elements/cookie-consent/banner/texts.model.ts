/** Not in a catalogue that comes later: it would be lost with what it tells of. */
const texts = {
  es: 'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
  en: 'The settings do not come. Accept, reject or press again.',
};

/** What the banner says about settings that are late or lost, in a language; '' where there is nothing to say. */
export function statusText(settings: string, language: string): string {
  return settings === 'late' || settings === 'lost' ? texts[/^es\b/i.test(language) ? 'es' : 'en'] : '';
}
