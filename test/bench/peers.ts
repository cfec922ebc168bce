/** The peers: a package of their own, installed when it is needed and bundled for production. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CommandError } from '../../scripts/command.mjs';

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'scripts', 'bench');
/** Folder of the installed package, which the tools of the project do not read. */
const installed = join(root, '.cache', 'bench');
const scripts = join(import.meta.dirname, 'candidates');

/** Installs the peers, unless these versions are installed. */
export function installPeers(): void {
  const files = ['package.json', 'package-lock.json'];
  const isSame = (file: string) =>
    existsSync(join(installed, file)) &&
    readFileSync(join(installed, file), 'utf8') === readFileSync(join(source, file), 'utf8');
  if (files.every(isSame) && existsSync(join(installed, 'node_modules', '.package-lock.json'))) return;
  mkdirSync(installed, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(installed, file));
  console.error('Installing the peers …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new CommandError('npm could not install the peers');
}

/** Returns the versions of the peers. */
export function peerVersions(): readonly string[] {
  const { devDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.entries(devDependencies).map(([name, version]) => `${name} ${version}`);
}

/** Finds the packages of the candidates' scripts among the peers: React too, so that there is one in a page. */
const peersOnly: Plugin = {
  name: 'peers-only',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) =>
      importer.startsWith(scripts) ? resolve(path, { kind, resolveDir: installed }) : undefined,
    );
  },
};

/** Bundles the scripts of the candidates with their style sheets. Returns the files by their names. */
export async function bundleCandidates(): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = readdirSync(scripts).filter((name) => extname(name) === '.mjs');
  return new Map((await Promise.all(entries.map(bundle))).flat());
}

/** Bundles one script. Candidates share no chunk, but what a script imports later is one. */
async function bundle(entry: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  const { outputFiles } = await build({
    entryPoints: [join(scripts, entry)],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: scripts,
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [peersOnly],
    logLevel: 'error',
  });
  return outputFiles.map(({ path, contents }) => [basename(path), contents] as const);
}
