/**
 * Shims of libraries that the page had for its calendars alone: jQuery and YUI. Each has only the members that the
 * server's inline block calls.
 */
import { document, unclobbered } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { defineGlobal } from './utils.dom.js';

type Jquery = (subject?: unknown) => object;

/** Creates the shim of jQuery. A call of another member than `ready` is reported and has no effect, so that the other lines run. */
function createJquery(reportMissing: (name: string) => void): Jquery {
  /** Calls a function when the page is parsed. */
  function whenReady(task: unknown): void {
    if (typeof task !== 'function') return;
    const run = () => void task(jquery);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else queueMicrotask(run);
  }

  function jquery(subject?: unknown): object {
    whenReady(subject);
    const chain: object = new Proxy(
      // A chain is no promise.
      { ready: (task: unknown) => (whenReady(task), chain), then: undefined },
      {
        get: (known, name) =>
          name in known || typeof name === 'symbol'
            ? (Reflect.get(known, name) as unknown)
            : () => (reportMissing(name), jquery()),
      },
    );
    return chain;
  }

  return jquery;
}

/**
 * Defines `jQuery` for inline scripts and for the file that contains this script. To other files it is undefined, so that
 * their tests for jQuery fail. The real jQuery replaces it.
 *
 * @param own - Script that contains this code.
 * @param reportMissing - Called with the name of each member that the page calls and the shim does not have.
 */
export function shimJquery(own: HTMLOrSVGScriptElement | null, reportMissing: (name: string) => void): void {
  if (optionalGlobal('jQuery') !== undefined) return;
  const jquery = createJquery(reportMissing);
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    get: () => (isInlineOrOwn(document.currentScript, own) ? jquery : undefined),
    set: (value: unknown) => defineGlobal('jQuery', value),
  });
}

function isInlineOrOwn(script: HTMLOrSVGScriptElement | null, own: HTMLOrSVGScriptElement | null): boolean {
  return script !== null && (script === own || !script.hasAttribute('src'));
}

/** Shim of YUI, the library of the simple calendar. */
export const yuiShim = {
  util: {
    Event: {
      addListener: (target: EventTarget, type: string, listener: () => void) =>
        unclobbered(target).addEventListener(type, listener),
    },
    Dom: {},
  },
  widget: { Calendar: { LONG: 'long', MEDIUM: 'medium', SHORT: 'short', ONE_CHAR: '1char' } },
};
