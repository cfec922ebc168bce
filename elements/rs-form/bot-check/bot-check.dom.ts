import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { loadScript } from '../../../shared/trust/load-script.js';
import { allowScriptHost } from '../../../shared/trust/trusted-script-url.js';
import type { BotCheckDefinition } from '../definition/definition.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { tokenIdOf } from '../markup/server-names.model.js';
import type { Failure } from '../checks/violation.model.js';

/** How long the provider's script may take to be ready, and one check to answer, in milliseconds (specification 9). */
export const botCheckLimits = Object.freeze({ anchorMs: 20_000, executeMs: 15_000 });

export type BotCheckLimits = Readonly<Record<keyof typeof botCheckLimits, number>>;

/** The provider's script interface, version 3. */
interface Grecaptcha {
  ready(task: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): PromiseLike<unknown>;
}

/** Why no token came. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';

  constructor(
    readonly failure: Extract<Failure, 'bot-blocked' | 'bot-timeout' | 'bot-refused'>,
    options?: ErrorOptions,
  ) {
    super(`The bot check gave no token: ${failure}`, options);
  }
}

export interface BotCheck {
  /** Loads the provider's script, once; what fails is tried again at the next call. */
  prepare(): Promise<void>;
  /** Asks for a fresh token. Rejects with a BotCheckError within the specification's time-outs. */
  askToken(): Promise<string>;
}

/** The provider's own address, where the author names no other. */
const providerScript = 'https://www.google.com/recaptcha/api.js';

export function createBotCheck(
  { siteKey, action = 'contactform', scriptUrl = providerScript }: BotCheckDefinition,
  limits: BotCheckLimits = botCheckLimits,
): BotCheck {
  let loading: Promise<Grecaptcha> | undefined;

  async function load(): Promise<Grecaptcha> {
    allowScriptHost(scriptUrl);
    await loadScript(scriptFor(siteKey, scriptUrl)).catch((cause: unknown) => {
      throw new BotCheckError('bot-blocked', { cause });
    });
    return whenReady();
  }

  function prepare(): Promise<Grecaptcha> {
    loading ??= within(load(), limits.anchorMs).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

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

/** The script for a site; of its two versions the one that works where a page enforces Trusted Types, and elsewhere too. */
function scriptFor(siteKey: string, scriptUrl: string): string {
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', siteKey);
  url.searchParams.set('trustedtypes', 'true');
  return url.href;
}

function whenReady(): Promise<Grecaptcha> {
  const provider: unknown = Reflect.get(window, 'grecaptcha');
  if (!isGrecaptcha(provider)) throw new BotCheckError('bot-blocked');
  return new Promise((resolve) => provider.ready(() => resolve(provider)));
}

async function execute(provider: Grecaptcha, siteKey: string, action: string): Promise<unknown> {
  try {
    return await provider.execute(siteKey, { action });
  } catch (cause) {
    throw new BotCheckError('bot-refused', { cause });
  }
}

/** A page can have anything under a global name, an image for one. */
function isGrecaptcha(value: unknown): value is Grecaptcha {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'ready') === 'function' &&
    typeof Reflect.get(value, 'execute') === 'function'
  );
}

async function within<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BotCheckError('bot-timeout')), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The hidden input that takes the bot check's token, by its id and under whatever name the server gave it. */
export function tokenInputOf({ element: form, formId }: ServerForm): HTMLInputElement | null {
  const inputs = findInForm<HTMLInputElement>(form, 'input[type="hidden"]');
  return inputs.find((input) => input.getAttribute('id') === tokenIdOf(formId)) ?? null;
}
