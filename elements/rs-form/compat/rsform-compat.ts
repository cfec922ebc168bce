/**
 * What stands in the place of the component's scripts on a page that nobody changes, as one classic script. It
 *
 * - defines every global that the page's inline scripts call, takes down what they say, and answers at once what they
 *   ask of the form;
 * - shows the page of a form that the server wants to be shown, and hides what its conditions hide, because nothing of a
 *   form may depend on what comes later;
 * - then loads `<rs-form>` and the part that puts one beside each form (`drop-in.ts`).
 *
 * The parts lie beside this file, or where `data-suite` of its tag, or of a `<meta name="rs-suite">`, says.
 */
import { lostFile } from '../../../shared/element/file-error.js';
import { reportFailure, reportWarning } from '../../../shared/element/report.js';
import { suiteVersion } from '../../../shared/element/define-once.js';
import { applyBlockedStyles } from './blocked-styles.dom.js';
import { EarlyConditions } from './early-conditions.dom.js';
import { numberOf } from './fields.dom.js';
import { fillAuthoredTags } from './authored-tags.dom.js';
import { LateCalls } from './late-calls.js';
import {
  createPageNames,
  installNames,
  type DropInModule,
  type FormApi,
  type LegacyPage,
} from './page-names.js';
import { showPage } from './pages.dom.js';
import { RecordedCalls } from './recorded-calls.js';
import { standInForJquery } from './stand-ins.js';
import { WaitingSubmits } from './waiting.dom.js';

const mark = Symbol.for('rs-suite.rsform-compat');

function start(script: HTMLOrSVGScriptElement | null): void {
  if (turnerOf(window.RSFormPro)) return warn();
  const calls = new RecordedCalls();
  const late = new LateCalls();
  const early = new EarlyConditions((formId) => calls.of(formId).conditions);
  const names = createPageNames(calls, late, early);
  installNames(names);
  standInForJquery(script);
  const api = names['RSFormPro'] as FormApi;
  const page = { api, calls, late, early, submits: new WaitingSubmits() };
  const { change } = api.Pages;
  Object.defineProperty(window, mark, { value: page });
  const isAlone = () => turnerOf(window.RSFormPro) === change;
  const begin = () => {
    setTimeout(() => {
      for (const form of document.forms) if (numberOf(form) !== null) applyBlockedStyles(form);
      if (isAlone()) {
        void load(page, folderOf(script));
        return;
      }
      warn();
      page.submits.end();
    });
  };
  early.start();
  if (document.readyState !== 'loading') return begin();
  // Parts of a page are painted while it is parsed: what is hidden after that moves what stands below.
  const observer = new MutationObserver(() => isAlone() && early.runAll());
  observer.observe(document, { childList: true, subtree: true });
  // After the listeners of the inline block, which speak when the page is parsed.
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    begin();
  });
}

/** What turns the pages of forms: the component's own script brings another one, before this one or after it. */
function turnerOf(api: unknown): unknown {
  return (api as FormApi | undefined)?.Pages?.change;
}

function warn(): void {
  reportWarning(
    `rsform-compat: found the component's own script.js on this page too, expected this file in its place`,
  );
}

/** Where the parts are: as the author says, or beside this file. */
function folderOf(script: HTMLOrSVGScriptElement | null): string {
  const said =
    script?.dataset['suite'] ?? document.querySelector<HTMLMetaElement>('meta[name="rs-suite"]')?.content;
  const own = script instanceof HTMLScriptElement ? script.src : '';
  return new URL(
    said === undefined ? '.' : `${said.replace(/\/$/, '')}/`,
    said === undefined && own ? own : document.baseURI,
  ).href;
}

async function load(page: LegacyPage, folder: string): Promise<void> {
  fillAuthoredTags();
  try {
    const hasLoader = Reflect.has(window, Symbol.for('rs-suite.lazy-tags'));
    const [{ startDropIn }] = await Promise.all([
      import(`${folder}rsform-drop-in.js?${suiteVersion}`) as Promise<DropInModule>,
      // A page with the whole suite loads the tag by itself.
      hasLoader ? null : import(`${folder}rs-form.js`),
    ]);
    await startDropIn(page);
  } catch (error) {
    reportFailure(lostFile('rsform-compat', error));
    page.submits.end();
    // Without the suite the server checks, as it does without scripts; but its pages must still turn.
    page.late.arrived({ changePage: (formId: unknown, to: unknown) => showPage(Number(formId), Number(to)) });
    page.late.catchUp();
  }
}

declare global {
  interface Window {
    RSFormPro: unknown;
  }
}

if (!Reflect.has(window, mark)) start(document.currentScript);
