/** Texts for settings that are late, and for a lost part. They are no catalogue that loads later: that may be lost too. */
const texts = {
  es: [
    'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
    'Tu elección aún no se aplica del todo: vuelve a cargar la página.',
  ],
  en: [
    'The settings are late. Accept, reject or press again.',
    'Your choice is not fully applied: reload the page.',
  ],
} as const;

/** Returns the language of the texts for a page's. */
export function statusLanguage(pageLanguage = ''): keyof typeof texts {
  return /^es\b/i.test(pageLanguage) ? 'es' : 'en';
}

/** Returns what the banner says about what is late or lost; '' where there is nothing to say. */
export function statusText(settings: string, language: keyof typeof texts): string {
  const [late, lost] = texts[language];
  if (settings === 'part-lost') return lost;
  return settings === 'late' || settings === 'lost' ? late : '';
}
