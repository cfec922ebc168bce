import { ConfigError, describe, isConfigError } from '../../../shared/element/config-error.js';
import { reportOnce } from '../../../shared/element/report.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import { oneOf } from '../definition/diagnostic.model.js';
import type { FormCore, FormHost } from '../form/rs-form.session.js';
import type { Enhance } from '../rendering/rendering.js';
import { builtInProfiles } from './built-in.js';
import { findProfile, type ProfileChoice } from './choose-profile.dom.js';
import type { Answered } from '../markup/post-answer.dom.js';
import { indexProfileForm } from './profile-form.dom.js';
import { readProfileVerdict } from './read-verdict.dom.js';
import { startPages } from './start-pages.js';
import { type Profile, profileFormat } from './profile.model.js';

/** Marks a script in the page with a profile of the author's: `<script type="application/json" data-form-profile>`. */
const authoredProfiles = 'script[type="application/json"][data-form-profile]';

/**
 * Enhances the form of any system by the profile that the tag names, or that fits.
 *
 * @throws A ConfigError for a profile that there is not.
 */
export function startWithProfile(
  shell: FormHost,
  form: HTMLFormElement,
  definition: FormDefinition | null,
  enhance: Enhance,
): FormCore | Promise<FormCore> {
  const { profile, because } = valid(shell, () => profileOf(shell, form));
  if (shell.markup === 'auto') {
    const reason = because || 'no other';
    reportOnce('info', `${describe(shell)} markup: found "${profile.name}" (${reason})`, 'form-markup');
  }
  const readForm = () => indexProfileForm(form, profile);
  const unpaged = valid(shell, readForm);
  const pages = valid(shell, () => startPages(shell, unpaged, profile.page, definition));
  // The block of a field is smaller than a page with buttons.
  const server = pages ? readForm() : unpaged;
  const readAnswer = (answer: Answered) => readProfileVerdict(answer, server, profile);
  const core = enhance(
    shell,
    { ...server, readAnswer, ...(pages && { pages: pages.containers }) },
    definition,
  );
  return pages ? endingWith(core, () => pages.stop()) : core;
}

/** Runs a task after a core has stopped. */
async function endingWith(starting: FormCore | Promise<FormCore>, task: () => void): Promise<FormCore> {
  const core = await starting;
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
    if (isConfigError(error)) throw error;
    const problem = `found ${String(error)}, expected valid selectors and patterns`;
    throw new ConfigError(shell, 'data-form-profile', problem, 'form-profile');
  }
}

function profileOf(shell: FormHost, form: HTMLFormElement): ProfileChoice {
  const profiles = [...readAuthored(shell), ...builtInProfiles];
  const { markup } = shell;
  const choice = findProfile(form, markup, profiles);
  if (choice) return choice;
  const names = ['auto', ...profiles.map(({ name }) => name)];
  throw new ConfigError(
    shell,
    'markup',
    `found ${JSON.stringify(markup)}, expected ${oneOf('one', names)}`,
    'form-profile',
  );
}

/** Reads the profiles of the page's author. An invalid one is reported and left out. */
function readAuthored(shell: FormHost): readonly Profile[] {
  return [...shell.ownerDocument.querySelectorAll(authoredProfiles)].flatMap((script) => {
    const invalid: string[] = [];
    const profile = readJson(profileFormat, parseJson(script.textContent), (path) =>
      invalid.push(path.join('.') || 'the top'),
    );
    if (invalid.length === 0 && profile) return [profile];
    shell.report(
      new ConfigError(
        shell,
        'data-form-profile',
        `found an invalid ${invalid.join(', ') || 'JSON'}, expected a profile`,
        'form-profile',
      ),
    );
    return [];
  });
}
