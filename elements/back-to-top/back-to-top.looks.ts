import { joinFloatingStack } from '../../shared/dom/floating-stack.js';
import { dressLink } from '../../shared/element/dress-link.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { floatingStyles } from '../../shared/styles/floating.styles.js';
import type { BackToTopElement } from './back-to-top.shell.js';
import { backToTopStyles } from './back-to-top.styles.js';

/** Above the messaging link, which is always in sight. */
const slot = 1;

/** Lets the link float and hide, and paints what is not there. Returns the way to put it back into the page. */
export function startLooks(shell: BackToTopElement): () => void {
  const undress = dressLink(shell, {
    icon: shell.icon,
    loadView: () => import('./views/back-to-top.view.js'),
  });
  shell.adoptChrome([baseStyles, floatingStyles, backToTopStyles]);
  const leave = joinFloatingStack(shell, slot);
  return () => {
    undress();
    leave();
    shell.adoptChrome([]);
  };
}
