/** Bundles of the suite in the pages of the bench: one for each tag, with its English texts, as `rs-suite bundle` makes it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../scripts/command.mjs';

const root = join(import.meta.dirname, '..', '..');

/** Folder of the bundles, which the server of the bench has under `/bundles/`. */
export const bundlesFolder = join(root, '.cache', 'bench-bundles');

const tags = ['rs-form', 'media-box', 'cookie-consent'];
const pathOf = (tag: string, isCompact: boolean) => `${isCompact ? 'compact-' : ''}${tag}`;
const reportOf = (path: string) => join(bundlesFolder, path, 'report.json');

interface Report {
  readonly script: string;
  readonly preloads: readonly string[];
}

/**
 * Writes the bundles of the built suite.
 *
 * @throws {CommandError} If a bundle cannot be made.
 */
export function bundleSuite(): void {
  rmSync(bundlesFolder, { recursive: true, force: true });
  for (const tag of tags)
    for (const isCompact of [false, true]) {
      const path = pathOf(tag, isCompact);
      const build = isCompact ? ['--compact'] : [];
      const places = ['--out', join(bundlesFolder, path), '--base', `/bundles/${path}/`];
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['cli/rs-suite.mjs', 'bundle', '--tags', tag, '--lang', 'en', '--json', ...build, ...places],
        { cwd: root, encoding: 'utf8' },
      );
      if (status !== 0) throw new CommandError(`rs-suite bundle --tags ${tag}: ${stderr}`);
      writeFileSync(reportOf(path), stdout);
    }
}

/** Returns the lines of a page that load the bundle of a tag; '' before the bundles are made. */
export function bundleLines(tag: string, isCompact: boolean): string {
  const report = reportOf(pathOf(tag, isCompact));
  if (!existsSync(report)) return '';
  const { script, preloads } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const lines = preloads.map((file) => `<link rel="modulepreload" href="${file}">`);
  return `${lines.join('')}<script type="module" src="${script}"></script>`;
}
