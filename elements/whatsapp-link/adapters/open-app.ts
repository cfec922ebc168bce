import { appPatienceMs } from '../contract/limits.js';
import type { LinkAddresses } from '../contract/state.js';

/** Opens the app, or the web where no app answers. */
export interface AppOpener {
  open(addresses: LinkAddresses): void;
  stop(): void;
}

/**
 * A device without the app ignores its scheme and tells nobody. An app that answers covers the page: a page that is
 * still in sight after a while goes to the web address.
 */
export function createAppOpener(root: ShadowRoot): AppOpener {
  const page = root.ownerDocument;
  const view = page.defaultView as Window;
  let waiting: number | undefined;

  function stop(): void {
    view.clearTimeout(waiting);
    page.removeEventListener('visibilitychange', stop);
    view.removeEventListener('pagehide', stop);
  }

  return {
    open({ app, web }) {
      stop();
      follow(root, app);
      page.addEventListener('visibilitychange', stop);
      view.addEventListener('pagehide', stop);
      waiting = view.setTimeout(() => {
        stop();
        if (page.visibilityState === 'visible') follow(root, web);
      }, appPatienceMs);
    },
    stop,
  };
}

/** By a link, because that leaves without saying where from. It is our own press, so it stays in our root. */
function follow(root: ShadowRoot, address: string): void {
  const link = root.ownerDocument.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.hidden = true;
  root.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
}
