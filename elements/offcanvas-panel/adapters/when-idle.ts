/** Runs the task when the browser has time; where it cannot tell, in a while. */
export function whenIdle(view: Window, task: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in view) view.requestIdleCallback(task);
  else setTimeout(task, 200);
}
