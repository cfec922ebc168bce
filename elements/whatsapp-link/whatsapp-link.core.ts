import type { Clock } from '../../shared/dom/clock.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { decorateLink } from '../../shared/floating/decorate-link.js';
import { followLink } from '../../shared/element/follow-link.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { createStore } from '../../shared/store/create-store.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import {
  fillPlaceholders,
  initialLink,
  updateLink,
  type LinkAddresses,
  type LinkEffect,
  type LinkRequest,
} from './link.model.js';
import { createAppOpener, expectsApp, type AppOpener } from './open-app.dom.js';
import { listenToClicks, adoptServerLink, type Press, type ServerLink } from './server-link.dom.js';
import { WhatsappLinkFollowedEvent } from './whatsapp-link.events.js';
import type { WhatsappLinkHost } from './whatsapp-link.host.js';
import { whatsappLinkStyles } from './whatsapp-link.styles.js';

/**
 * Place in the floating stack: the lowest, because the link is always visible and so always in the same place (WCAG
 * 3.2.6).
 */
const floatingSlot = 0;

/**
 * Starts the core of a `<whatsapp-link>`: it keeps the link's address current, and opens the app where one is
 * expected.
 */
export function startCore(host: WhatsappLinkHost, clock?: Clock): ShellCore {
  return new WhatsappLinkCore(host, clock);
}

class WhatsappLinkCore implements ShellCore {
  readonly #host: WhatsappLinkHost;
  readonly #server: ServerLink;
  readonly #app: AppOpener | undefined;
  readonly #stops: readonly (() => void)[];
  readonly #store = createStore({
    initial: initialLink,
    step: updateLink,
    run: (effect: LinkEffect) => this.#run(effect),
    onError: (error) => this.#host.report(error),
  });
  #restoreLink: () => void;

  constructor(host: WhatsappLinkHost, clock?: Clock) {
    this.#host = host;
    this.#server = adoptServerLink(host);
    this.#read();
    this.#restoreLink = this.#decorate();
    if (expectsApp(navigator)) this.#app = createAppOpener(host.shadowRoot as ShadowRoot, clock);
    this.#stops = [listenToClicks(host, (press) => this.#follow(press)), followLink(host)];
  }

  optionChanged(name: string): void {
    const wasEmpty = !this.#store.state.addresses;
    this.#read();
    if (!wasEmpty && name !== 'icon' && name !== 'isFloating') return;
    this.#restoreLink();
    this.#restoreLink = this.#decorate();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#app?.stop();
    this.#restoreLink();
    this.#server.restore();
  }

  /** Reads the current address: the page may have changed its title or URL since. */
  #read(): LinkAddresses | null {
    this.#store.send(this.#request());
    return this.#store.state.addresses;
  }

  #request(): LinkRequest {
    const { phone, text, country } = this.#host;
    const document = documentOf(this.#host);
    const server = this.#server;
    // Placeholders are replaced in the author's text only.
    const message = text
      ? fillPlaceholders(text, document.title, document.URL.replace(/#.*/s, ''))
      : server.text;
    return { phone: phone || server.phone, country, message, leadsThere: server.leadsThere && !phone };
  }

  #run(effect: LinkEffect): void {
    switch (effect.type) {
      case 'write':
        return this.#server.write(effect.addresses.web);
      case 'restore':
        return this.#server.restore();
      case 'report': {
        const { place, problem, code } = effect.diagnostic;
        return this.#host.report(new ConfigError(this.#host, place, problem, code));
      }
    }
  }

  #follow({ link, isPlain, preventDefault }: Press): void {
    if (link !== this.#server.link && !link.part.contains('link')) return;
    const addresses = this.#read();
    if (this.#app && addresses && isPlain) {
      preventDefault();
      this.#app.open(addresses);
    }
    this.#host.dispatchEvent(new WhatsappLinkFollowedEvent());
  }

  /** Decorates a link that floats, has an icon or is painted by the view. A plain link in the text needs nothing. */
  #decorate(): () => void {
    const host = this.#host;
    // An empty tag without a number shows nothing, because its link would have no target.
    const showsNothing = !host.textContent.trim() && !this.#store.state.addresses;
    if (this.#server.link ? !host.icon && !host.isFloating : showsNothing) return () => {};
    return decorateLink(host, {
      icon: host.icon,
      styles: [whatsappLinkStyles],
      floatingSlot: host.isFloating ? floatingSlot : null,
      loadView: () => import('./whatsapp-link.view.js'),
      viewProps: () => ({ host, store: this.#store, icon: host.icon }),
    });
  }
}
