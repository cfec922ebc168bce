/** Not in a catalogue that comes later: it would be lost with what it tells of. */
const texts = {
  es: {
    late: 'Los ajustes no llegan. Acepta, rechaza o vuelve a pulsar.',
    lost: 'Falta una parte de la página, y tu elección aún no se aplica del todo.',
    reload: 'Volver a cargar la página',
    later: 'Ahora no',
  },
  en: {
    late: 'The settings do not come. Accept, reject or press again.',
    lost: 'A part of the page did not come, and your choice is not fully applied yet.',
    reload: 'Reload the page',
    later: 'Not now',
  },
};

/** The words of the first layer in a language. */
export function bannerTexts(
  language: string,
): Readonly<Record<'late' | 'lost' | 'reload' | 'later', string>> {
  return texts[/^es\b/i.test(language) ? 'es' : 'en'];
}

/** What the banner says about settings that are late or lost, in a language; '' where there is nothing to say. */
export function statusText(settings: string, language: string): string {
  return settings === 'late' || settings === 'lost' ? bannerTexts(language).late : '';
}
