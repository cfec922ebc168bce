import { reportedTexts } from '../../shared/element/report.js';

/** What the page wrote to the console meanwhile, instead of the real one. */
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

/** Runs the task and answers what it wrote as errors. */
export async function errorsDuring(task: () => unknown): Promise<string[]> {
  const record = recordConsole();
  try {
    await task();
    return record.errors;
  } finally {
    record.stop();
  }
}
