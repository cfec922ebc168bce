/**
 * `npm run release`: writes all that a release publishes into `release/`, from one build: the npm package, the files of
 * pages, a kit for each content management system, the update stream of Joomla, their checksums, and the notes. The same
 * commit gives the same bytes.
 * `-- --kit SYSTEM --out FOLDER` writes the files of one kit into a folder instead.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareSuite } from '../build/prepare.mjs';
import { CommandError, runCommand } from '../command.mjs';
import { filesOfKit, type Release, suiteFiles, type System, systems } from './kit.js';
import { updateStream } from './update-stream.js';
import { type Files, within, zip } from './zip.js';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { kit: { type: 'string' }, out: { type: 'string' } } });

await runCommand('release', async () => {
  const { kit, out = 'release' } = values;
  const system = systems.find((name) => name === kit);
  if (kit !== undefined && !system)
    throw new CommandError(`expected --kit ${systems.join(' or ')}, found ${kit}`);
  if (!(await prepareSuite('dist'))) throw new CommandError('the build failed');
  const release = readRelease();
  if (system) writeFiles(out, filesOfKit(system, release));
  else writeRelease(out, release);
});

function readRelease(): Release {
  return { root, version: readProject().version, date: dayOfCommit() };
}

function readProject(): { readonly version: string; readonly homepage: string } {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ReturnType<typeof readProject>;
}

function dayOfCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cs'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new CommandError('expected a checkout of git, whose last commit has the day of the release');
  }
}

function writeRelease(folder: string, release: Release): void {
  const { version } = release;
  const kits = new Map(
    systems.map((system) => [nameOfKit(system, version), zip(filesOfKit(system, release))]),
  );
  const files = new Map<string, Uint8Array>([
    ...pack(),
    [`rs-suite-${version}.zip`, zip(within(`rs-suite-${version}`, suiteFiles(root)))],
    ...kits,
    ['pkg_rs_suite.xml', Buffer.from(streamOf(release, kits))],
    ['NOTES.md', Buffer.from(notesOf(version))],
  ]);
  const sums = [...files].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`);
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, new Map([...files, ['SHA256SUMS', Buffer.from(sums.join(''))]]));
  console.log([...files.keys(), 'SHA256SUMS'].map((name) => join(folder, name)).join('\n'));
}

/** Returns the name of a kit’s archive. The folder in it has no version, so an update replaces it. */
function nameOfKit(system: System, version: string): string {
  return system === 'joomla' ? `pkg_rs_suite-${version}.zip` : `rs-suite-wordpress-${version}.zip`;
}

/** Returns the update stream of the kit for Joomla. */
function streamOf({ version }: Release, kits: Files): string {
  const archive = nameOfKit('joomla', version);
  const { homepage } = readProject();
  const manifest = readFileSync(join(root, 'kits', 'joomla', 'pkg_rs_suite.xml'), 'utf8');
  return updateStream({
    manifest,
    version,
    archive,
    sha256: sha256(kits.get(archive) ?? Buffer.from('')),
    homepage,
  });
}

/** Returns the package of npm, whose archives have no times. */
function pack(): Files {
  const npm = ['pack', '--json', '--ignore-scripts', '--pack-destination', '.cache'];
  const output = execFileSync('npm', npm, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  const file = join(root, '.cache', filename);
  const bytes = readFileSync(file);
  rmSync(file);
  return new Map([[filename, bytes]]);
}

/** Returns the entry of a version in the changelog, without its heading. */
function notesOf(version: string): string {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const entry = changelog.split(/^## /m).find((part) => part.startsWith(`${version}\n`));
  if (entry === undefined) throw new CommandError(`expected an entry "## ${version}" in CHANGELOG.md`);
  return `# rs-suite ${version}\n${entry.slice(version.length + 1).trimEnd()}\n`;
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
