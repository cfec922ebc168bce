/** Watch over the scripts of the page that wait for a category. */
export interface ScriptWatch {
  /** Starts what is allowed by now, in the page's order. */
  update(): void;
  stop(): void;
}

interface ScriptRules {
  readonly isAllowed: (category: string) => boolean;
  /** Something of that category runs in this page from now on. */
  readonly started: (category: string) => void;
}

/**
 * Starts the page's `<script type="text/plain" data-category>` once their category is allowed, those that come later
 * too, one after the other as the page has them; and lets other elements with a category go by taking it away.
 */
export function watchScripts(document: Document, rules: ScriptRules): ScriptWatch {
  return new Watch(document, rules);
}

class Watch implements ScriptWatch {
  readonly #document: Document;
  readonly #rules: ScriptRules;
  readonly #observer = new MutationObserver(() => void this.#start());
  readonly #known = new WeakSet<Element>();
  #isStarting = false;

  constructor(document: Document, rules: ScriptRules) {
    this.#document = document;
    this.#rules = rules;
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  readonly update = (): void => void this.#start();

  stop(): void {
    this.#observer.disconnect();
  }

  async #start(): Promise<void> {
    this.#letGo();
    if (this.#isStarting) return;
    this.#isStarting = true;
    // Looked for anew each time: a script may bring others, and a category may be taken away meanwhile.
    for (let next = this.#next(); next; next = this.#next()) {
      this.#known.add(next);
      this.#rules.started(categoryOf(next));
      await run(next);
    }
    this.#isStarting = false;
  }

  #next(): HTMLScriptElement | undefined {
    return [...this.#document.scripts].find(
      (script) => isBlocked(script) && !this.#known.has(script) && this.#rules.isAllowed(categoryOf(script)),
    );
  }

  /** Images and frames: whoever loads them leaves those with a category alone. */
  #letGo(): void {
    for (const element of this.#document.querySelectorAll('[data-category]:not(script)')) {
      const category = categoryOf(element);
      if (!this.#rules.isAllowed(category)) continue;
      element.removeAttribute('data-category');
      this.#rules.started(category);
    }
  }
}

function isBlocked(script: HTMLScriptElement): boolean {
  return script.type === 'text/plain' && script.hasAttribute('data-category');
}

function categoryOf(element: Element): string {
  return element.getAttribute('data-category')?.trim() ?? '';
}

/**
 * Puts the very node back with its type, which runs under a nonce and under Trusted Types, where a copy does not. What
 * is fetched is waited for: scripts count on those before them. Modules come after, in their own turn, as in any page.
 */
async function run(script: HTMLScriptElement): Promise<void> {
  // Its own type, or the one that the inline stub has taken away.
  const type = script.getAttribute('data-type') ?? script.getAttribute('data-held') ?? '';
  // For the diagnostics: this one waited.
  script.dataset['started'] = '';
  const hasTurn = !script.hasAttribute('async');
  const isWaitedFor = hasTurn && script.hasAttribute('src') && type !== 'module';
  script.type = type || 'text/javascript';
  if (hasTurn) script.async = false;
  const done = new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
  const mark = script.ownerDocument.createComment('');
  script.replaceWith(mark);
  mark.replaceWith(script);
  if (isWaitedFor) await done;
}
