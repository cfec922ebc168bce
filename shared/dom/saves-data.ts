import type { SafeDocument } from './unclobbered.js';

/** The Network Information API, which only Chromium has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns true if nothing should be fetched ahead: the visitor's browser asks for less data (`Save-Data`,
 * `prefers-reduced-data`), or the connection is as slow as 2G.
 */
export function savesData({ defaultView }: SafeDocument): boolean {
  const { connection } = (defaultView?.navigator ?? {}) as { readonly connection?: Connection };
  return (
    connection?.saveData === true ||
    ['slow-2g', '2g'].includes(connection?.effectiveType ?? '') ||
    (defaultView?.matchMedia('(prefers-reduced-data: reduce)').matches ?? false)
  );
}
