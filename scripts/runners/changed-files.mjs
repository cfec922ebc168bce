/** Files that have changed since a commit, by git. */
import { spawnSync } from 'node:child_process';
import { missingText } from '../../test/programs.mjs';

/**
 * Returns the files that differ from where this branch left `base`, committed or not. The default is the branch that
 * this one tracks, otherwise `main`.
 */
export function changedFiles(root, base) {
  const git = (...args) => {
    const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (error) throw new Error(`npm run test:changed: ${missingText('git')}`);
    return { isFine: status === 0, lines: (stdout ?? '').split('\0').filter(Boolean), reason: stderr };
  };
  const known = [base, '@{upstream}', 'origin/main', 'main']
    .slice(base ? 0 : 1, base ? 1 : undefined)
    .find((name) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).isFine);
  if (!known) throw new Error(`npm run test:changed: git knows no ${base ?? 'main'} to compare with`);

  const since = git('merge-base', known, 'HEAD').lines[0]?.trim() ?? known;
  const changes = git('diff', '--name-only', '--no-renames', '-z', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  const failed = [changes, added].find(({ isFine }) => !isFine);
  if (failed) throw new Error(`npm run test:changed: ${failed.reason}`);
  return [...changes.lines, ...added.lines];
}
