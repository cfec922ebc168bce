import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const cache = join(import.meta.dirname, '../../../.cache');
/** Package with WordPress as released; its version, and that of WordPress. */
const builds = { name: '@wp-playground/wordpress-builds', version: '0.9.19', wordpress: '6.5' };

/** Returns the folder of a WordPress with script modules. The first call installs it from npm, with 120 MB. */
export function getModernWordPress(): string {
  const folder = join(cache, `wordpress-${builds.wordpress}`);
  if (existsSync(join(folder, 'wp-load.php'))) return folder;
  const project = join(cache, 'wordpress-builds');
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  const npm = ['install', '--silent', '--no-save', '--ignore-scripts', `${builds.name}@${builds.version}`];
  execFileSync('npm', npm, { cwd: project, shell: process.platform === 'win32' });
  const packed = join(project, 'node_modules', builds.name);
  const unpacked = `${folder}-${process.pid}`;
  const archive = readFileSync(join(packed, `src/wordpress/wp-${builds.wordpress}.zip`));
  for (const [path, bytes] of Object.entries(unzipSync(archive))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(unpacked, path)), { recursive: true });
    writeFileSync(join(unpacked, path), bytes);
  }
  // Scripts and style sheets are beside the archive.
  cpSync(join(packed, `public/wp-${builds.wordpress}`), unpacked, { recursive: true });
  renameSync(unpacked, folder);
  rmSync(project, { recursive: true });
  return folder;
}
