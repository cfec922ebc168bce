/** Not in a catalogue that comes later: it would be lost with what it tells of. */
const texts = {
  es: 'Los ajustes no llegan. Puedes aceptar o rechazar ya, o volver a pulsar para intentarlo.',
  en: 'The settings do not come. You can accept or reject now, or press again to retry.',
};

/** What the banner says about settings that are late or lost, in a language; '' where there is nothing to say. */
export function statusText(settings: string, language: string): string {
  return settings === 'late' || settings === 'lost' ? texts[/^es\b/i.test(language) ? 'es' : 'en'] : '';
}
