import { pagePolicy } from '../../../../cli/add/page-policy.mjs';
import { needsOfDefinition, type NamedNeed } from '../../../../cli/doctor/form-needs.mjs';
import type { Playground } from '../playground.model.js';

/** Further sources of a policy. */
export interface PolicyOptions {
  /** Source expressions of style sheets in the page. */
  readonly styles?: readonly string[];
}

/** Returns the policy of a page with the form. It has no directive that counts in a header only. */
export function policyOf({ form }: Playground, { styles = [] }: PolicyOptions = {}): string {
  const sources = new Map<string, readonly string[]>();
  for (const need of needsOfDefinition(form)) {
    const source = sourceOf(need);
    const known = sources.get(need.directive) ?? [];
    if (source && !known.includes(source)) sources.set(need.directive, [...known, source]);
  }
  return pagePolicy({ sources, styles });
}

/** Returns the source expression of a need; null for a file of the site's own, and for a text that is no address. */
function sourceOf({ source, scheme, url = '' }: NamedNeed): string | null {
  if (scheme) return scheme;
  if (source) return isSource(source) ? source : null;
  const origin = /^https?:\/\/[\w.-]+(?::\d+)?/i.exec(url)?.[0] ?? null;
  return origin;
}

/** Returns true for a text that ends neither the directive nor the attribute. */
function isSource(text: string): boolean {
  return /^https?:\/\/[\w.*-]+(?::\d+)?$/i.test(text);
}
