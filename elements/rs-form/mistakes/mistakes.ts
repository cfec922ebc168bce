import { ConfigError } from '../../../shared/element/config-error.js';
import { findTagDiagnostics } from '../../../shared/element/tag-diagnostics.js';
import { fieldTypes } from '../definition/field-traits.model.js';
import { parseJson, readInlineJson } from '../definition/read-definition.dom.js';
import { readJson } from '../definition/read-json.model.js';
import { wholeBehaviourFormat } from '../definition/widget-format.model.js';
import type { FormHost, FormSession } from '../form/rs-form.session.js';
import { renderedForms } from '../markup/server-form.dom.js';
import { findDefinitionMistakes } from './definition-mistakes.dom.js';
import { findContentMistakes, findFormMistakes } from './markup-mistakes.dom.js';
import type { Mistake } from './mistake.model.js';

/** Further mistakes mostly follow from the first ones. */
const mostNamed = 20;

/** Names what the author of a form got wrong, in its markup and its JSON, once somebody tries it. */
export function tellFormMistakes(session: FormSession): void {
  const { shell, form, definition } = session;
  const isRendered = renderedForms.has(form.element);
  tell(shell, findFormMistakes(session, isRendered));
  tell(shell, findDefinitionMistakes(form, readInline(shell) ?? definition));
  tellTagMistakes(shell, isRendered);
  void tellTexts(session);
}

/** Names what is wrong with the tag, whatever it holds, and with its JSON, unless the form comes from there. */
export function tellTagMistakes(shell: FormHost, isRendered = false): void {
  for (const mistake of findTagDiagnostics(shell)) shell.report(mistake);
  tell(shell, findContentMistakes(shell));
  const json = readInline(shell);
  if (json === undefined || isRendered || isRight(json)) return;
  import('../definition/name-mistakes.js')
    .then(({ nameMistakes }) => nameMistakes(shell, json))
    .catch((error: unknown) => shell.report(error, 'JSON'));
}

function tell(shell: FormHost, mistakes: readonly Mistake[]): void {
  for (const { place, found, expected } of mistakes.slice(0, mostNamed))
    shell.report(new ConfigError(shell, place, `found ${found}, expected ${expected}`));
}

/** The texts are known by chunk: all of them come only where there is something to compare. */
async function tellTexts({ shell, definition }: FormSession): Promise<void> {
  const pageTexts = shell.ownerDocument.querySelector('script[data-suite-texts]');
  if (!pageTexts && Object.keys(definition.texts).length === 0) return;
  try {
    const { findTextMistakes } = await import('./known-texts.js');
    tell(shell, findTextMistakes(shell, definition));
  } catch (error) {
    shell.report(error, 'mistakes');
  }
}

/** The JSON inside the tag; undefined without one that can be read: who reads it first says why. */
function readInline(shell: FormHost): unknown {
  try {
    const text = readInlineJson(shell);
    return text === null ? undefined : parseJson(shell, text);
  } catch {
    return undefined;
  }
}

/** The first reaction takes any type for granted: what is none is looked for here. */
function isRight(json: unknown): boolean {
  let isWhole = true;
  const written = readJson(wholeBehaviourFormat, json, () => (isWhole = false));
  const types = written?.pages.flatMap(({ fields }) => fields.flatMap(({ type }) => type ?? [])) ?? [];
  return isWhole && types.every((type) => fieldTypes.includes(type));
}
