/** Checks of PHP files by programs: their syntax, and the coding standard of a kit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Returns the complaints of `php -l` about files, '' without any. */
export function syntaxErrors(paths: readonly string[]): string {
  return paths.map((path) => run('php', ['-l', path])).join('');
}

/** Returns the complaints of PHP_CodeSniffer about a folder or a file of a kit, '' without any. */
export function styleErrors(kit: 'joomla' | 'wordpress', path = join(root, 'kits', kit)): string {
  const standard = join(root, 'scripts', 'check', `php-${kit}.xml`);
  return run('phpcs', [`--standard=${standard}`, '--report=emacs', '-s', '-q', path]);
}

function run(program: string, options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, options, { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}
