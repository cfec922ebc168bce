import { ConfigError } from '../../../shared/element/config-error.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { readInlineJson } from '../definition/read-definition.dom.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormHost } from '../form/rs-form.session.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { findPages, type FoundPages } from './find-pages.dom.js';
import { readJsonPages } from './json-pages.model.js';
import { addPageButtons } from './page-buttons.dom.js';

/** Pages of the form of another system. */
export interface StartedPages {
  readonly containers: readonly HTMLElement[];
  /** Removes the buttons between the pages. */
  stop(): void;
}

/**
 * Makes pages of the elements that a form has for the pages of its JSON. Where an element is missing, it is reported, and the
 * form stays one page.
 *
 * @returns Null for a form of one page.
 */
export function startPages(
  shell: FormHost,
  form: ServerForm,
  selector: string,
  definition: FormDefinition | null,
): StartedPages | null {
  const pages = readJsonPages(parseJson(readInlineJson(shell) ?? ''));
  if (pages.length === 0) return null;
  const found: FoundPages = form.markup?.isPagedByServer()
    ? { problem: 'found pages that the server itself turns, expected one page in the JSON' }
    : findPages(form, selector, pages);
  if ('problem' in found) {
    shell.report(new ConfigError(shell, 'JSON at pages', found.problem, 'form-pages'));
    return null;
  }
  const { containers } = found;
  const translate = createFormTexts(shell, definition?.texts);
  return { containers, stop: addPageButtons(form, containers, pages, translate) };
}
