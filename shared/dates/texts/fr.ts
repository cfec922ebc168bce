import type { TextsLike } from '../../i18n/texts.js';
import { namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** French names of months and weekdays. */
export const frenchDateTexts = Object.freeze({
  ...namesIn('fr'),
  'calendar.ordinals': '',
} satisfies TextsLike<typeof spanishDateTexts>);
