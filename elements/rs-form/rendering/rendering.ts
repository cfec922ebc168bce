import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { createFormTexts } from '../form/form-texts.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { separateIds } from './separate-ids.dom.js';
import { describeForm } from './describe-form.model.js';
import { renderForm } from './render.js';
import { nameFirstRows } from '../definition/repeated-fields.model.js';
import { fetchDefinition } from '../definition/fetch-definition.dom.js';
import { createNotice } from '../form/notice.dom.js';
import { behaviourOf, parseJson, readInlineJson } from '../definition/read-definition.dom.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { AuthoredDefinition } from '../definition/authored-format.model.js';
import type { FormCore, FormHost } from '../form/rs-form.session.js';
import { indexServerForm, renderedForms, type ServerForm } from '../markup/server-form.dom.js';
import { validateDefinition } from '../definition/validate-definition.js';

/** Enhances a form that is in the document. */
export type Enhance = (
  shell: FormHost,
  form: ServerForm,
  definition: FormDefinition | null,
) => FormCore | Promise<FormCore>;

/** Rendered form, and its functions. */
interface Rendering {
  readonly form: HTMLFormElement;
  readonly formId: number;
  readonly definition: FormDefinition;
}

interface Kept extends Rendering {
  readonly source: string;
  /** Unmounts the React root that painted the form. */
  readonly unmount: () => void;
}

/** Rendered forms by tag. A tag that is moved in the document keeps its form and the values in it. */
const kept = new WeakMap<FormHost, Kept>();

/** Renders the tag's form and enhances it; anew when `src` changes. */
export function startRendering(shell: FormHost, enhance: Enhance, clock: Clock = browserClock): FormCore {
  let stopper = new AbortController();
  let core = start(stopper.signal);

  async function start(stop: AbortSignal): Promise<FormCore | null> {
    const rendering = await renderDefinition(shell, stop, clock);
    if (!rendering || stop.aborted) return null;
    try {
      return await enhance(shell, indexServerForm(rendering.form, rendering.formId), rendering.definition);
    } catch (error) {
      shell.report(error);
      return null;
    }
  }

  function stop(): void {
    stopper.abort();
    void core.then((one) => {
      one?.stop();
      if (!shell.isConnected) kept.get(shell)?.unmount();
    });
  }

  return {
    stop,
    requestValidation: async () => (await core)?.requestValidation?.() ?? false,
    goToPage: async (page, validate) => (await core)?.goToPage?.(page, validate) ?? false,
    optionChanged(name) {
      if (name !== 'src') {
        void core.then((one) => one?.optionChanged?.(name));
        return;
      }
      stop();
      stopper = new AbortController();
      core = start(stopper.signal);
    },
  };
}

/**
 * Renders the form that the tag's JSON describes, at `src` or inside it, as a child of the tag. A message
 * is shown while it loads and when it fails: with a button that tries again, and the author's other way to write. Settles with null
 * when it was stopped before the form was there.
 */
async function renderDefinition(shell: FormHost, stop: AbortSignal, clock: Clock): Promise<Rendering | null> {
  const translate = createFormTexts(shell);
  const notice = createNotice(shell.shadowRoot as ShadowRoot);

  while (!stop.aborted) {
    if (shell.src !== '') notice.showText(translate('rs-form.loading'));
    try {
      const rendering = await renderOnce(shell, stop, clock);
      if (rendering) notice.hide();
      return rendering;
    } catch (error) {
      if (stop.aborted) break;
      shell.report(error, 'rendering');
      const text = translate('rs-form.load-failed');
      shell.announce(text);
      await new Promise<void>((retry) => {
        const again = { part: 'retry', label: translate('rs-form.retry'), run: retry };
        // A second attempt would find the same mistake of the author.
        const isInPage = shell.src === '' && error instanceof ConfigError;
        notice.showFailure(text, isInPage ? [] : [again]);
        stop.addEventListener('abort', () => retry(), { once: true });
      });
    }
  }
  return null;
}

async function renderOnce(shell: FormHost, stop: AbortSignal, clock: Clock): Promise<Rendering | null> {
  const source = shell.src || (readInlineJson(shell) ?? '');
  const known = kept.get(shell);
  if (known?.source === source && unclobbered(known.form).parentNode === shell) return known;

  const json =
    shell.src === '' ? parseJson(shell, source) : await fetchDefinition(shell, source, stop, clock);
  const authored = validateDefinition(shell, json);
  const described = describeForm(authored, surroundingsOf(shell, authored));
  if (stop.aborted) return null;

  const { element: form, unmount } = await renderForm(documentOf(shell), described);
  if (stop.aborted) {
    unmount();
    return null;
  }
  const definition = { ...behaviourOf(nameFirstRows(authored)), render: true };
  const rendering = { form, formId: authored.formId, definition };
  unclobbered(known?.form)?.remove();
  known?.unmount();
  separateIds(documentOf(shell), form, errorIdsOf(authored));
  renderedForms.add(form);
  shell.append(form);
  kept.set(shell, { ...rendering, source, unmount });
  return rendering;
}

/** The numbers that the author has taken from the server, which answers with them. */
function errorIdsOf({ pages }: AuthoredDefinition): ReadonlySet<string> {
  const numbers = pages.flatMap(({ fields }) => fields.flatMap(({ componentId }) => componentId ?? []));
  return new Set(numbers.map((number) => `component${number}`));
}

function surroundingsOf(shell: FormHost, { texts }: AuthoredDefinition) {
  return {
    address: documentOf(shell).URL.replace(/#.*$/s, ''),
    language: shell.locale || languageOf(shell),
    thisYear: new Date().getFullYear(),
    translate: createFormTexts(shell, texts),
  };
}
