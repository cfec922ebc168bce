import { RepeatLimit } from '../../shared/element/repeat-limit.js';
import { findInForm, formElements } from '../../shared/dom/unclobbered-form.js';
import { unclobbered } from '../../shared/dom/unclobbered.js';
import type { FormHost } from './form/rs-form.session.js';
import { findThankYou } from './thank-you/thank-you.dom.js';
import { renderedForms } from './markup/server-form.dom.js';

/** Rule for restarts. A script that replaces fields more often does so after each start. */
const restarts = {
  most: 10,
  place: 'content',
  problem: 'found fields that a script replaces after each start, expected none',
  code: 'form-replaced',
} as const;

/** Blocks of the server, which conditions show and hide. Some have no field. */
const blocks = '.rsform-block';
/** Elements that decide about a start. */
const parts = `form, input, select, textarea, ${blocks}`;

/** Fields in which providers of a bot check put their answer, by the end of their names. */
const answerOfProvider = /-response$/;

/** Watches of the tags, which last as long as their tags. */
const watches = new WeakMap<FormHost, ContentWatch>();

/**
 * Notes the content with which the core of a tag starts, and starts it again when scripts of the page replace the form,
 * blocks or fields of it, such as a fragment of htmx or Turbo: once for all changes of a task. Forms that were rendered
 * from JSON are not watched.
 */
export function watchContent(shell: FormHost): void {
  const watch = watches.get(shell) ?? new ContentWatch(shell);
  watches.set(shell, watch);
  watch.read();
}

class ContentWatch {
  readonly #shell: FormHost;
  readonly #observer: MutationObserver;
  readonly #limit: RepeatLimit;
  #form: HTMLFormElement | null = null;
  #controls: ReadonlySet<Element> = new Set();
  #blocks: readonly Element[] = [];

  constructor(shell: FormHost) {
    this.#shell = shell;
    this.#limit = new RepeatLimit(shell, restarts);
    // Texts change often, in totals and counters. To compare the fields of a large form takes a millisecond.
    this.#observer = new MutationObserver((records) => {
      if (records.some(hasParts)) this.#compare();
    });
    this.#observer.observe(shell, { childList: true, subtree: true });
  }

  read(): void {
    this.#form = this.#shell.form;
    this.#controls = controlsOf(this.#form);
    this.#blocks = this.#form ? findInForm(this.#form, blocks) : [];
  }

  /** Starts with the new content. In a form that is still there, the visitor stays on the page. */
  #compare(): void {
    const shell = this.#shell;
    if (!this.#isOther()) return;
    if (!this.#limit.allowNext()) return this.#observer.disconnect();
    if (!shell.hasCore) {
      // The core may have failed to start, or may still be starting with the old content.
      shell.restartCore();
      return shell.withCore(() => this.#compare());
    }
    let page = 0;
    if (this.#form === shell.form) shell.withCore((core) => (page = core.page ?? 0));
    shell.restartCore();
    if (page > 0) shell.withCore((core) => core.showAgain?.(page));
  }

  /** Returns true if the content is not the one that was read, and can be started. */
  #isOther(): boolean {
    const shell = this.#shell;
    const { form } = shell;
    if (!shell.isConnected || isRendered(form) || isRendered(this.#form)) return false;
    // Between two steps of a script there may be none.
    if (!form) return this.#form !== null && findThankYou(shell, null) !== null;
    if (form !== this.#form) return true;
    const controls = controlsOf(form);
    if (controls.size !== this.#controls.size || [...controls].some((one) => !this.#controls.has(one)))
      return true;
    // An added block without a field needs no start.
    return this.#blocks.some((block) => !block.isConnected);
  }
}

/** Returns true if a form or a field was added or removed. */
function hasParts({ addedNodes, removedNodes }: MutationRecord): boolean {
  return [...addedNodes, ...removedNodes].some((node) => {
    if (!(node instanceof Element)) return false;
    const element = unclobbered(node);
    return element.matches(parts) || element.querySelector(parts) !== null;
  });
}

function isRendered(form: HTMLFormElement | null): boolean {
  return form !== null && renderedForms.has(form);
}

/**
 * Returns the fields that a visitor fills in. Hidden ones come and go: tokens, and answers of providers. File inputs are read
 * anew at each check, because the server's own button adds some.
 */
function controlsOf(form: HTMLFormElement | null): ReadonlySet<Element> {
  if (!form) return new Set();
  return new Set(
    formElements(form).filter((element) => {
      const { type, name } = element as HTMLInputElement;
      return name && type !== 'hidden' && type !== 'file' && !answerOfProvider.test(name);
    }),
  );
}
