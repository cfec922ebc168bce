import { hasBotCheck } from '../bot-check/detect.dom.js';
import { findPlace } from '../checks/places.dom.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import { isCheckedBy } from '../server-check/server-check-loader.js';
import type { AttemptRules } from './attempt-steps.model.js';
import type { AttemptParts } from './attempt-tools.js';

/** Returns the facts of this form that decide about an attempt. */
export function rulesOf(parts: AttemptParts): AttemptRules {
  const { definition, form, paging, visibility } = parts;
  const places = new Map(form.names.map((name, index) => [name, index]));
  return {
    // Asked anew at each attempt: the attribute may have changed.
    get checksInBrowser() {
      return isCheckedBy('browser', parts);
    },
    get checksOnServer() {
      return isCheckedBy('server', parts);
    },
    checks: definition.checks,
    hasBotCheck: hasBotCheck(parts),
    positionOf: (name) => places.get(name) ?? Infinity,
    pageOf(place) {
      if (place.name !== '') return paging?.pageOf(place.name) ?? null;
      return paging?.pageAt(findPlace(form, place).errorElement) ?? null;
    },
    isHidden: (name) => isFieldHidden(visibility.state, name),
  };
}
