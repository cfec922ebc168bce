import { aliasOf, blockClassOf } from '../../elements/rs-form/markup/server-names.model.js';
import type { Target } from '../../elements/rs-form/conditions/visibility.model.js';
import { quoted } from './css-text.model.js';
import type { FirstPaint } from './first-paint.model.js';

/** Where the fields of one form stand in the server's markup. */
export interface Places {
  /** The elements that hide with a target. */
  targetSelectors(target: Target): readonly string[];
  /** The boxes of a calendar field. */
  calendarSelector(name: string): string;
}

/** Names of the same alias share the class of their blocks: there the block is the one that holds the control. */
export function placesOf({ names, conditions, withoutControl }: FirstPaint): Places {
  const others = conditions.flatMap(({ targets, when }) => [...targets, ...when.map(({ field }) => field)]);
  const counts = new Map<string, number>();
  for (const name of new Set([...names, ...others]))
    counts.set(aliasOf(name), (counts.get(aliasOf(name)) ?? 0) + 1);

  function block(name: string): string {
    // An alias is made of a-z, 0-9 and hyphens, so the class needs no escaping.
    const own = `.${blockClassOf(name)}`;
    if (aliasOf(name) !== '' && counts.get(aliasOf(name)) === 1) return own;
    return withoutControl.has(name)
      ? `${own}:not(:has([name^="form["]))`
      : `${own}:has([name^=${quoted(`form[${name}]`)}])`;
  }

  return {
    targetSelectors({ scope, name }) {
      if (scope === 'block') return [block(name)];
      const [single, several] = [`form[${name}]`, `form[${name}][`].map(quoted);
      return [`[name=${single}]`, `[name^=${several}]`, `${block(name)} label`];
    },
    calendarSelector: (name) => `${block(name)} [id^="cal"][id$="Container"]`,
  };
}
