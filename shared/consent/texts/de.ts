import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** German texts of the box that asks for consent. */
export const germanConsentTexts = Object.freeze({
  'consent.text': 'Dieser Inhalt kommt von einem anderen Dienst, der Cookies verwenden kann.',
  'consent.allow-once': 'Einmal erlauben',
  'consent.allow-always': 'Immer erlauben',
} satisfies TextsLike<typeof spanishConsentTexts>);
