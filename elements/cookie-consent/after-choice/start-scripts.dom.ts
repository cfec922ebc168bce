import { type SafeDocument, documentOf, nodeOf } from '../../../shared/dom/unclobbered.js';
import { runLate } from './late-script.dom.js';

/** Observer of the scripts in the page that wait for a category. */
export interface ScriptWatch {
  /** Starts the scripts that are allowed now, in the order of the page. */
  update(): void;
  stop(): void;
}

interface ScriptRules {
  /** Returns true if the category or the service of an element is allowed. */
  readonly isAllowed: (element: Element) => boolean;
  /** Called before an element starts in this page. */
  readonly started: (element: Element) => void;
}

/**
 * Starts each `<script type="text/plain" data-category>` of the page when its category, or its service, is allowed,
 * one after the other in document order, also scripts that are added later. Removes an allowed category from other
 * elements.
 */
export function watchScripts(document: SafeDocument, rules: ScriptRules): ScriptWatch {
  return new Watch(document, rules);
}

class Watch implements ScriptWatch {
  readonly #document: SafeDocument;
  readonly #rules: ScriptRules;
  readonly #observer = new MutationObserver(() => void this.#start());
  readonly #known = new WeakSet<Element>();
  #isStarting = false;

  constructor(document: SafeDocument, rules: ScriptRules) {
    this.#document = document;
    this.#rules = rules;
    this.#observer.observe(nodeOf(document), { childList: true, subtree: true });
  }

  readonly update = (): void => void this.#start();

  stop(): void {
    this.#observer.disconnect();
  }

  async #start(): Promise<void> {
    this.#releaseMedia();
    if (this.#isStarting) return;
    this.#isStarting = true;
    // Searched again each time: a script may insert others, and a category may be withdrawn meanwhile.
    for (let next = this.#next(); next; next = this.#next()) {
      this.#known.add(next);
      this.#rules.started(next);
      await run(next);
    }
    this.#isStarting = false;
  }

  #next(): HTMLScriptElement | undefined {
    return [...this.#document.scripts].find(
      (script) => isBlocked(script) && !this.#known.has(script) && this.#rules.isAllowed(script),
    );
  }

  /** Removes allowed categories from images and frames, so that their loader loads them. */
  #releaseMedia(): void {
    for (const element of this.#document.querySelectorAll('[data-category]:not(script)')) {
      if (!this.#rules.isAllowed(element)) continue;
      this.#rules.started(element);
      element.removeAttribute('data-category');
    }
  }
}

function isBlocked(script: HTMLScriptElement): boolean {
  return script.type === 'text/plain' && script.hasAttribute('data-category');
}

/**
 * Starts a script by inserting the same node with its own type. The node runs under its nonce and under Trusted Types;
 * a copy would not. Waits for a script that is fetched, because later scripts depend on it. Modules run after the
 * others, as in any page.
 */
async function run(script: HTMLScriptElement): Promise<void> {
  // The script's own type, or the one that the inline stub has removed.
  const type = script.getAttribute('data-type') ?? script.getAttribute('data-held') ?? '';
  // Mark for the diagnostics: this script has waited.
  script.dataset['started'] = '';
  const hasTurn = !script.hasAttribute('async');
  const isWaitedFor = hasTurn && script.hasAttribute('src') && type !== 'module';
  script.type = type || 'text/javascript';
  if (hasTurn) script.async = false;
  const done = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  const document = documentOf(script);
  const insert = () => {
    const mark = document.createComment('');
    script.replaceWith(mark);
    mark.replaceWith(script);
    return script.hasAttribute('src') ? done : Promise.resolve();
  };
  const isFollowed = type !== 'module' && (isWaitedFor || !script.hasAttribute('src'));
  if (isFollowed) await runLate(document, script, insert);
  else void insert();
}
