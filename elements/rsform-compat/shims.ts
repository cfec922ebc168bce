/**
 * Shims of libraries that the page had for its calendars alone: jQuery and YUI. Each has only the members that the
 * server's inline block calls.
 */
import { reportWarning } from '../../shared/element/report.js';
import { defineGlobal } from './utils.dom.js';

type Jquery = (subject?: unknown) => object;

/** Calls a function when the page is parsed. */
function whenReady(task: unknown): void {
  if (typeof task !== 'function') return;
  const run = () => void task(jquery);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else queueMicrotask(run);
}

const jquery: Jquery = (subject) => {
  whenReady(subject);
  const chain: object = new Proxy(
    { ready: (task: unknown) => (whenReady(task), chain) },
    { get: (known, name) => (Reflect.get(known, name) as unknown) ?? missing(name) },
  );
  return chain;
};

/** Returns a no-op with a warning for each member but `ready`, so that the other lines of the script run. */
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
 * Defines `jQuery` for inline scripts and for the file that contains this script. To other files it is undefined, so that
 * their tests for jQuery fail. The real jQuery replaces it.
 */
export function shimJquery(own: HTMLOrSVGScriptElement | null): void {
  if ('jQuery' in window) return;
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
        target.addEventListener(type, listener),
    },
    Dom: {},
  },
  widget: { Calendar: { LONG: 'long', MEDIUM: 'medium', SHORT: 'short', ONE_CHAR: '1char' } },
};
