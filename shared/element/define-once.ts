import { reportOnce } from './report.js';

declare const __SUITE_VERSION__: string | undefined;

/** Version of this bundle; `development` for sources. */
export const suiteVersion = typeof __SUITE_VERSION__ === 'string' ? __SUITE_VERSION__ : 'development';

let hasWarned = false;

interface Versioned {
  readonly suiteVersion?: string;
}

/**
 * Defines a tag unless another bundle of the page has done so. The first definition wins. Each bundle writes one
 * warning with both versions.
 */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  const present = customElements.get(tag) as (CustomElementConstructor & Versioned) | undefined;
  if (present === undefined) return customElements.define(tag, element);
  if (present === element || hasWarned) return;

  hasWarned = true;
  const found = present.suiteVersion ?? 'unknown';
  const text = `<${tag}> is already defined by version ${found}, expected ${suiteVersion}`;
  reportOnce('warn', text, 'two-versions');
}
