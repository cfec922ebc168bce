/**
 * `npm run any-server`: installs what the servers of other systems need, and starts them with the suite around their forms.
 * Words after `--` name systems; without a word all of them start. They end with this command, or after an hour.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { type AnyServer, systems, type System } from './any-server.js';
import { suiteAround } from './suite-around.js';

type Name = keyof typeof systems;

const isName = (word: string): word is Name => Object.hasOwn(systems, word);
const words = process.argv.slice(2);
const unknown = words.find((word) => !isName(word));
if (unknown !== undefined) {
  throw new Error(`found ${unknown}, expected one of ${Object.keys(systems).join(', ')}`);
}
const names = words.length > 0 ? words.filter(isName) : Object.keys(systems).filter(isName);

/** Installs the packages of a system, as the superuser or by sudo. */
function install({ packages }: System): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync(program, rest, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} has failed`);
  }
}

for (const name of names) if (systems[name].missing() !== undefined) install(systems[name]);
const root = join(import.meta.dirname, '..', '..');
const suite = await prepareSuite('dist');
if (suite === null) throw new Error('The suite could not be built');
const servers: AnyServer[] = [];
for (const name of names) {
  const server = await systems[name].start(suiteAround(name, resolve(root, suite)));
  servers.push(server);
  for (const { formUrl } of [server, server.registration ?? []].flat()) console.log(`${name}: ${formUrl}`);
}
console.log('Ctrl+C ends them.');
const stop = () => void Promise.all(servers.map((server) => server.stop()));
process.once('SIGINT', stop).once('SIGTERM', stop);
