import { ConfigError } from '../../shared/element/config-error.js';
import { lazily } from '../../shared/element/lazily.js';
import { createStore } from '../../shared/store/create-store.js';
import { takeServerLink } from './adapters/server-link.js';
import {
  initialLink,
  type LinkAction,
  type LinkAddresses,
  type LinkEffect,
  type LinkState,
  type LinkWish,
} from './contract/state.js';
import { stepLink } from './engine/step.js';
import { fillPlaceholders } from './engine/write-message.js';
import type { WhatsappLinkElement } from './whatsapp-link.shell.js';

/** What keeps a link's address right while its tag is in the document. */
export interface LinkSession {
  /** Where the link leads at this moment: a page may have changed its title or its address since. */
  addresses(): LinkAddresses | null;
  /** Whether a link is the one of this tag. */
  isOurs(link: HTMLAnchorElement): boolean;
  optionChanged(name: string): void;
  stop(): void;
}

/** Joins what the author says, what the server wrote, and what is painted where it wrote nothing. */
export function startSession(shell: WhatsappLinkElement): LinkSession {
  const page = shell.ownerDocument;
  const server = takeServerLink(shell);
  const store = createStore<LinkState, LinkAction, LinkEffect>({
    initial: initialLink,
    step: stepLink,
    run,
    onError: (error) => shell.report(error),
  });

  function run(effect: LinkEffect): void {
    switch (effect.type) {
      case 'write':
        return server.write(effect.addresses.web);
      case 'restore':
        return server.restore();
      case 'report':
        return shell.report(new ConfigError(shell, effect.fault.place, effect.fault.problem));
    }
  }

  function wish(): LinkWish {
    const { phone, text, country } = shell;
    // What the server has written is no template any more.
    const message = text ? fillPlaceholders(text, page.title, page.URL.replace(/#.*/s, '')) : server.text;
    return { phone: phone || server.phone, country, message, leadsThere: server.leadsThere && !phone };
  }

  function read(): LinkAddresses | null {
    store.send({ type: 'read', wish: wish() });
    return store.state.addresses;
  }

  function dress(): () => void {
    const { icon, isFloating } = shell;
    // An empty tag without a number shows nothing, rather than a link that leads nowhere.
    const isPlain = server.link ? !icon && !isFloating : !store.state.addresses && !shell.textContent.trim();
    if (isPlain) return () => {};
    return lazily(shell, 'looks', async () => (await import('./whatsapp-link.looks.js')).startLooks(shell));
  }

  shell.store = store;
  read();
  let undress = dress();

  return {
    addresses: read,
    isOurs: (link) => link === server.link || link.part.contains('link'),
    optionChanged(name) {
      const wasEmpty = !store.state.addresses;
      read();
      if (!wasEmpty && name !== 'icon' && name !== 'isFloating') return;
      undress();
      undress = dress();
    },
    stop() {
      undress();
      server.restore();
      shell.store = undefined;
    },
  };
}
