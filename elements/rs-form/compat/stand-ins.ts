import { reportWarning } from '../../../shared/element/report.js';

/**
 * What inline blocks call of libraries that the page had for its calendars alone. Nothing here stands in for the real
 * thing: it takes what the server's own lines say, and is not to be seen by any other script.
 */

type Jquery = (subject?: unknown) => object;

/** Runs a task when the page is parsed. */
function whenReady(task: unknown): void {
  if (typeof task !== 'function') return;
  const run = task as (jquery: Jquery) => void;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => run(jquery));
  else queueMicrotask(() => run(jquery));
}

const jquery: Jquery = (subject) => {
  whenReady(subject);
  const chain: object = new Proxy(
    { ready: (task: unknown) => (whenReady(task), chain) },
    { get: (known, name) => (Reflect.get(known, name) as unknown) ?? missing(name) },
  );
  return chain;
};

/** A page that wants more than `ready` needs jQuery; its other lines go on meanwhile. */
function missing(name: string | symbol): (() => object) | undefined {
  if (typeof name === 'symbol' || name === 'then') return undefined;
  return () => {
    reportWarning(
      `rsform-compat: found jQuery().${name}(), expected jQuery on this page or nothing but ready()`,
    );
    return jquery();
  };
}

/**
 * `jQuery` for inline scripts, and for the file that this script is part of: to all others the page has none, as is the
 * case. The real one takes its place when it comes.
 */
export function standInForJquery(own: HTMLOrSVGScriptElement | null): void {
  if ('jQuery' in window) return;
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    get: () => (isOurs(document.currentScript, own) ? jquery : undefined),
    set(value: unknown) {
      Object.defineProperty(window, 'jQuery', {
        value,
        configurable: true,
        writable: true,
        enumerable: true,
      });
    },
  });
}

function isOurs(script: HTMLOrSVGScriptElement | null, own: HTMLOrSVGScriptElement | null): boolean {
  return script !== null && (script === own || !script.hasAttribute('src'));
}

/** The library of the older calendar, as far as the server's own lines go. */
export const yui = {
  util: {
    Event: {
      addListener: (target: EventTarget, type: string, listener: () => void) =>
        target.addEventListener(type, listener),
    },
    Dom: {},
  },
  widget: { Calendar: { LONG: 'long', MEDIUM: 'medium', SHORT: 'short', ONE_CHAR: '1char' } },
};
