/**
 * `npm run any-server`: installs what the servers of other systems need, and starts them with the suite around their forms.
 * Words after `--` name systems; without a word all of them start. They end with this command, or after an hour.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { missingText, type ProgramName, programs } from '../programs.mjs';
import { systems } from './any-server.js';
import type { AnyServer } from './served-form.js';
import { suiteAround } from './suite-around.js';

type Name = keyof typeof systems;

const isName = (word: string): word is Name => Object.hasOwn(systems, word);

/** Returns the systems that the command names. */
function namesOf(words: readonly string[]): readonly Name[] {
  const unknown = words.find((word) => !isName(word));
  if (unknown !== undefined)
    throw new CommandError(`found ${unknown}, expected one of ${Object.keys(systems).join(', ')}`);
  return words.length > 0 ? words.filter(isName) : Object.keys(systems).filter(isName);
}

/** Installs the packages of a program with apt-get, as the superuser or by sudo, if it is missing. */
function install(name: ProgramName): void {
  const { isInstalled, debian } = programs[name];
  if (isInstalled()) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-q', '--no-install-recommends', ...debian],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    const { status } = spawnSync(command, rest, { stdio: 'inherit', env });
    if (status !== 0) throw new CommandError(missingText(name));
  }
  if (!isInstalled()) throw new CommandError(missingText(name));
}

await runCommand('any-server', async () => {
  const names = namesOf(process.argv.slice(2));
  for (const { program } of names.map((name) => systems[name])) if (program !== undefined) install(program);
  const root = join(import.meta.dirname, '..', '..');
  const suite = await prepareSuite('dist');
  if (suite === null) throw new CommandError('the suite could not be built');
  const servers: AnyServer[] = [];
  for (const name of names) {
    const server = await systems[name].start(suiteAround(name, resolve(root, suite)));
    servers.push(server);
    for (const { formUrl } of [server, server.registration ?? [], server.guests ?? []].flat())
      console.log(`${name}: ${formUrl}`);
  }
  console.log('Ctrl+C ends them.');
  const stop = () => void Promise.all(servers.map((server) => server.stop()));
  process.once('SIGINT', stop).once('SIGTERM', stop);
});
