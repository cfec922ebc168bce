import { loadScript } from '../../../../shared/trust/load-script.js';
import { allowScriptHost } from '../../../../shared/trust/trusted-script-url.js';
import { BotCheckError, retryable } from '../bot-check.dom.js';
import { pageScriptsRan, providerAt } from '../page-script.dom.js';
import { document } from '../../../../shared/dom/unclobbered.js';
import type { WidgetApi } from './widget-box.dom.js';
import { friendlyApi } from './friendly-api.dom.js';
import type { WidgetTraits } from './widget-providers.model.js';

/** A provider's script is one for all forms of a page, in the language of the first one that asks. */
const loads = new Map<string, () => Promise<WidgetApi>>();
let asked = 0;

export type WidgetScript = Pick<WidgetTraits, 'scriptUrl' | 'pageScript' | 'globalName' | 'callsBack'>;

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
  { scriptUrl, pageScript, globalName, callsBack }: WidgetScript,
  language: string,
): Promise<WidgetApi> {
  const apiOfPage = () =>
    callsBack ? providerAt<WidgetApi>(globalName, ['render', 'reset']) : friendlyApi(globalName);
  const isOfPage = await pageScriptsRan(({ src }) => pageScript.test(src));
  const known = isOfPage ? apiOfPage() : null;
  if (known) return known;
  asked += 1;
  const ready = `rsSuiteBotCheck${asked}`;
  const isReady = new Promise<void>((resolve) => Reflect.set(window, ready, () => resolve()));
  try {
    allowScriptHost(scriptUrl);
    await loadScript(callsBack ? addressOf(scriptUrl, ready, language) : scriptUrl);
  } catch (cause) {
    throw new BotCheckError('bot-blocked', { cause });
  }
  if (callsBack) await isReady;
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
