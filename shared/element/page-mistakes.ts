import { ConfigError, describe } from './config-error.js';
import { reportError } from './report.js';
import { findTagMistakes } from './tag-mistakes.js';

const panelTag = 'offcanvas-panel';
const toggleAttributes = ['data-offcanvas-toggle', 'data-offcanvas-open', 'data-offcanvas-close'];

/** Names what is wrong with the suite's tags in the page, and with what leads to them. */
export function tellMistakes(): void {
  for (const error of findToggleMistakes(document)) reportError(error);
  // The ones that are not defined yet may still come.
  for (const host of document.querySelectorAll('*')) {
    const { localName } = host;
    if (!localName.includes('-')) continue;
    void customElements.whenDefined(localName).then((element) => {
      if (!('suiteVersion' in element)) return;
      // Its own report knows what was said already.
      const { report } = host as Element & { report?(error: unknown): void };
      for (const error of findTagMistakes(host)) report?.call(host, error);
    });
  }
}

/** The toggles that lead to no panel. */
export function findToggleMistakes(document: Document): readonly ConfigError[] {
  return toggleAttributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((toggle) => {
      const id = toggle.getAttribute(name) || toggle.getAttribute('aria-controls') || '';
      const target = id ? document.getElementById(id) : document.querySelector(panelTag);
      if (target?.closest(panelTag) || target?.querySelector(panelTag)) return [];
      const found = !id
        ? 'no panel in the page'
        : target
          ? `"${id}", which is ${describe(target)}`
          : `"${id}"`;
      const problem = `found ${found}, expected the id of an <${panelTag}>`;
      return [new ConfigError(`<${panelTag}>`, `toggle ${describe(toggle)} attribute ${name}`, problem)];
    }),
  );
}
