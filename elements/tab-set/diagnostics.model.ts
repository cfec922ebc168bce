import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { defaultBreakpoint } from './tabs.model.js';

/** Diagnostic of a set without headings. */
export const noTabs: Diagnostic = {
  place: 'content',
  problem: 'found no headings, expected h2 to h4 as children or in sections',
  code: 'tabs-headings',
};

/** Returns the diagnostic of an invalid breakpoint. */
export function wrongBreakpoint(found: string): Diagnostic {
  return {
    place: 'attribute breakpoint',
    problem: `found "${found}", expected ${defaultBreakpoint}, 60rem or none`,
    code: 'breakpoint',
  };
}
