/** Not in a catalogue that comes later: it would be lost with what it tells of. */
const texts = {
  es: {
    late: 'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
    'part-lost': 'Tu elección aún no se aplica del todo: vuelve a cargar la página.',
  },
  en: {
    late: 'The settings do not come. Accept, reject or press again.',
    'part-lost': 'Your choice is not fully applied yet: reload the page.',
  },
};

/** Returns what the banner says about what is late or lost, in a language; '' where there is nothing to say. */
export function statusText(settings: string, language: string): string {
  const { late, 'part-lost': lost } = texts[/^es\b/i.test(language) ? 'es' : 'en'];
  if (settings === 'part-lost') return lost;
  return settings === 'late' || settings === 'lost' ? late : '';
}
