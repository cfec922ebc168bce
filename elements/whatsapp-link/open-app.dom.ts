import { browserClock, type Clock } from '../../shared/dom/clock.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { isMobile } from './device.model.js';
import type { LinkAddresses } from './link.model.js';

/** Time in milliseconds that the app has to answer before the web address is opened. */
const appTimeoutMs = 2000;

/** Opens the app, or the web address if no app answers. */
export interface AppOpener {
  open(addresses: LinkAddresses): void;
  stop(): void;
}

interface ClientHints {
  readonly mobile?: boolean;
  readonly platform?: string;
}

/** Returns true if the app can be expected on the browser's device. */
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
 * Creates an opener of the app. A device without the app ignores its scheme without an event. An app that answers
 * hides the page, so a page that is still visible after two seconds opens the web address.
 */
export function createAppOpener(root: ShadowRoot, clock: Clock = browserClock): AppOpener {
  const document = documentOf(root);
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

/** Follows an address by a link with `noreferrer`. The click is dispatched inside the shadow root. */
function follow(root: ShadowRoot, address: string): void {
  const link = documentOf(root).createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  link.hidden = true;
  root.append(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  link.remove();
}
