import { ConfigError } from '../../shared/element/config-error.js';
import { listenToForm } from '../../shared/dom/unclobbered-form.js';
import { lazyModule } from '../../shared/element/lazy-module.js';
import { readDefinition } from './definition/read-definition.dom.js';
import { diagnoseFormId, diagnoseNoForm } from './diagnostics/no-form.model.js';
import { findThankYou, findUnmarkedThankYou, type ThankYou } from './thank-you/thank-you.dom.js';
import type { FormDefinition } from './definition/definition.model.js';
import type { FormCore, FormHost } from './form/rs-form.session.js';
import { createNotice, showRetry } from './form/notice.dom.js';
import { createFormTexts } from './form/form-texts.js';
import { readNavigation } from '../../shared/dom/page-navigation.js';
import { isEmptyTag } from './markup/field-parts.dom.js';
import { isOfOtherSystem } from './profiles/is-of-other-system.dom.js';
import { readFormId, renderedForms } from './markup/server-form.dom.js';
import type { Enhance } from './rendering/rendering.js';

/**
 * Starts a tag that has no form of the server for its JSON. In this order: a thank-you in the place of the form, a form that
 * is written as JSON, or a ConfigError for the author.
 */
export async function startWithoutForm(shell: FormHost, enhance: Enhance): Promise<FormCore> {
  rejectOtherForm(shell);
  if (isFromSource(shell) && !findThankYou(shell, null)) return startRendered(shell, enhance);
  let definition: FormDefinition | null;
  let isInvalid = false;
  try {
    definition = readDefinition(shell, () => (isInvalid = true));
    if (!definition && isInvalid && !shell.form) return startInvalid(shell, enhance);
  } catch (error) {
    if (isEmptyTag(shell)) return startRendered(shell, enhance);
    throw error;
  }

  // The number 0 means any form.
  const written = definition?.formId || null;
  const thankYou = findThankYou(shell, written);
  if (thankYou) return startThankYou(shell, thankYou, definition);
  const { form } = shell;
  if (form && isOfOtherSystem(shell, form, definition)) {
    if (isInvalid) reportEarly(shell);
    return startOther(shell, form, definition, enhance);
  }
  const isOurs = form !== null && renderedForms.has(form);
  if ((!form || isOurs) && definition && isForRendering(definition)) return startRendered(shell, enhance);
  const unmarked = form ? null : findUnmarkedThankYou(shell, written, readNavigation());
  if (unmarked) return startThankYou(shell, unmarked, definition);
  reportEarly(shell);
  const { place, problem, code } = diagnoseNoForm(form !== null);
  throw new ConfigError(shell, place, problem, code);
}

/**
 * Refuses a form of the server whose JSON is for another one.
 *
 * @throws A ConfigError with both numbers.
 */
function rejectOtherForm(shell: FormHost): void {
  const { form } = shell;
  const formId = form && readFormId(form);
  if (!form || formId === null || renderedForms.has(form)) return;
  const written = readDefinition(shell)?.formId;
  if (written === undefined || written === formId) return;
  const { place, problem, code } = diagnoseFormId(written, formId);
  throw new ConfigError(shell, place, problem, code);
}

/** Welcomes the visitor back. Without the chunk for that the thank-you is in the page as the server wrote it. */
async function startThankYou(
  shell: FormHost,
  thankYou: ThankYou,
  definition: FormDefinition | null,
): Promise<FormCore> {
  const shown = lazyModule(() => import('./thank-you/thank-you.js'), {
    start: ({ showThankYou }) => showThankYou(shell, thankYou, definition),
    stop: (stop) => stop(),
    lost: (error) => shell.report(error, 'thank-you'),
  });
  await shown.load();
  return { stop: shown.stop };
}

/** Starts a tag with invalid JSON. Rendering reads it again: it reports the diagnostics, and shows a message in an empty tag. */
function startInvalid(shell: FormHost, enhance: Enhance): FormCore | Promise<FormCore> {
  if (isEmptyTag(shell)) return startRendered(shell, enhance);
  reportEarly(shell);
  let rendered: Promise<FormCore> | undefined;
  return {
    optionChanged(name) {
      if (rendered) void rendered.then((core) => core.optionChanged?.(name));
      else if (isFromSource(shell)) rendered = startRendered(shell, enhance);
    },
    stop: () => void rendered?.then((core) => core.stop()),
  };
}

/** Returns true if the form comes from `src`: the tag has no form, or one that was loaded from that address. */
function isFromSource({ src, form }: FormHost): boolean {
  return src !== '' && (!form || renderedForms.has(form));
}

/** Returns true if a definition inside the tag is meant to be rendered: it says so, or can be sent. */
function isForRendering({ render, fields }: FormDefinition): boolean {
  return render ?? fields.some(({ type }) => type === 'submit');
}

/**
 * Starts the form of another system. The browser sends the form until the chunk has loaded. A lost chunk is requested again
 * when the visitor touches the form.
 */
async function startOther(
  shell: FormHost,
  form: HTMLFormElement,
  definition: FormDefinition | null,
  enhance: Enhance,
): Promise<FormCore> {
  const profiles = lazyModule(() => import('./profiles/start-profile.js'), {
    start: ({ startWithProfile }) => startWithProfile,
    lost: (error) => shell.report(error, 'profiles'),
  });
  let start = await profiles.load();
  while (!start) {
    await touched(form);
    start = await profiles.load();
  }
  return start(shell, form, definition, enhance);
}

/** Settles at the next focus or press in a form. */
function touched(form: HTMLFormElement): Promise<void> {
  return new Promise((resolve) => {
    const touch = new AbortController();
    const settle = () => {
      touch.abort();
      resolve();
    };
    for (const type of ['focusin', 'pointerdown'] as const)
      listenToForm(form, type, settle, { signal: touch.signal });
  });
}

/** Renders a form from JSON and enhances it as the server's. Without the chunk for that, a message has a button to retry. */
async function startRendered(shell: FormHost, enhance: Enhance): Promise<FormCore> {
  const rendering = lazyModule(() => import('./rendering/rendering.js'), {
    start: ({ startRendering }) => startRendering,
    lost: (error) => shell.report(error, 'rendering'),
  });
  let start = await rendering.load();
  while (!start) {
    const translate = createFormTexts(shell);
    const text = translate('rs-form.not-there');
    await showRetry(createNotice(shell.shadowRoot as ShadowRoot), shell, text, translate('rs-form.retry'));
    start = await rendering.load();
  }
  return start(shell, enhance);
}

/** Reports the errors of a tag and of its JSON, by a chunk that no right page loads before it is touched. */
export function reportEarly(shell: FormHost): void {
  void lazyModule(() => import('./diagnostics/diagnostics.js'), {
    start: ({ reportTagDiagnostics }) => reportTagDiagnostics(shell),
    lost: (error) => shell.report(error, 'diagnostics'),
  }).load();
}
