import { redact } from './redact.model.js';

/** What an event says, by the names of Google Analytics; null and '' where there is nothing to say. */
export type Params = Readonly<Record<string, string | number | boolean | null>>;

/** What an event says once it is clean. */
export type CleanParams = Readonly<Record<string, string | number | boolean>>;

/** The most characters of a text: as many as Google Analytics takes of an address. */
const maxLength = 1000;

/**
 * How the names begin of all that an event says with `privacy="strict"`: the page's address, how far it was read and for
 * how long, the host and the kind of a link, and how far a video was played.
 */
const neutral = /^(?:page_l|percent|link_d|outbound|file_e|engage|video_p|media_t)/;

/** What may be said of an event: nothing empty, nothing personal, nothing too long. */
export function cleanParams(params: Params, isStrict: boolean): CleanParams {
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === '' || (isStrict && !neutral.test(name))) continue;
    clean[name] = typeof value === 'string' ? cleanText(value, isStrict) : value;
  }
  return clean;
}

function cleanText(text: string, isStrict: boolean): string {
  return redact(isStrict ? text.replace(/[?#].*/s, '') : text).slice(0, maxLength);
}
