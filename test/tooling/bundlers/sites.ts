/** Small sites with the packed package, each built by the tools of its framework. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build as buildWithVite, type PluginOption } from 'vite';
import webpack from 'webpack';
import { filesIn } from '../../../scripts/entries.mjs';
import { everyTag } from './every-tag.js';

const root = join(import.meta.dirname, '..', '..', '..');

/** A site: its files by their paths, and its build, which resolves with the folder to serve. */
export interface Site {
  readonly files: Readonly<Record<string, string>>;
  readonly build: (folder: string) => Promise<string>;
  /** Policy that the server sends. */
  readonly policy?: string;
  /** State of the site's own code once every tag was used: selector, attribute or '' for the text, value. */
  readonly shows?: readonly [selector: string, attribute: string, value: string];
}

const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Site</title>${head}</head><body>${body}</body></html>`;

const app = (script: string) =>
  document(`<div id="app"></div><script type="module" src="${script}"></script>`);

/** Reads a site that the documentation shows, and adds every tag at the end of its `<main>`. */
function start(name: string): Readonly<Record<string, string>> {
  const folder = join(root, 'docs/examples/starts', name);
  return Object.fromEntries(
    filesIn(folder).map((file) => [
      relative(folder, file).replaceAll('\\', '/'),
      readFileSync(file, 'utf8').replace('</main>', `${everyTag}</main>`),
    ]),
  );
}

/** Builds with the site's own configuration, if it has one. */
async function vite(folder: string, ...plugins: readonly PluginOption[]): Promise<string> {
  const config = join(folder, 'vite.config.mjs');
  const configFile = existsSync(config) && config;
  await buildWithVite({ root: folder, configFile, logLevel: 'silent', plugins: [...plugins] });
  return join(folder, 'dist');
}

async function webpackInto(folder: string): Promise<string> {
  const { default: own } = (await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href)) as {
    readonly default: webpack.Configuration;
  };
  // The package is minified. Terser would take most of the time of this test.
  const options = { ...own, context: folder, optimization: { minimize: false } };
  return new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) reject(failure);
      else resolve(folder);
    });
  });
}

async function esbuildInto(folder: string): Promise<string> {
  await run(process.execPath, ['build.mjs'], folder);
  return folder;
}

/** Runs a program in a folder. Rejects with its output if it fails. */
function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(program, args, { cwd, env, shell: process.platform === 'win32' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(Buffer.concat(output).toString())),
    );
  });
}

/**
 * Installs Astro from its lock file and builds. It is too large for the packages of the project: 120 MB for one test.
 * Its program refuses the oldest Node of the project, its function does not.
 */
async function astro(folder: string): Promise<string> {
  cpSync(join(root, 'test/tooling/fixtures/astro'), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder);
  symlinkSync(join(folder, '..', 'node_modules/rs-suite'), join(folder, 'node_modules/rs-suite'), 'junction');
  const program = "import { build } from 'astro'; await build({ logLevel: 'error' });";
  await run(process.execPath, ['--input-type=module', '--eval', program], folder);
  return join(folder, 'dist');
}

/** Serves the package as it is, with the integrity of every file that a page names. */
function plain(folder: string): Promise<string> {
  const files = join(folder, '..', 'node_modules/rs-suite/dist');
  const read = (name: string) => JSON.parse(readFileSync(join(files, name), 'utf8')) as unknown;
  const { integrity } = read('sri.json') as { readonly integrity: Readonly<Record<string, string>> };
  const lists = Object.entries(read('preload.json') as Readonly<Record<string, readonly string[]>>);
  const preloads = lists.flatMap(([name, files]) => (/^[a-z]+(?:-[a-z]+)+$/.test(name) ? files : []));
  const named = (file: string) => `="/media/rs-suite/${file}" integrity="${integrity[file] ?? ''}"`;
  const head = [...new Set(preloads)].map((file) => `<link rel="modulepreload" href${named(file)}>`);
  const script = `<script type="module" src${named('suite.js')}></script>`;
  writeFileSync(join(folder, 'index.html'), document(everyTag, `${head.join('\n')}\n${script}`));
  cpSync(files, join(folder, 'media/rs-suite'), { recursive: true });
  return Promise.resolve(folder);
}

/** Sites, by the tools that build them. */
export const sites: Readonly<Record<string, Site>> = {
  'Vite and TypeScript': {
    files: start('vite'),
    build: (folder) => vite(folder),
    shows: ['body', 'data-tab', '2'],
  },
  'React 19': {
    files: start('react'),
    build: (folder) => vite(folder),
    shows: ['output', '', 'Tab 2 of 2'],
  },
  'Vue 3': {
    files: start('vue'),
    build: (folder) => vite(folder),
    shows: ['output', '', 'Tab 2 of 2'],
  },
  'Svelte 5': {
    files: {
      'index.html': app('/main.ts'),
      'App.svelte': everyTag,
      'main.ts': `import { mount } from 'svelte';
import 'rs-suite';
import App from './App.svelte';
mount(App, { target: document.getElementById('app')! });`,
    },
    build: (folder) => vite(folder, svelte({ configFile: false, onwarn: () => undefined })),
  },
  Astro: {
    files: {
      'src/pages/index.astro': document(`${everyTag}<script>import 'rs-suite';</script>`),
    },
    build: astro,
  },
  webpack: { files: start('webpack'), build: webpackInto },
  esbuild: { files: { ...start('webpack'), ...start('esbuild') }, build: esbuildInto },
  'plain HTML, under a strict policy and with integrity': {
    files: {},
    build: plain,
    policy: `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self';
      form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types rs-suite`,
  },
};

/** Writes the files of a site into a folder of the project, and builds it. Resolves with the folder to serve. */
export function buildSite(project: string, name: string, { files, build }: Site): Promise<string> {
  const folder = join(project, name.replaceAll(/\W+/g, '-').toLowerCase());
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return build(folder);
}
