/** Calls a function with each warning and error that the page writes into the console. */
export function watchConsole(onLine: (line: string) => void): void {
  for (const level of ['warn', 'error'] as const) {
    const { console } = globalThis;
    const write = console[level].bind(console);
    console[level] = (...parts: readonly unknown[]) => {
      write(...parts);
      onLine(parts.map(textOf).filter(Boolean).join(' '));
    };
  }
}

/** Returns a part of a line as text; an element or another object is left out. */
function textOf(part: unknown): string {
  if (part instanceof Error) return String(part);
  return typeof part === 'object' ? '' : String(part);
}
