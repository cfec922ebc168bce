import { loadScript } from '../../../../shared/trust/load-script.js';
import { allowScriptHost } from '../../../../shared/trust/trusted-script-url.js';
import { BotCheckError, retryable } from '../bot-check.dom.js';
import { pageScriptsRan, providerAt } from '../page-script.dom.js';
import { document } from '../../../../shared/dom/unclobbered.js';
import type { WidgetTraits } from './widget-providers.model.js';

/** Options of one box. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly action?: string | undefined;
  callback(token: unknown): void;
  'expired-callback'(): void;
  'error-callback'(): void;
  'timeout-callback'(): void;
  /** The visitor has something to do: Turnstile wants a tick, hCaptcha shows its pictures. */
  'before-interactive-callback'(): void;
  'after-interactive-callback'(): void;
  'open-callback'(): void;
  'close-callback'(): void;
}

/** The script interface that reCAPTCHA v2, hCaptcha and Turnstile have in common. */
export interface WidgetApi {
  render(place: HTMLElement, options: WidgetOptions): unknown;
  reset(id: unknown): void;
  execute?(id: unknown): unknown;
  remove?(id: unknown): void;
}

/** A provider's script is one for all forms of a page, in the language of the first one that asks. */
const loads = new Map<string, () => Promise<WidgetApi>>();
let asked = 0;

export type WidgetScript = Pick<WidgetTraits, 'scriptUrl' | 'pageScript' | 'globalName'>;

/** Loads a provider's script, and settles when that calls back. Retries after a failed load at the next call. */
export function loadWidgetApi(script: WidgetScript, language: string): Promise<WidgetApi> {
  const loadOnce = loads.get(script.scriptUrl) ?? retryable(() => load(script, language));
  loads.set(script.scriptUrl, loadOnce);
  return loadOnce();
}

/** A failure later than the anchor's time-out leaves nothing behind that the next attempt would wait for. */
export function forgetWidgetApi(scriptUrl: string): void {
  loads.delete(scriptUrl);
}

async function load(
  { scriptUrl, pageScript, globalName }: WidgetScript,
  language: string,
): Promise<WidgetApi> {
  const apiOfPage = () => providerAt<WidgetApi>(globalName, ['render', 'reset']);
  const isOfPage = await pageScriptsRan(({ src }) => pageScript.test(src));
  const known = isOfPage ? apiOfPage() : null;
  if (known) return known;
  asked += 1;
  const ready = `rsSuiteBotCheck${asked}`;
  const isReady = new Promise<void>((resolve) => Reflect.set(window, ready, () => resolve()));
  try {
    allowScriptHost(scriptUrl);
    await loadScript(addressOf(scriptUrl, ready, language));
  } catch (cause) {
    throw new BotCheckError('bot-blocked', { cause });
  }
  await isReady;
  Reflect.deleteProperty(window, ready);
  const api = apiOfPage();
  if (!api) throw new BotCheckError('bot-blocked');
  return api;
}

function addressOf(scriptUrl: string, ready: string, language: string): string {
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('onload', ready);
  if (language !== '') url.searchParams.set('hl', language);
  return url.href;
}

/**
 * Returns true if reCAPTCHA shows its pictures, which no callback reports: in a frame that is far above the page
 * otherwise.
 */
export function isShowingPictures(): boolean {
  const frames = document.querySelectorAll('iframe[src*="/recaptcha/"][src*="/bframe"]');
  return [...frames].some(
    (frame) =>
      frame.checkVisibility({ visibilityProperty: true }) && frame.getBoundingClientRect().bottom > 0,
  );
}
