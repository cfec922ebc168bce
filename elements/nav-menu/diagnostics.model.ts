import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { defaultBreakpoint } from './menu-state.model.js';

/** Diagnostic of a menu without a list. */
export const noList: Diagnostic = {
  place: 'content',
  problem: 'found no list, expected a <ul> with nested lists',
  code: 'menu-list',
};

/** Returns the diagnostic of an invalid breakpoint. */
export function wrongBreakpoint(found: string): Diagnostic {
  const problem = `found "${found}", expected a width such as ${defaultBreakpoint}, or a media query`;
  return { place: 'attribute breakpoint', problem, code: 'breakpoint' };
}

/** Returns the diagnostic of an id that no element has. */
export function wrongTarget(id: string): Diagnostic {
  return {
    place: 'attribute mobile-target',
    problem: `found "${id}", expected the id of an element in the page`,
    code: 'menu-target',
  };
}
