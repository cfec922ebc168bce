import { ConfigError, describe, isConfigError } from '../../../shared/element/config-error.js';
import type { Diagnostic } from '../../../shared/element/diagnostic.model.js';
import { reportOnce } from '../../../shared/element/report.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormCore, FormHost } from '../form/rs-form.session.js';
import type { Enhance } from '../rendering/rendering.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { builtInProfiles } from './built-in.js';
import { findProfile, type ProfileChoice } from './choose-profile.dom.js';
import type { Answered, SystemVerdict } from '../markup/post-answer.dom.js';
import { diagnoseMarkup, diagnoseProfile, readPageProfiles } from './page-profiles.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { indexProfileForm } from './profile-form.dom.js';
import { readProfileVerdict } from './read-verdict.dom.js';
import { startPages } from './start-pages.js';

/**
 * Enhances the form of any system by the profile that the tag names, or that fits.
 *
 * @throws A ConfigError for a profile that there is not.
 */
export async function startWithProfile(
  shell: FormHost,
  form: HTMLFormElement,
  definition: FormDefinition | null,
  enhance: Enhance,
): Promise<FormCore> {
  const { profile, because } = valid(shell, () => profileOf(shell, form));
  if (shell.markup === 'auto') {
    const reason = because || 'no other';
    reportOnce('info', `${describe(shell)} markup: found "${profile.name}" (${reason})`, 'form-markup');
  }
  const readForm = () => indexProfileForm(form, profile);
  const unpaged = valid(shell, readForm);
  const pages = valid(shell, () => startPages(shell, unpaged, profile.page, definition));
  const suiteThanks = () => createFormTexts(shell, definition?.texts)('rs-form.accepted');
  const withAnswer = (server: ServerForm): ServerForm => ({
    ...server,
    readAnswer: (answer: Answered) => withThanks(readProfileVerdict(answer, server, profile), suiteThanks),
    ...(pages && { pages: pages.containers }),
    readAgain: () => withAnswer(readForm()),
  });
  // The block of a field is smaller than a page with buttons.
  const core = await enhance(shell, withAnswer(pages ? readForm() : unpaged), definition);
  return pages ? endingWith(core, () => pages.stop()) : core;
}

/** Thanks in the words of the suite where the server accepts a form without a word. */
function withThanks(verdict: SystemVerdict, suiteThanks: () => string): SystemVerdict {
  const silent = verdict.type === 'accepted' ? (verdict.content ?? []) : [];
  for (const node of silent)
    if (unclobbered(node).textContent === '') unclobbered(node).textContent = suiteThanks();
  return verdict;
}

/** Runs a task after a core has stopped. */
function endingWith(core: FormCore, task: () => void): FormCore {
  const stop = core.stop.bind(core);
  core.stop = () => {
    stop();
    task();
  };
  return core;
}

/**
 * Returns the result of a task that uses the selectors and patterns of a profile.
 *
 * @throws A ConfigError for an invalid one.
 */
function valid<Result>(shell: FormHost, task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    throw isConfigError(error) ? error : errorAt(shell, diagnoseProfile(error));
  }
}

function profileOf(shell: FormHost, form: HTMLFormElement): ProfileChoice {
  const own = readPageProfiles(documentOf(shell), (found) => shell.report(errorAt(shell, found)));
  const profiles = [...own, ...builtInProfiles];
  const { markup } = shell;
  const choice = findProfile(form, markup, profiles);
  if (choice) return choice;
  throw errorAt(shell, diagnoseMarkup(markup, profiles));
}

function errorAt(shell: FormHost, { place, problem, code }: Diagnostic): ConfigError {
  return new ConfigError(shell, place, problem, code);
}
