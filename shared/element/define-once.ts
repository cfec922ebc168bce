import { reportWarning } from './report.js';

declare const __SUITE_VERSION__: string | undefined;

/** The version of this bundle; sources run as "development". */
export const suiteVersion = typeof __SUITE_VERSION__ === 'string' ? __SUITE_VERSION__ : 'development';

let hasWarned = false;

interface Versioned {
  readonly suiteVersion?: string;
}

/**
 * Defines a tag unless another bundle on the page already did: the first one wins, and one warning a bundle
 * names both versions.
 */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  const present = customElements.get(tag) as (CustomElementConstructor & Versioned) | undefined;
  if (present === undefined) return customElements.define(tag, element);
  if (present === element || hasWarned) return;

  hasWarned = true;
  reportWarning(
    `<${tag}> is already defined by version ${present.suiteVersion ?? 'unknown'}; ` +
      `the tags of version ${suiteVersion} are left out. Load one bundle per page.`,
  );
}
