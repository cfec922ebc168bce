import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of a file of the suite, for the tag that names it; empty where there is none. */
export type IntegrityOf = (file: string) => string;

/** What the build says of its files in `sri.json`, read for each page: the next build has other hashes. */
export function readIntegrity(assetsDir: string): IntegrityOf {
  const path = join(assetsDir, 'sri.json');
  // The suite that is served from its sources has no such file.
  if (!existsSync(path)) return () => '';
  const { integrity } = JSON.parse(readFileSync(path, 'utf8')) as { readonly integrity: object };
  const hashes = new Map<string, unknown>(Object.entries(integrity));

  return (file) => {
    const hash = hashes.get(file);
    return typeof hash === 'string' ? hash : '';
  };
}
