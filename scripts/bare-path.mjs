/**
 * `npm run test:bare`: runs the tests that start programs as on a fresh machine: in a clone in a folder with a space and
 * an umlaut in its name, on a path without the programs that the README does not install. Fails if a test fails, or if
 * none is skipped. The last line is that of `npm test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { CommandError, runCommand } from './command.mjs';
import { root } from './run.mjs';
import { createImportGraph } from './runners/import-graph.mjs';
import { allTests } from './runners/select-tests.mjs';

/** Names of the programs that the path is without. */
const left = /^(?:php|python|pip|firefox|mariadb|mysql)/;
/** Output of a build and the note of its sources, which the clone uses if it has the same sources. */
const built = ['dist', '.cache/dist.built'];

/** Tests that take as long as the others together, and start Node and the browser alone: eight bundles, every late file. */
const longAlone = ['test/cli/bundle.test.ts', 'test/any-server/late-profiles.journey.test.ts'];

/**
 * Returns the tests of the commands and of other servers, and those of the documentation that start a program. The others
 * of the documentation would take minutes, and browser tests start nothing.
 */
function chooseTests(project) {
  const reachOf = createImportGraph(project);
  const startsProgram = (test) => reachOf(join(project, test)).has(join(project, 'test', 'needs.mjs'));
  return allTests(project)
    .filter((test) => !test.endsWith('.browser.test.ts') && !longAlone.includes(test))
    .filter(
      (test) =>
        /^test\/(?:any-server|cli)\//.test(test) || (test.startsWith('test/docs/') && startsProgram(test)),
    );
}

/** Makes a folder of links to all programs of the path, but those that are left out. */
function linkPrograms(folder) {
  mkdirSync(folder);
  for (const place of (process.env.PATH ?? '').split(delimiter).filter(existsSync))
    for (const name of readdirSync(place).filter((program) => !left.test(program)))
      if (!existsSync(join(folder, name))) linkProgram(join(place, name), join(folder, name));
}

function linkProgram(program, link) {
  // A link to nothing is in the path of some machines, several times.
  rmSync(link, { force: true });
  symlinkSync(program, link);
}

/** Repeats a folder of packages with links to its files, which takes a tenth of the time of a copy. */
function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(file, copy);
    else if (entry.isSymbolicLink()) cpSync(file, copy, { verbatimSymlinks: true });
    else linkFile(file, copy);
  }
}

function linkFile(file, copy) {
  // Npm's note is newer than the lock file, which the clone writes anew.
  if (basename(file) === '.package-lock.json') return copyFileSync(file, copy);
  try {
    linkSync(file, copy);
  } catch {
    // The temporary folder is on another file system.
    copyFileSync(file, copy);
  }
}

/** Clones the last commit, with the packages and the build of this checkout. */
function clone(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stderr } = git('clone', '--quiet', '.', folder);
  if (status !== 0) throw new CommandError(`git could not clone the checkout: ${stderr ?? 'it is missing'}`);
  if (git('status', '--porcelain').stdout !== '')
    console.log('Changes without a commit are not in the clone.');
  for (const packages of ['node_modules', 'docs/node_modules'].filter((name) => existsSync(join(root, name))))
    linkFiles(join(root, packages), join(folder, packages));
  for (const path of built.filter((name) => existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
}

/** Runs tests of a clone on a path. Returns true if none has failed and some were skipped. */
async function testClone(folder, path) {
  const args = ['test', '--silent', '--', ...chooseTests(folder)];
  // CI skips no test, and the path alone says which browsers there are.
  const env = { ...process.env, PATH: path, CI: '', FIREFOX_PATH: '' };
  const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
    process.stdout.write(part);
  });
  const [code] = await once(child, 'close');
  return code === 0 && /, 0 failed, \d+ skipped\n$/.test(output);
}

await runCommand('test:bare', async () => {
  const place = mkdtempSync(join(tmpdir(), 'rs suite ü '));
  const folder = join(place, 'clone ä');
  try {
    linkPrograms(join(place, 'bin'));
    clone(folder);
    if (!(await testClone(folder, join(place, 'bin')))) process.exitCode = 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
