/** Module that `rsform-compat.js` loads once the page is parsed. It gives each form of the page an `<rs-form>`. */
import { requestTag } from '../shared/element/lazy-tags.js';
import { formIdControl } from '../elements/rs-form/markup/server-names.model.js';
import {
  continueName,
  thankYouPopupId,
  thankYouScrollId,
} from '../elements/rs-form/markup/thank-you-names.model.js';
import { document, nodeOf, unclobbered } from '../shared/dom/unclobbered.js';
import { ConditionRegistry } from './condition-registry.js';
import { controlsOf, formIdOf } from './fields.dom.js';
import { LegacyForm } from './legacy-form.js';
import type { LegacyPage } from './page-names.js';
import { createQueuedFunctions } from './queued-functions.js';
import { placeThankYou, placeUnmarkedThankYou } from './thank-you.dom.js';

/**
 * Connects the recorded and queued calls of a page to its forms.
 *
 * @returns a function that stops the search for further forms; settles when every form on the page has its element
 * @throws where the tag `rs-form` cannot be loaded
 */
export async function startDropIn(page: LegacyPage): Promise<() => void> {
  await requestTag('rs-form');
  return new DropIn(page).start();
}

class DropIn {
  readonly #page: LegacyPage;
  readonly #conditions = new ConditionRegistry();
  readonly #forms = new Map<HTMLFormElement, LegacyForm>();
  #isUpdateDue = false;
  #isReading = false;
  #isReplaying = false;

  constructor(page: LegacyPage) {
    this.#page = page;
  }

  start(): () => void {
    const { queue, calls } = this.#page;
    queue.connect(
      createQueuedFunctions({
        page: this.#page,
        tagOf: (form) => this.#forms.get(form)?.tag,
        isReplaying: () => this.#isReplaying,
        runConditions: (subject) => this.#runConditions(subject),
      }),
    );
    // The definition of each form is complete before its element starts.
    this.#isReading = true;
    queue.replay('runConditions');
    // Before `placeThankYou`: the text in front of a button belongs to the thank-you too.
    placeUnmarkedThankYou();
    this.#update();
    this.#isReplaying = true;
    queue.replay();
    this.#isReplaying = false;
    calls.onChange = () => this.#updateSoon();
    // Scripts insert forms later, for example in a dialog.
    const observer = new MutationObserver((records) => {
      const isForm = (node: Node) =>
        node instanceof Element &&
        (unclobbered(node).querySelector(formMarks) !== null || unclobbered(node).matches(formMarks));
      if (records.some(({ addedNodes }) => [...addedNodes].some(isForm))) this.#updateSoon();
    });
    observer.observe(nodeOf(document), { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      calls.onChange = () => undefined;
    };
  }

  /** Batches the calls of an inline block, which come in one task, into one update. */
  #updateSoon(): void {
    if (this.#isUpdateDue) return;
    this.#isUpdateDue = true;
    setTimeout(() => this.#update());
  }

  #update(): void {
    this.#isUpdateDue = false;
    placeThankYou(document);
    for (const input of document.getElementsByName(formIdControl)) {
      const form = input instanceof HTMLInputElement ? input.form : null;
      const formId = form && formIdOf(form);
      if (!form || formId === null) continue;
      this.#read(formId);
      const known = this.#forms.get(form);
      if (known) known.update();
      else this.#forms.set(form, new LegacyForm(this.#page, form, formId, this.#conditions));
    }
  }

  #read(formId: number): void {
    this.#isReading = true;
    this.#conditions.read(formId, this.#page.calls.of(formId).conditions.keys());
    this.#isReading = false;
  }

  /** Adds a condition that is new. For one that is known, or for a form's id, reads the values of the form again. */
  #runConditions(subject: unknown): void {
    const options = Object(subject) as Readonly<Record<string, unknown>>;
    const isFormId = typeof subject !== 'object';
    if (!isFormId && this.#conditions.add(options)) return this.#isReading ? undefined : this.#updateSoon();
    if (this.#isReading) return;
    this.#readSources(Number(isFormId ? subject : options['form_id']));
  }

  /** Makes the element read the fields of a form's conditions. Scripts set values without an event. */
  #readSources(formId: number): void {
    const sources = new Set(this.#conditions.of(formId).flatMap(sourcesOf));
    for (const form of this.#forms.keys())
      if (formIdOf(form) === formId)
        for (const name of sources)
          // An event that the element reads the field for, and that no script of a page listens to.
          controlsOf(form, name)[0]?.dispatchEvent(new Event('compositionend', { bubbles: true }));
  }
}

function sourcesOf({ details }: Readonly<Record<string, unknown>>): readonly string[] {
  if (!Array.isArray(details)) return [];
  return details.map((detail: unknown) => String(Reflect.get(Object(detail), 'ComponentName')));
}

const formMarks = [
  `[name="${formIdControl}"]`,
  `[id^="${thankYouPopupId}"]`,
  `[id^="${thankYouScrollId}"]`,
  `[name="${continueName}"]`,
].join();
