/** How long a task waits for the browser to be idle. */
const longestMs = 500;
/** How long where a browser cannot tell (Safari). */
const blindMs = 50;

/** Runs a task after what the browser has to do now; returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, blindMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
