/** Services whose answer differs from the answer to their category, by id. */
export interface ServiceChoice {
  /** Services that the visitor has allowed without their category. */
  readonly allowed: readonly string[];
  /** Services that the visitor has refused in an accepted category. */
  readonly refused: readonly string[];
}

/** Choice about categories alone. */
export const noServices: ServiceChoice = Object.freeze({
  allowed: Object.freeze([]),
  refused: Object.freeze([]),
});

/** Shape of a service's id: it is written into the cookie. */
export const serviceId = /^[a-z][a-z\d-]{0,31}$/;

/** Returns the known shape of a value from an event of another script. Unknown values are dropped. */
export function knownServices(value: unknown): ServiceChoice {
  const { allowed, refused } = Object(value) as Readonly<Record<string, unknown>>;
  return { allowed: idsOf(allowed), refused: idsOf(refused) };
}

function idsOf(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((id): id is string => typeof id === 'string' && serviceId.test(id));
}

/**
 * Reads the second part of the cookie, which follows the id: `{id}_{seconds}_youtube_-hotjar` allows `youtube` and
 * refuses `hotjar`. A part with the time of another choice was copied by a reader that does not know services, and
 * does not count.
 *
 * @param segment - Segment of the id in the cookie.
 * @param seconds - Time of the choice in seconds since 1970.
 */
export function splitServices(
  segment: string,
  seconds: number,
): { readonly id: string; readonly services: ServiceChoice } {
  const [, id = segment, time, list = ''] = /^(.+?)_(\d{9,})_([a-z\d_-]+)$/.exec(segment) ?? [];
  const ids = Number(time) === seconds ? list.split('_') : [];
  const refused = ids.filter((one) => one.startsWith('-')).map((one) => one.slice(1));
  return { id, services: knownServices({ allowed: ids, refused }) };
}
