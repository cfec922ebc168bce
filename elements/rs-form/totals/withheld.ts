import { isWithheld } from '../conditions/withheld.model.js';
import type { FormSession } from '../form/rs-form.session.js';

/** The fields among those of totals that conditions hide, as they were when they were last looked at. */
export interface WithheldFields {
  /** Looks again. Returns the fields that were hidden or shown since. */
  follow(): readonly string[];
  /** Returns those of some names that are hidden. */
  among(names: Iterable<string>): ReadonlySet<string>;
}

export function createWithheldFields(
  { definition, visibility }: FormSession,
  names: readonly string[],
): WithheldFields {
  const targets = new Set(definition.conditions.flatMap((condition) => condition.targets));
  const followed = [...new Set(names)].filter((name) => targets.has(name));
  let known: ReadonlySet<string> = new Set();

  return {
    follow() {
      const now = new Set(followed.filter((name) => isWithheld(visibility.state, name)));
      const changed = followed.filter((name) => now.has(name) !== known.has(name));
      known = now;
      return changed;
    },
    among: (some) => new Set([...some].filter((name) => known.has(name))),
  };
}
