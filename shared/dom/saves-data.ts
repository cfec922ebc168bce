import type { SafeDocument } from './unclobbered.js';

/** Returns true if the visitor's browser asks for less data (`Save-Data`). Only Chromium has the setting. */
export function savesData({ defaultView }: SafeDocument): boolean {
  const { connection } = (defaultView?.navigator ?? {}) as {
    readonly connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
