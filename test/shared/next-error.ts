import { told as toldMistakes } from '../../shared/element/report.js';

/** The next error on the console, once it is there; it does not reach the real console. */
export async function nextError(task: () => unknown): Promise<string> {
  const { error } = console;
  // Tests of one file share a page.
  toldMistakes.clear();
  const told = new Promise<string>((resolve) => {
    console.error = (...parts: unknown[]) => resolve(parts.map(String).join(' '));
  });
  try {
    await task();
    return await told;
  } finally {
    console.error = error;
  }
}
