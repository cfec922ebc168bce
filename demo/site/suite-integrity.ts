import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the integrity of a file of the suite; '' without one. */
export type IntegrityOf = (file: string) => string;

/** Reads the integrities in `sri.json` for each page, because a new build changes them. */
export function readIntegrity(assetsDir: string): IntegrityOf {
  const path = join(assetsDir, 'sri.json');
  // Missing if the suite is served from its sources.
  if (!existsSync(path)) return () => '';
  const { integrity } = JSON.parse(readFileSync(path, 'utf8')) as { readonly integrity: object };
  const hashes = new Map<string, unknown>(Object.entries(integrity));

  return (file) => {
    const hash = hashes.get(file);
    return typeof hash === 'string' ? hash : '';
  };
}
