/**
 * Classic script that replaces the scripts of RSForm! Pro on a page that stays as the server writes it. It
 *
 * - defines every global that the inline scripts of the page call, records the calls, and returns values of the form at
 *   once;
 * - shows the form's current page and applies its conditions. Neither may depend on a file that loads later;
 * - loads `<rs-form>` and `rsform-drop-in.js`, which places an element beside each form.
 *
 * Both files are in the folder that `data-suite` of the script's tag or a `<meta name="rs-suite">` names.
 * @default the folder of this script
 */
import { suiteVersion } from '../shared/element/define-once.js';
import { fileErrorText } from '../shared/element/file-error.js';
import { reportOnce } from '../shared/element/report.js';
import { document, nodeOf } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { applyBlockedStyles } from './blocked-markup.dom.js';
import { EarlyConditions, showPage } from './early-view.dom.js';
import { formIdOf } from './fields.dom.js';
import { fillAuthoredTags } from './form-tag.dom.js';
import { CallQueue, RecordedCalls } from './page-calls.js';
import {
  createPageNames,
  installNames,
  type DropInModule,
  type FormApi,
  type LegacyPage,
} from './page-names.js';
import { shimJquery } from './shims.js';
import { HeldSubmits } from './submits.js';

const mark = Symbol.for('rs-suite.rsform-compat');

function start(script: HTMLOrSVGScriptElement | null): void {
  if (pageChangeOf(optionalGlobal('RSFormPro'))) return warn();
  const calls = new RecordedCalls();
  const queue = new CallQueue();
  const early = new EarlyConditions((formId) => calls.of(formId).conditions);
  const names = createPageNames(calls, queue, early);
  installNames(names);
  shimJquery(script, queue.defer('jQuery'));
  const api = names['RSFormPro'] as FormApi;
  const page = { api, calls, queue, early, submits: new HeldSubmits() };
  const { change } = api.Pages;
  Object.defineProperty(window, mark, { value: page });
  const isAlone = () => pageChangeOf(optionalGlobal('RSFormPro')) === change;
  const begin = () => {
    setTimeout(() => {
      for (const form of document.forms) if (formIdOf(form) !== null) applyBlockedStyles(form);
      if (isAlone()) {
        void load(page, folderOf(script));
        return;
      }
      warn();
      page.submits.releaseAll();
    });
  };
  early.start();
  if (document.readyState !== 'loading') return begin();
  // Browsers paint a document while they parse it. Hiding a field later would shift the content below.
  const observer = new MutationObserver(() => isAlone() && early.runAll());
  observer.observe(nodeOf(document), { childList: true, subtree: true });
  // The listeners of the inline block are called first.
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    begin();
  });
}

/** Returns the function that changes pages. The component's own `script.js`, loaded before or after, has another one. */
function pageChangeOf(api: unknown): unknown {
  return (api as FormApi | undefined)?.Pages?.change;
}

function warn(): void {
  reportOnce(
    'warn',
    `rsform-compat: found the component's own script.js, expected this file instead`,
    'compat-script',
  );
}

/** Returns the address of the folder with `rs-form.js` and `rsform-drop-in.js`. */
function folderOf(script: HTMLOrSVGScriptElement | null): string {
  const authored =
    script?.dataset['suite'] ?? document.querySelector<HTMLMetaElement>('meta[name="rs-suite"]')?.content;
  const { baseURI } = document;
  if (authored !== undefined) return new URL(`${authored.replace(/\/$/, '')}/`, baseURI).href;
  return new URL('.', (script as HTMLScriptElement | null)?.src || baseURI).href;
}

async function load(page: LegacyPage, folder: string): Promise<void> {
  fillAuthoredTags();
  try {
    const hasLoader = Reflect.has(window, Symbol.for('rs-suite.lazy-tags'));
    const [{ startDropIn }] = await Promise.all([
      import(`${folder}rsform-drop-in.js?${suiteVersion}`) as Promise<DropInModule>,
      // On a page with `suite.js` the loader imports the tag.
      hasLoader ? null : import(`${folder}rs-form.js`),
    ]);
    await startDropIn(page);
  } catch (error) {
    reportOnce('error', fileErrorText('rsform-compat', error), 'failure', error);
    page.submits.releaseAll();
    // Without the suite the server validates, as without scripts. The pages of the form must still change.
    page.queue.connect({
      changePage: (formId: unknown, to: unknown) => showPage(Number(formId), Number(to)),
    });
    page.queue.replay();
  }
}

declare global {
  interface Window {
    RSFormPro: unknown;
  }
}

if (!Reflect.has(window, mark)) start(document.currentScript);
