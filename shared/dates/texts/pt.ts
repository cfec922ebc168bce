import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Portuguese names of months and weekdays. */
export const portugueseDateTexts = joinTexts(namesIn('pt'), {
  'calendar.ordinals': 'º',
}) satisfies TextsLike<typeof spanishDateTexts>;
