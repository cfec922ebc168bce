import { reportedTexts } from '../../shared/element/report.js';

/** Settles with the next error on the console, which does not reach the real console. */
export async function nextError(task: () => unknown): Promise<string> {
  const { error } = console;
  // Tests of one file share a page.
  reportedTexts.clear();
  const printed = new Promise<string>((resolve) => {
    console.error = (...parts: unknown[]) => resolve(parts.map(String).join(' '));
  });
  try {
    await task();
    return await printed;
  } finally {
    console.error = error;
  }
}
