import { trustedScriptUrl } from './trusted-script-url.js';

/** Starts a worker of the suite, from the folder of its modules. The address passes the Trusted Types policy. */
export function startWorker(url: string): Worker {
  // eslint-disable-next-line no-restricted-syntax -- the one place: the address has passed the policy
  return new Worker(trustedScriptUrl(url), { type: 'module' });
}
