import { loadScript } from '../../../shared/trust/load-script.js';
import { allowScriptHost } from '../../../shared/trust/trusted-script-url.js';
import type { ProviderDefinition } from '../definition/definition.model.js';
import { document } from '../../../shared/dom/unclobbered.js';
import {
  BotCheckError,
  botCheckLimits,
  retryable,
  within,
  type BotCheck,
  type BotCheckLimits,
} from './bot-check.dom.js';
import { pageScriptsRan, providerAt } from './page-script.dom.js';

/** The provider's script interface, version 3. */
interface Grecaptcha {
  ready(task: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<unknown>;
}

/** The provider's own address, where the author names no other. */
export const providerScript = 'https://www.google.com/recaptcha/api.js';

/** Score check, reCAPTCHA version 3. It has no box, and requests a new token for each attempt. */
export function createBotCheck(
  { siteKey, action = 'contactform', scriptUrl = providerScript }: ProviderDefinition,
  limits: BotCheckLimits = botCheckLimits,
): BotCheck {
  async function load(): Promise<Grecaptcha> {
    const isOfPage = await pageScriptsRan(({ src }) => isTheirs(src, siteKey));
    if (isOfPage && firstWord()) return whenReady();
    allowScriptHost(scriptUrl);
    await loadScript(scriptFor(siteKey, scriptUrl)).catch((cause: unknown) => {
      throw new BotCheckError('bot-blocked', { cause });
    });
    return whenReady();
  }

  const prepare = retryable(() => within(load(), limits.anchorMs));

  return {
    prepare: () => prepare().then(() => undefined),
    async askToken() {
      const provider = await prepare();
      const token = await within(execute(provider, siteKey, action), limits.executeMs);
      if (typeof token !== 'string' || token === '') throw new BotCheckError('bot-refused');
      return token;
    },
  };
}

/**
 * The script for a site; of its two versions the one that works where a page enforces Trusted Types, and elsewhere too.
 */
function scriptFor(siteKey: string, scriptUrl: string): string {
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', siteKey);
  url.searchParams.set('trustedtypes', 'true');
  return url.href;
}

/**
 * Returns true if it is the provider's script for this key: the page has loaded it by itself, and twice it would not
 * work.
 */
function isTheirs(src: string, siteKey: string): boolean {
  return (
    /\/recaptcha\/(?:api|enterprise)\.js/.test(src) && new URL(src).searchParams.get('render') === siteKey
  );
}

/** Returns the first part of the interface. A second script of the provider adds the rest. */
function firstWord(): Pick<Grecaptcha, 'ready'> | null {
  return providerAt<Grecaptcha>('grecaptcha', ['ready']);
}

async function whenReady(): Promise<Grecaptcha> {
  const first = firstWord();
  if (!first) throw new BotCheckError('bot-blocked');
  await new Promise<void>((resolve) => first.ready(resolve));
  const provider = providerAt<Grecaptcha>('grecaptcha', ['ready', 'execute']);
  if (!provider) throw new BotCheckError('bot-blocked');
  return provider;
}

async function execute(provider: Grecaptcha, siteKey: string, action: string): Promise<unknown> {
  try {
    return await provider.execute(siteKey, { action });
  } catch (cause) {
    throw new BotCheckError('bot-refused', { cause });
  }
}
