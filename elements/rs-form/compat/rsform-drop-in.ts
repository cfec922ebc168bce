/** What `rsform-compat.js` loads once the page is parsed: it gives each form of the page its element. */
import { requestTag } from '../../../shared/element/lazy-tags.js';
import {
  formIdControl,
  thankYouPopupId,
  thankYouScrollId,
  continueName,
} from '../markup/server-names.model.js';
import { controlsOf, numberOf } from './fields.dom.js';
import { createLateFunctions } from './late-functions.js';
import { LegacyForm } from './legacy-form.js';
import type { LegacyPage } from './page-names.js';
import { RuleBook } from './rule-book.js';
import { placeThankYou, placeUnmarkedThankYou } from './thanks.dom.js';

/**
 * Starts what stands behind the page's calls; settles when every form that is there has its element, with the way to
 * look for no more of them.
 */
export async function startDropIn(page: LegacyPage): Promise<() => void> {
  await requestTag('rs-form');
  return new DropIn(page).start();
}

class DropIn {
  readonly #page: LegacyPage;
  readonly #rules = new RuleBook();
  readonly #forms = new Map<HTMLFormElement, LegacyForm>();
  #isDue = false;
  #isReading = false;
  #isCatchingUp = false;

  constructor(page: LegacyPage) {
    this.#page = page;
  }

  start(): () => void {
    const { late, calls } = this.#page;
    late.arrived(
      createLateFunctions({
        page: this.#page,
        tagOf: (form) => this.#forms.get(form)?.tag,
        isCatchingUp: () => this.#isCatchingUp,
        runRules: (subject) => this.#runRules(subject),
      }),
    );
    // What the forms are to be like comes first.
    this.#isReading = true;
    late.catchUp('runConditions');
    // With a button that says what it is, the text before it belongs to it too.
    placeUnmarkedThankYou();
    this.#follow();
    this.#isCatchingUp = true;
    late.catchUp();
    this.#isCatchingUp = false;
    calls.changed = () => this.#followSoon();
    // Forms in windows come with them.
    const observer = new MutationObserver((records) => {
      const isForm = (node: Node) =>
        node instanceof Element && (node.querySelector(marks) !== null || node.matches(marks));
      if (records.some(({ addedNodes }) => [...addedNodes].some(isForm))) this.#followSoon();
    });
    observer.observe(document, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      calls.changed = () => undefined;
    };
  }

  /** A block of the page says many things in a row: they are followed together. */
  #followSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => this.#follow());
  }

  #follow(): void {
    this.#isDue = false;
    placeThankYou(document);
    for (const input of document.getElementsByName(formIdControl)) {
      const form = input instanceof HTMLInputElement ? input.form : null;
      const formId = form && numberOf(form);
      if (!form || formId === null) continue;
      this.#read(formId);
      const known = this.#forms.get(form);
      if (known) known.follow();
      else this.#forms.set(form, new LegacyForm(this.#page, form, formId, this.#rules));
    }
  }

  #read(formId: number): void {
    this.#isReading = true;
    this.#rules.read(formId, this.#page.calls.of(formId).conditions.keys());
    this.#isReading = false;
  }

  /** A condition says what it is; one that is known, or a form's number, has its values read again. */
  #runRules(subject: unknown): void {
    const options = Object(subject) as Readonly<Record<string, unknown>>;
    const isNumber = typeof subject !== 'object';
    if (!isNumber && this.#rules.add(options)) return this.#isReading ? undefined : this.#followSoon();
    if (this.#isReading) return;
    this.#readSources(Number(isNumber ? subject : options['form_id']));
  }

  /** A script may have set values without telling anyone: what conditions look at is read again. */
  #readSources(formId: number): void {
    const sources = new Set(this.#rules.of(formId).flatMap(sourcesOf));
    for (const form of this.#forms.keys())
      if (numberOf(form) === formId)
        for (const name of sources)
          // The one event that a form reads its field for and that no script of a page waits for.
          controlsOf(form, name)[0]?.dispatchEvent(new Event('compositionend', { bubbles: true }));
  }
}

function sourcesOf({ details }: Readonly<Record<string, unknown>>): readonly string[] {
  if (!Array.isArray(details)) return [];
  return details.map((detail: unknown) => String(Reflect.get(Object(detail), 'ComponentName')));
}

const marks = [
  `[name="${formIdControl}"]`,
  `[id^="${thankYouPopupId}"]`,
  `[id^="${thankYouScrollId}"]`,
  `[name="${continueName}"]`,
].join();
