/** What begins an interaction. Tab looks for something, the pause button included. */
const types = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells when the visitor does something in the viewer other than with the pause button; until the signal. */
export function listenToTouched(dialog: HTMLElement, touched: () => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key)) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest('[part="pause"]')) return;
    touched();
  };
  for (const type of types) dialog.addEventListener(type, hear, { signal, passive: true });
}
