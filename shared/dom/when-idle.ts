/** How long a task waits for the browser to be idle, and how long where a browser cannot tell (Safari). */
export const idleLimits = Object.freeze({ longestMs: 500, blindMs: 50 });

/** Runs a task after what the browser has to do now; returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, idleLimits.blindMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: idleLimits.longestMs });
  return () => cancelIdleCallback(handle);
}
