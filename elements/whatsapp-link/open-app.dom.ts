import { browserClock, type Clock } from '../../shared/dom/clock.js';
import { isMobile } from './device.model.js';
import type { LinkAddresses } from './link.model.js';

/** How long the app has to answer before the web address is opened instead. */
const appTimeoutMs = 2000;

/** Opens the app, or the web where no app answers. */
export interface AppOpener {
  open(addresses: LinkAddresses): void;
  stop(): void;
}

interface ClientHints {
  readonly mobile?: boolean;
  readonly platform?: string;
}

/** Whether the app can be expected on the device that a browser says it runs on. */
export function expectsApp(navigator: Navigator): boolean {
  const hints = Reflect.get(navigator, 'userAgentData') as ClientHints | undefined;
  return isMobile({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isMobile: hints?.mobile,
    platform: hints?.platform,
  });
}

/**
 * A device without the app ignores its scheme and tells nobody. An app that answers covers the page: a page that is
 * still in sight after a while goes to the web address.
 */
export function createAppOpener(root: ShadowRoot, clock: Clock = browserClock): AppOpener {
  const document = root.ownerDocument;
  const window = document.defaultView as Window;
  let callOff = (): void => {};

  function stop(): void {
    callOff();
    document.removeEventListener('visibilitychange', stop);
    window.removeEventListener('pagehide', stop);
  }

  return {
    open({ app, web }) {
      stop();
      follow(root, app);
      document.addEventListener('visibilitychange', stop);
      window.addEventListener('pagehide', stop);
      callOff = clock.after(appTimeoutMs, () => {
        stop();
        if (document.visibilityState === 'visible') follow(root, web);
      });
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
