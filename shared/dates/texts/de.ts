import type { TextsLike } from '../../i18n/texts.js';
import { namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** German names of months and weekdays. */
export const germanDateTexts = Object.freeze({
  ...namesIn('de'),
  'calendar.ordinals': '.',
} satisfies TextsLike<typeof spanishDateTexts>);
