import type { FormHost } from '../form/rs-form.session.js';

/** The part that tells of parts that do not come. It comes while all is well, so that it is there then. */
export const importWait = () => import('./wait.js');

/** What is said, in each language of the suite, where even the words for it did not come. */
const lastWords = 'Recarga la página · Reload the page';

/** Says that something is missing where no part can be counted on, and shows the author's other way to write. */
export function sayLastWords(shell: FormHost): void {
  const { shadowRoot } = shell;
  const line = shadowRoot?.querySelector('.notice');
  line?.replaceChildren(lastWords);
  shell.announce(lastWords, 'assertive');
  for (const hidden of shadowRoot?.querySelectorAll<HTMLElement>('[hidden]') ?? []) hidden.hidden = false;
}
