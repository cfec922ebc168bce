import { controlAt, isButton } from './find-controls.js';

/** Gives controls that are no buttons the keys of one: Enter and Space press them. */
export function listenToKeys(host: HTMLElement): () => void {
  const page = host.ownerDocument;
  const listener = (event: KeyboardEvent) => {
    const { target, key } = event;
    const isOurs = target instanceof HTMLElement && controlAt(target, host) === target && !isButton(target);
    if (!isOurs || event.defaultPrevented || event.repeat) return;
    // The browser follows a link at Enter by itself.
    if (key !== ' ' && (key !== 'Enter' || target.matches('a[href]'))) return;
    event.preventDefault();
    target.click();
  };
  page.addEventListener('keydown', listener);
  return () => page.removeEventListener('keydown', listener);
}
