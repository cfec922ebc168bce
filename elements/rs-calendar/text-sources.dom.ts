import type { TextSources } from '../../shared/i18n/find-text.js';
import type { CalendarHost } from './rs-calendar.host.js';
import { es } from './texts/es.js';

/** Returns where the texts of a calendar come from: its own, the page's, those of its language. */
export function textSourcesOf(host: CalendarHost): TextSources {
  return { host, locale: host.locale, own: host.texts, texts: es };
}
