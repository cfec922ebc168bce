import { trustedScriptUrl } from './trusted-script-url.js';

/** Starts a worker of the suite's own: from the folder of its modules, under whatever policy the page has. */
export function startWorker(url: string): Worker {
  // eslint-disable-next-line no-restricted-syntax -- the one place: the address has passed the policy
  return new Worker(trustedScriptUrl(url), { type: 'module' });
}
