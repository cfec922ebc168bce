import type { TextSources } from '../../shared/i18n/find-text.js';
import type { CalendarHost } from './rs-calendar.host.js';
import { esFirst } from './texts/es-first.js';

/**
 * Returns where the texts of a calendar come from: its own, the page's, those of its language.
 *
 * @param texts - Spanish texts.
 * @default texts those that the element starts with
 */
export function textSourcesOf(host: CalendarHost, texts: TextSources['texts'] = esFirst): TextSources {
  return { host, locale: host.locale, own: host.texts, texts };
}
