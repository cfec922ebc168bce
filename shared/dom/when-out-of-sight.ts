/**
 * Runs a task once, when nothing of an element is in the window. An element that is not rendered is out of sight.
 *
 * @returns A function that cancels the task.
 */
export function whenOutOfSight(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
