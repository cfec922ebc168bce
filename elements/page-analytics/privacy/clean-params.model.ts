import { redact } from './redact.model.js';

/** Parameters of an event by the names of Google Analytics; null and '' are left out. */
export type Params = Readonly<Record<string, string | number | boolean | null>>;

/** Parameters of an event without personal data. */
export type CleanParams = Readonly<Record<string, string | number | boolean>>;

/** Longest text of a parameter, in characters, as Google Analytics accepts for a URL. */
const maxLength = 1000;

/** Parameters of an event with `privacy="strict"`. None contains a text of the page. */
const neutral: ReadonlySet<string> = new Set([
  'page_location',
  'percent_scrolled',
  'engagement_time_msec',
  'link_domain',
  'outbound',
  'file_extension',
  'video_percent',
  'video_provider',
  'media_type',
]);

/** Removes empty parameters, redacts personal data, and cuts long texts. */
export function cleanParams(params: Params, isStrict: boolean): CleanParams {
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === '' || (isStrict && !neutral.has(name))) continue;
    clean[name] = typeof value === 'string' ? cleanText(value, isStrict) : value;
  }
  return clean;
}

function cleanText(text: string, isStrict: boolean): string {
  return redact(isStrict ? text.replace(/[?#].*/s, '') : text).slice(0, maxLength);
}
