import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost, FormSession } from '../form/rs-form.session.js';
import { isEmptyTag } from '../markup/field-parts.dom.js';
import { writePhoneNumbers } from '../markup/phone-numbers.dom.js';
import { restartOnTouch } from './restart-on-touch.dom.js';
import { LoadingNotice, type LoadingLimits } from './loading-notice.dom.js';
import { loadingStyles } from './loading.styles.js';

export { showAllPages } from '../paging/page-buttons.dom.js';

let sheet: CSSStyleSheet | undefined;

/** Time that a message waits for the texts of the form's language, in milliseconds. */
const textsTimeoutMs = 1000;

/** A press that waits for a part of the suite. */
export interface WaitingPress {
  /** Settles with the part once it is there, with nothing if it did not load. Never rejects. */
  readonly loading: Promise<unknown>;
  /** Repeats the press. */
  readonly again: () => void;
  /** For a press that sends: lets a submit through that the suite has not checked. */
  readonly letThrough?: (submit: () => void) => void;
  readonly submitter?: HTMLElement | null;
}

/**
 * Shows that a press waits for its part, and what the visitor can do if the part is late or lost. The build makes this
 * module a file without imports: these messages do not get lost together with another part.
 *
 * @param limits - The suite's, unless a test narrows them.
 */
export async function showLoading(
  session: FormSession,
  press: WaitingPress,
  limits?: LoadingLimits,
): Promise<void> {
  const { shell, definition } = session;
  // After that time a message in Spanish is better than none.
  await Promise.race([shell.loadTexts(), new Promise((resolve) => setTimeout(resolve, textsTimeoutMs))]);
  const notice = createNotice(shell, definition.texts, limits);
  // The part may have loaded before this module.
  const part = await Promise.race([press.loading, null]);
  if (part) return;
  if (part === null) notice.begin();
  if (await press.loading) notice.end();
  else notice.fail({ again: press.again, unchecked: uncheckedSubmit(session, press) });
}

/**
 * Shows in an empty tag that the form did not load, with a button that loads it again, until it is there. A tag with a form
 * starts anew when a visitor turns to the form.
 *
 * @throws The error, if the tag shows something without the form.
 */
export async function retryUntilLoaded<Module>(
  shell: FormHost,
  load: () => Promise<Module>,
  error: unknown,
): Promise<Module> {
  if (!isEmptyTag(shell)) {
    if (shell.form) restartOnTouch(shell, shell.form);
    throw error;
  }
  shell.report(error, 'rendering');
  await new Promise<void>((resolve) => createNotice(shell, {}).failWhole(resolve));
  return load().catch((next: unknown) => retryUntilLoaded(shell, load, next));
}

/** Returns the submit without checks; undefined where the server would refuse a post without a token. */
function uncheckedSubmit(
  { shell, form, definition, undoLog, contributions }: FormSession,
  { letThrough, submitter = null }: WaitingPress,
): (() => void) | undefined {
  if (!letThrough || (definition.botCheck && !shell.botCheckOptional)) return undefined;
  return () => {
    // The server checks: what the browser would refuse may be hidden, where nobody can mend it.
    undoLog.setAttribute(form.element, 'novalidate', '');
    contributions.notify((feature) => feature.beforeSend?.());
    writePhoneNumbers(form.element);
    letThrough(() => submitFormBy(form.element, submitter));
  };
}

/** Creates a notice that is styled even where the form's own styles did not load. */
function createNotice(
  shell: FormHost,
  texts: FormDefinition['texts'],
  limits?: LoadingLimits,
): LoadingNotice {
  const root = shell.shadowRoot as ShadowRoot;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(loadingStyles.cssText);
  }
  // Below all others: the form's own styles win when they come.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return new LoadingNotice(shell, texts, limits);
}
