import { document } from '../dom/unclobbered.js';
import { suiteTrust } from './suite-policy.js';
import { trustedScriptUrl } from './trusted-script-url.js';

/**
 * Loads a classic script of a configured host, once a page. After a failure the next call retries.
 *
 * @throws TrustError if the host is not configured.
 * @throws Error if the script fails to load.
 */
export function loadScript(url: string): Promise<void> {
  const { scripts } = suiteTrust();
  const known = scripts.get(url);
  if (known) return known;

  const loading = appendScript(url);
  scripts.set(url, loading);
  loading.catch(() => scripts.delete(url));
  return loading;
}

async function appendScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptUrl(url);
  script.nonce = pageNonce();
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Error in file: ${url}. Error: the script did not load`));
    });
    document.head.append(script);
  });
}

/** Returns the page's nonce. A policy with nonces admits only scripts that carry one. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
