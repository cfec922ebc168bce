import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { Profile } from './profile.model.js';

/** Choice of a profile, with the selector that led to it; '' where the author named it, and for `plain`. */
export interface ProfileChoice {
  readonly profile: Profile;
  readonly because: string;
}

/**
 * Returns the profile that an author names, or with `auto` the one of the system that has written the form; null for a name
 * that no profile has.
 */
export function findProfile(
  form: HTMLFormElement,
  markup: string,
  profiles: readonly Profile[],
): ProfileChoice | null {
  if (markup === 'auto') return chooseProfile(form, profiles);
  const profile = profiles.find(({ name }) => name === markup);
  return profile ? { profile, because: '' } : null;
}

/** Chooses the first profile whose system has written the form; the last one where none has. */
export function chooseProfile(form: HTMLFormElement, profiles: readonly Profile[]): ProfileChoice | null {
  for (const profile of profiles) {
    const because = profile.form.find((selector) => isMatch(form, selector));
    if (because !== undefined) return { profile, because };
  }
  const last = profiles.at(-1);
  return last ? { profile: last, because: '' } : null;
}

function isMatch(form: HTMLFormElement, selector: string): boolean {
  return Element.prototype.matches.call(form, selector) || findInForm(form, selector).length > 0;
}
