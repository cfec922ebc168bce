import { document } from '../../../shared/dom/unclobbered.js';
import { optionalGlobal } from '../../../shared/dom/named-by-page.js';

/**
 * Settles once the scripts in the page's markup have run, where one of them is the wanted one: a provider's script that is
 * loaded twice does not work. Returns true if there is one.
 */
export async function pageScriptsRan(isWanted: (script: HTMLScriptElement) => boolean): Promise<boolean> {
  // One that a consent layer holds back has another type.
  const isThere = [...document.scripts].some((script) => script.type !== 'text/plain' && isWanted(script));
  if (isThere && document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  return isThere;
}

/**
 * Returns the interface under a provider's global name, for its paid edition one name deeper; null where it is not
 * usable.
 */
export function providerAt<Api extends object>(
  name: string,
  methods: readonly (keyof Api & string)[],
): Api | null {
  const found = optionalGlobal(name);
  // A page can have anything under a global name.
  const isApi = (value: unknown): value is Api =>
    typeof value === 'object' &&
    value !== null &&
    methods.every((method) => typeof Reflect.get(value, method) === 'function');
  if (isApi(found)) return found;
  const deeper: unknown = Reflect.get(Object(found), 'enterprise');
  return isApi(deeper) ? deeper : null;
}
