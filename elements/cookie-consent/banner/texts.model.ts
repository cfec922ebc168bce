/** Texts for settings that are late, and for a lost part. They are no catalogue that loads later: that may be lost too. */
const texts = {
  es: [
    'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
    'Tu elección aún no se aplica del todo: vuelve a cargar la página.',
  ],
  en: [
    'The settings do not come. Accept, reject or press again.',
    'Your choice is not fully applied yet: reload the page.',
  ],
} as const;

/** Returns what the banner says about what is late or lost, in a language; '' where there is nothing to say. */
export function statusText(settings: string, language: string): string {
  const [late, lost] = texts[/^es\b/i.test(language) ? 'es' : 'en'];
  if (settings === 'part-lost') return lost;
  return settings === 'late' || settings === 'lost' ? late : '';
}
