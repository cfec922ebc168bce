/** Addresses that the proxy answers itself, on every host. */
const folder = '/.journey/';
export const own = {
  folder,
  blank: `${folder}blank`,
  script: `${folder}first.js`,
  calls: `${folder}calls`,
} as const;

const tag = `<script src="${own.script}"></script>`;

/**
 * Returns a document that begins with the first script. It is a file of the page's own host, which the pages' policies
 * allow.
 */
export function withFirstScript(html: string): string {
  const start = /<head[^>]*>|<html[^>]*>|<!doctype[^>]*>/gi;
  const found = [...html.matchAll(start)].at(0);
  const head = /<head[^>]*>/i.exec(html) ?? found;
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
}

/** Name of the function in each page that calls the story. */
const callName = '__callJourney';

/** Returns the script of a function with this name, which calls the story. It does nothing in an empty document. */
export const exposed = (name: string) =>
  `if (globalThis.${callName}) globalThis.${name} = (...args) => ${callName}(${JSON.stringify(name)}, ...args);`;

/**
 * Returns the first script: functions that call the story, reports of errors and of the console, then the scripts of
 * the story. A call settles when all earlier ones have arrived.
 */
export function firstScript(functions: readonly string[], scripts: readonly string[]): string {
  return `{
    document.currentScript?.remove();
    globalThis.__name ??= (named) => named;
    const { fetch } = globalThis;
    const calls = [];
    const call = (...words) => {
      const body = JSON.stringify(words);
      calls.push(fetch(${JSON.stringify(own.calls)}, { method: 'POST', body, keepalive: true }).catch(() => undefined));
      return Promise.all(calls).then(() => undefined);
    };
    const textOf = (thing) => (thing instanceof Error ? thing.name + ': ' + thing.message : String(thing));
    addEventListener('error', (event) => {
      if (event instanceof ErrorEvent) call('pageerror', event.error ? textOf(event.error) : event.message);
    });
    addEventListener('unhandledrejection', ({ reason }) => void call('pageerror', textOf(reason)));
    for (const type of ['log', 'info', 'warn', 'error']) {
      const write = console[type];
      console[type] = (...words) => {
        call('console', words.map(textOf).join(' '));
        write.apply(console, words);
      };
    }
    Object.defineProperty(globalThis, ${JSON.stringify(callName)}, { value: call });
    ${functions.map(exposed).join('\n')}
  }
  ${scripts.map((script) => `{ ${script} }`).join('\n')}`;
}
