/** Longest wait for a frame, in milliseconds: a page that is not on show paints none. */
const longestMs = 100;

/**
 * Runs a task once, in a task of its own after the next frame was painted, at the latest after 100 ms.
 *
 * @example
 * dialog.showModal();
 * afterPaint(window, () => fillDialog());
 */
export function afterPaint(window: Window, task: () => void): void {
  const run = () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    task();
  };
  let timer = window.setTimeout(run, longestMs);
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer);
    // A callback of a frame runs before the frame is painted.
    timer = window.setTimeout(run);
  });
}
