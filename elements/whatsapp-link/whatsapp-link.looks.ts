import { joinFloatingStack } from '../../shared/dom/floating-stack.js';
import { dressLink } from '../../shared/element/dress-link.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { floatingStyles } from '../../shared/styles/floating.styles.js';
import type { WhatsappLinkElement } from './whatsapp-link.shell.js';
import { whatsappLinkStyles } from './whatsapp-link.styles.js';

/** The lowest, because it is always in sight and so always in the same place (WCAG 3.2.6). */
const slot = 0;

/** Lets the link float, and paints what is not there. Returns the way to put it back into the line. */
export function startLooks(shell: WhatsappLinkElement): () => void {
  const undress = dressLink(shell, {
    icon: shell.icon,
    loadView: () => import('./views/whatsapp-link.view.js'),
  });
  shell.adoptChrome([baseStyles, whatsappLinkStyles, floatingStyles]);
  const leave = shell.isFloating ? joinFloatingStack(shell, slot) : undefined;
  return () => {
    undress();
    leave?.();
    shell.adoptChrome([]);
  };
}
