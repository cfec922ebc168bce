import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost, FormSession } from '../form/rs-form.session.js';
import { isHole } from '../markup/field-parts.dom.js';
import { writePhoneNumbers } from './phone-numbers.dom.js';
import { WaitNotice, type WaitLimits } from './wait-notice.dom.js';
import { waitStyles } from './wait.styles.js';

export { showAllPages } from '../paging/page-buttons.dom.js';

let sheet: CSSStyleSheet | undefined;

/** A press that waits for a part. */
export interface WaitingPress {
  /** Whether the part is there; never rejects. */
  readonly loading: Promise<boolean>;
  readonly again: () => void;
  /** For a press that sends: lets a submit through that nobody here has checked. */
  readonly letThrough?: (submit: () => void) => void;
  readonly submitter?: HTMLElement | null;
}

/**
 * Says that a press waits, and what can be done where it waits for long or for nothing. The build makes this module a
 * file that imports no other: what takes another part away leaves these words.
 */
export async function attend(session: FormSession, press: WaitingPress, limits?: WaitLimits): Promise<void> {
  const { shell, definition } = session;
  const notice = createWaitNotice(shell, definition.texts, limits);
  // The part may have come before these words did.
  const isThere = await Promise.race([press.loading, null]);
  if (isThere) return;
  if (isThere === null) notice.begin();
  if (await press.loading) notice.end();
  else notice.fail({ again: press.again, unchecked: uncheckedWay(session, press) });
}

/** Loads what a form is nothing without: while it does not come the visitor is told, and may try again. */
export async function insist<Module>(
  shell: FormHost,
  load: () => Promise<Module>,
  error: unknown,
): Promise<Module> {
  if (!isHole(shell)) throw error;
  shell.report(error, 'rendering');
  await new Promise<void>((resolve) => createWaitNotice(shell, {}).failWhole(resolve));
  return load().catch((next: unknown) => insist(shell, load, next));
}

/** A server that wants a token refuses a post without: then there is no such way. */
function uncheckedWay(
  { shell, form, definition, undoLog, contributions }: FormSession,
  { letThrough, submitter = null }: WaitingPress,
): (() => void) | undefined {
  if (!letThrough || (definition.botCheck && !shell.botCheckOptional)) return undefined;
  return () => {
    // The server checks: what the browser would refuse may be hidden, where nobody can mend it.
    undoLog.setAttribute(form.element, 'novalidate', '');
    contributions.tell((feature) => feature.beforeSend?.());
    writePhoneNumbers(form.element);
    letThrough(() => submitFormBy(form.element, submitter));
  };
}

/** A line that looks like something, though the form's own styles may not have come. */
function createWaitNotice(shell: FormHost, texts: FormDefinition['texts'], limits?: WaitLimits): WaitNotice {
  const root = shell.shadowRoot as ShadowRoot;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(waitStyles.cssText);
  }
  // Below all others: the form's own styles win when they come.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  return new WaitNotice(shell, texts, limits);
}
