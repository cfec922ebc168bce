import type { Goal, ViewerAction } from './viewer-state.model.js';

/** What has keys of its own: a player, a frame, a field. */
const ownKeys = 'video, audio, iframe, input, select, textarea, [contenteditable]';

/** Hears the keys that go from item to item, until the signal; Escape is the dialog's. */
export function listenToKeys(
  dialog: HTMLElement,
  send: (action: ViewerAction) => void,
  signal: AbortSignal,
): void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (event.defaultPrevented || isComposing || ctrlKey || metaKey || altKey || shiftKey) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(ownKeys)) return;
    const to = goalOf(key, dialog.matches(':dir(rtl)'));
    if (to === undefined) return;
    event.preventDefault();
    send({ type: 'went', to });
  };
  dialog.addEventListener('keydown', press, { signal });
}

/** The arrows point the way in which the page is read. */
function goalOf(key: string, isRightToLeft: boolean): Goal | undefined {
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? 'previous' : 'next';
    case 'ArrowLeft':
      return isRightToLeft ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
