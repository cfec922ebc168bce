import { ConfigError } from '../../../shared/element/config-error.js';
import { reportError as reportMistake } from '../../../shared/element/report.js';
import { documentOf, nodeOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { writeMarkup } from '../../../shared/trust/write-markup.js';

/** Events of the page's load that a late script has missed, by the time at which each was dispatched. */
const missable = new Map<string, 'domContentLoadedEventStart' | 'loadEventStart'>([
  ['DOMContentLoaded', 'domContentLoadedEventStart'],
  ['load', 'loadEventStart'],
  ['pageshow', 'loadEventStart'],
]);

/**
 * Runs a script that has waited as if it were part of the page's load. Its listeners for events that are over get them
 * once, after it has run. The output of its `document.write` is placed behind it, as markup that cannot act: a write
 * after the load would replace the page. A script in that output is reported. Modules and `async` scripts cannot be
 * followed.
 *
 * @param start - Inserts the script. Its promise settles when the script has run.
 */
export async function runLate(
  document: SafeDocument,
  script: HTMLScriptElement,
  start: () => Promise<unknown>,
): Promise<void> {
  const window = document.defaultView;
  if (!window) return void (await start());
  const missed: (() => void)[] = [];
  const written: string[] = [];
  const isRunning = () => document.currentScript === script;
  const { onload } = window;
  const node = nodeOf(document) as Document;
  const restore = [
    ...[node, window].map((target) => collectMissed(target, isRunning, missed)),
    ...(['write', 'writeln'] as const).map((name) =>
      replace(node, name, (original, parts) => {
        if (isRunning()) written.push(parts.join(''), name === 'writeln' ? '\n' : '');
        else Reflect.apply(original, node, parts);
      }),
    ),
  ];
  try {
    await start();
  } finally {
    for (const one of restore) one();
  }
  if (window.onload !== onload && isOver('loadEventStart'))
    missed.push(() => call(window, window.onload, 'load'));
  for (const one of missed) one();
  if (written.some(Boolean)) await place(script, written.join(''));
}

/** Keeps the listeners that a script adds for events that are over. */
function collectMissed(
  target: Document | Window,
  isRunning: () => boolean,
  missed: (() => void)[],
): () => void {
  return replace(target, 'addEventListener', (original, parts) => {
    const [type, listener] = parts;
    const timing = missable.get(String(type));
    if (timing && isRunning() && isOver(timing)) missed.push(() => call(target, listener, String(type)));
    else Reflect.apply(original, target, parts);
  });
}

type Original = (...parts: readonly unknown[]) => unknown;

/** Replaces a method of an object. Returns a function that restores the one of its prototype, or the page's own. */
function replace(
  target: object,
  name: string,
  method: (original: Original, parts: readonly unknown[]) => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  const original = Reflect.get(target, name) as Original;
  const value = (...parts: readonly unknown[]) => method(original, parts);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

function isOver(timing: 'domContentLoadedEventStart' | 'loadEventStart'): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load[timing] > 0;
}

/** Calls a listener as the browser does. Its error is reported, and the page goes on. */
function call(target: Document | Window, listener: unknown, type: string): void {
  const event = new Event(type);
  Object.defineProperties(event, { target: { value: target }, currentTarget: { value: target } });
  const { handleEvent } = Object(listener) as { readonly handleEvent?: unknown };
  try {
    if (typeof listener === 'function') Reflect.apply(listener, target, [event]);
    else if (typeof handleEvent === 'function') Reflect.apply(handleEvent, listener, [event]);
  } catch (error) {
    reportError(error);
  }
}

async function place(script: HTMLScriptElement, html: string): Promise<void> {
  if (/<script\b/i.test(html)) reportMistake(scriptIsWritten(script));
  const box = documentOf(script).createElement('div');
  await writeMarkup(box, html, { keepsAll: true });
  script.after(...box.childNodes);
}

function scriptIsWritten(script: HTMLScriptElement): ConfigError {
  const name = script.getAttribute('src') ?? 'inline';
  const problem = `found a <script> in the output of a script that has waited (${name}), expected text and elements: it does not run`;
  return new ConfigError('<cookie-consent>', 'document.write', problem, 'consent-written');
}
