/** How long a window must have kept its size before we look at it (specification 9). */
const resizeDelayMs = 300;

/** Tells when the window has another size, or was turned, once it stays so; until the signal. */
export function listenToWindow(window: Window, resized: () => void, signal: AbortSignal): void {
  let timer = 0;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(resized, resizeDelayMs);
  };
  window.addEventListener('resize', later, { signal });
  window.screen.orientation?.addEventListener('change', later, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true });
}
