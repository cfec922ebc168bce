import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { oneOf } from '../definition/diagnostic.model.js';
import { type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { type Profile, profileFormat } from './profile.model.js';
import { isSlowPattern } from './slow-pattern.model.js';

/** Marks a script in the page with a profile of the author's: `<script type="application/json" data-form-profile>`. */
const authoredProfiles = 'script[type="application/json"][data-form-profile]';

/** Reads the profiles of the page's author. An invalid one is reported and left out. */
export function readPageProfiles(
  document: SafeDocument,
  report: (diagnostic: Diagnostic) => void,
): readonly Profile[] {
  return [...document.querySelectorAll(authoredProfiles)].flatMap((script) => {
    const invalid: string[] = [];
    const profile = readJson(profileFormat, parseJson(script.textContent), (path) =>
      invalid.push(path.join('.') || 'JSON'),
    );
    const slow = profile?.names.find(isSlowPattern);
    if (invalid.length === 0 && profile && slow === undefined) return [profile];
    const expected = 'expected one without a repetition inside a repeated group';
    if (slow !== undefined) report(inProfile(`found the pattern "${slow}", ${expected}`));
    else report(inProfile(`found an invalid ${invalid.join(', ')}, expected a profile`));
    return [];
  });
}

/** Returns the diagnostic of a name that no profile has. */
export function diagnoseMarkup(markup: string, profiles: readonly Profile[]): Diagnostic {
  const names = ['auto', ...profiles.map(({ name }) => name)];
  const problem = `found ${JSON.stringify(markup)}, expected ${oneOf('one', names)}`;
  return { place: 'markup', problem, code: 'form-profile' };
}

/** Returns the diagnostic of an error that a selector or a pattern of a profile has thrown. */
export function diagnoseProfile(error: unknown): Diagnostic {
  return inProfile(`found ${String(error)}, expected valid selectors and patterns`);
}

const inProfile = (problem: string): Diagnostic => ({
  place: 'data-form-profile',
  problem,
  code: 'form-profile',
});
