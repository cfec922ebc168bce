import { reportedTexts } from '../../shared/element/report.js';

/** Errors and warnings that the page wrote, instead of the real console. */
export interface ConsoleRecord {
  readonly errors: string[];
  readonly warnings: string[];
  stop(): void;
}

/** Records errors and warnings until stopped. */
export function recordConsole(): ConsoleRecord {
  const { error, warn } = console;
  // Tests of one file share a page.
  reportedTexts.clear();
  const errors: string[] = [];
  const warnings: string[] = [];
  console.error = (...parts: unknown[]) => errors.push(parts.map(String).join(' '));
  console.warn = (...parts: unknown[]) => warnings.push(parts.map(String).join(' '));
  return { errors, warnings, stop: () => Object.assign(console, { error, warn }) };
}

/** Runs the task and returns the errors that it wrote. */
export async function errorsDuring(task: () => unknown): Promise<string[]> {
  const record = recordConsole();
  try {
    await task();
    return record.errors;
  } finally {
    record.stop();
  }
}
