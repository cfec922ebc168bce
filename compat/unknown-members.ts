/** Members of the page's global objects that this file does not have. A call of one does nothing, so that the next line runs. */
import { document } from '../shared/dom/unclobbered.js';
import { reportOnce } from '../shared/element/report.js';

/** Names by which scripts recognise kinds of objects: `then` a promise, `window` a window. */
const readOfAnyValue: readonly PropertyKey[] = ['then', 'toJSON', 'window'];

/**
 * Returns an object whose unknown members can be called. Each is named once in the console.
 *
 * Another file than `own` reads `undefined`, so that a plugin's test for its own member fails and the plugin defines it.
 *
 * @param name name of the object on the page: `RSFormPro`
 * @param own script that contains this code; inline scripts may be in the same file
 */
export function callableMembers<Api extends object>(
  api: Api,
  name: string,
  own: HTMLOrSVGScriptElement | null,
): Api {
  return new Proxy(api, {
    get(known, key, receiver) {
      if (key in known || typeof key === 'symbol' || readOfAnyValue.includes(key) || isOtherFile(own))
        return Reflect.get(known, key, receiver) as unknown;
      const problem = `found ${name}.${key}, expected a name of RSForm! Pro that this version of the suite has`;
      reportOnce('warn', `rsform-compat: ${problem}`, 'compat-member');
      return createNothing();
    },
  });
}

/** Creates a no-op function whose members are no-ops too. Members that the page sets are kept. */
function createNothing(): () => void {
  return new Proxy(() => undefined, {
    get: (known, key, receiver) =>
      key in known || typeof key === 'symbol' || readOfAnyValue.includes(key)
        ? (Reflect.get(known, key, receiver) as unknown)
        : createNothing(),
  });
}

function isOtherFile(own: HTMLOrSVGScriptElement | null): boolean {
  const { currentScript } = document;
  return currentScript !== null && currentScript !== own && currentScript.hasAttribute('src');
}
