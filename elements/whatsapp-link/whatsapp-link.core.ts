import { lazily } from '../../shared/element/lazily.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { listenToClicks, type Press } from './adapters/listen-clicks.js';
import type { AppOpener } from './adapters/open-app.js';
import { readDevice } from './adapters/read-device.js';
import { isMobile } from './engine/is-mobile.js';
import { WhatsappLinkFollowedEvent } from './whatsapp-link.events.js';
import type { LinkSession } from './whatsapp-link.session.js';
import type { WhatsappLinkElement } from './whatsapp-link.shell.js';

/** Follows the link into the app where one can be expected. What writes its address comes with the session. */
export function startCore(shell: WhatsappLinkElement): ShellCore {
  let session: LinkSession | undefined;
  let app: AppOpener | undefined;

  async function startSession(): Promise<() => void> {
    session = (await import('./whatsapp-link.session.js')).startSession(shell);
    return session.stop;
  }

  /** Until this is there, the web address is followed, which works everywhere. */
  async function startApp(): Promise<() => void> {
    app = (await import('./adapters/open-app.js')).createAppOpener(shell.shadowRoot as ShadowRoot);
    return app.stop;
  }

  function follow(press: Press): void {
    if (session?.isOurs(press.link) === false) return;
    const addresses = session?.addresses();
    if (app && addresses && press.isPlain) {
      press.take();
      app.open(addresses);
    }
    shell.dispatchEvent(new WhatsappLinkFollowedEvent());
  }

  const stops = [listenToClicks(shell, follow), lazily(shell, 'session', startSession)];
  if (isMobile(readDevice(navigator))) stops.push(lazily(shell, 'app', startApp));

  return {
    optionChanged: (name) => session?.optionChanged(name),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
