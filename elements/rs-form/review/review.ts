import { adoptIntoPage } from '../../../shared/dom/adopt-into-page.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { yieldToMain } from '../../../shared/dom/yield-to-main.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { RepeatLimit } from '../../../shared/element/repeat-limit.js';
import type { RsFormPageChangeEvent } from '../form/feature.events.js';
import { reachPlace } from '../checks/places.dom.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormFeature, FormSession, Paging } from '../form/rs-form.session.js';
import { focusField, submitButtonsOf } from '../markup/field-parts.dom.js';
import { readAnswer } from './answers.dom.js';
import { setAside } from './aside.dom.js';
import { createHeadings } from './group-headings.dom.js';
import { ReviewPage } from './review-page.dom.js';
import { reviewStyles } from './review.styles.js';

/** Answers that are painted at once, and the time after which the browser can answer a press, in milliseconds. */
const firstAnswers = 10;
const sliceMs = 8;

/** Adds a last page to a form, on which the visitor checks the answers before they are sent. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, pages } = session;
  const { paging } = pages;
  const buttons = sendersOf(session);
  const isPagedByServer = form.markup?.isPagedByServer() ?? false;
  if (paging && buttons.length > 0 && !isPagedByServer) return new Review(session, paging, buttons);
  const found = isPagedByServer ? 'pages that the server itself turns' : 'no button that sends the form';
  const problem = `found ${found}, expected a form that can show its answers before it is sent`;
  shell.report(new ConfigError(shell, 'JSON at review', problem, 'form-review'));
  return { stop: () => undefined };
}

class Review implements FormFeature {
  readonly #session: FormSession;
  readonly #paging: Paging;
  readonly #buttons: readonly HTMLElement[];
  readonly #page: ReviewPage;
  readonly #number: number;
  readonly #listening = new AbortController();
  readonly #observer: MutationObserver;
  #endAside: (() => void) | null = null;
  /** Flag: the visitor changes an answer. The next turn forwards leads back to the answers. */
  #returns = false;
  /** Number of times that the answers were painted. */
  #painted = 0;

  constructor(session: FormSession, paging: Paging, buttons: readonly HTMLElement[]) {
    const { shell, form, definition, undoLog } = session;
    this.#session = session;
    this.#paging = paging;
    this.#buttons = buttons;
    this.#page = new ReviewPage(form.element, {
      translate: createFormTexts(shell, definition.texts),
      change: (name) => this.#change(name),
      back: () => paging.show(this.#number - 1, 'goal'),
      buttonClasses: form.find('[type="button"][id$="Prev"]')[0]?.className ?? '',
    });
    this.#place();
    undoLog.setShown(this.#page.element, false);
    adoptIntoPage(form.element, reviewStyles.cssText);
    this.#number = paging.add(this.#page.element, buttons);
    const { signal } = this.#listening;
    shell.addEventListener('rs-form-page-change', (event) => this.#turnBack(event), { signal });
    this.#observer = this.#keepInForm();
  }

  pageTurned(page: number): void {
    const wasOn = this.#endAside !== null;
    this.#endAside?.();
    this.#endAside = null;
    if (page === this.#number) this.#show();
    else if (wasOn && this.#number === 1) this.#focusFirst();
  }

  fieldChanged(): void {
    if (this.#endAside) void this.#paint(yieldToMain());
  }

  fieldHidden(): void {
    this.fieldChanged();
  }

  fieldsShown(): void {
    this.fieldChanged();
  }

  formReset(): void {
    this.fieldChanged();
  }

  stop(): void {
    this.#painted += 1;
    this.#listening.abort();
    this.#observer.disconnect();
    this.#endAside?.();
    this.#page.element.remove();
  }

  #show(): void {
    const { form, undoLog } = this.#session;
    this.#returns = false;
    this.#page.clear();
    this.#endAside = setAside(form.element, [this.#page.element, ...this.#buttons], undoLog);
    void this.#paint();
  }

  /** Paints the first answers at once, or when others have changed too, and those of a large form in slices. */
  async #paint(changed?: Promise<void>): Promise<void> {
    const session = this.#session;
    const painted = (this.#painted += 1);
    if (changed) await changed;
    if (painted !== this.#painted) return;
    const headingOf = createHeadings(session);
    this.#page.clear();
    let since = performance.now();
    for (const [index, name] of session.form.names.entries()) {
      if (index >= firstAnswers && performance.now() - since > sliceMs) {
        await yieldToMain();
        since = performance.now();
      }
      if (painted !== this.#painted) return;
      const answer = readAnswer(session, name);
      if (answer) this.#page.add(answer, headingOf);
    }
  }

  #change(name: string): void {
    const { form } = this.#session;
    if (!this.#paging.show(this.#paging.pageOf(name) ?? 0, 'goal')) return;
    this.#returns = true;
    reachPlace(form, this.#paging, { name });
  }

  /** Leads from the page of a changed answer to all answers, over the pages between. */
  #turnBack(event: RsFormPageChangeEvent): void {
    const { to, direction } = event.detail;
    if (!this.#returns || direction !== 'next' || to === this.#number || event.defaultPrevented) return;
    event.preventDefault();
    this.#paging.show(this.#number, 'goal');
  }

  /** Focuses the first answer. A form without pages has no page heading to focus. */
  #focusFirst(): void {
    const { form } = this.#session;
    form.names.some((name) => focusField(form, name));
  }

  #place(): void {
    placeBefore(this.#session.form.element, this.#buttons[0], this.#page.element);
  }

  /** Inserts the page again when a script removes it, for example one that morphs the form to the server's markup. */
  #keepInForm(): MutationObserver {
    const { shell, form } = this.#session;
    const limit = new RepeatLimit(shell);
    const observer = new MutationObserver(() => {
      if (!this.#page.element.isConnected && limit.allowNext()) this.#place();
    });
    observer.observe(form.element, { childList: true });
    return observer;
  }
}

/** Returns the buttons that send the form as it is checked. One that saves it for later sends at once. */
function sendersOf({ form }: FormSession): readonly HTMLElement[] {
  return submitButtonsOf(form).filter((one) => !one.formNoValidate && !form.markup?.isUnchecked(one));
}

/** Puts an element into a form, before the part that contains the button; at its end for a button outside. */
function placeBefore(form: HTMLFormElement, button: Element | undefined, element: HTMLElement): void {
  const own = unclobbered(form);
  const part = [...own.children].find((child) => button && child.contains(button));
  own.insertBefore(element, part ?? null);
}
