/** Pages that the PHP examples of the documentation print, installed as the documentation says. */
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillExample } from '../../../docs/build/included.mjs';
import { readText } from '../../../docs/build/sources.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const examples = join(root, 'docs', 'examples');
const run = promisify(execFile);

/** A page with the headers that the CMS sends. */
export interface CmsPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function php<Result>(script: string, ...args: readonly string[]): Promise<Result> {
  const { stdout } = await run('php', [join(import.meta.dirname, script), ...args]);
  return JSON.parse(stdout) as Result;
}

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-cms-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installs plugins of WordPress into one folder, with the suite, and returns a page of a block theme. */
export function printWordPress(
  ...plugins: readonly string[]
): Promise<CmsPage & { readonly allowed: readonly string[] }> {
  return printVersion(plugins);
}

/** Returns the same of a WordPress before 6.5, which has no function for modules. */
export function printOldWordPress(...plugins: readonly string[]): Promise<CmsPage> {
  return printVersion(plugins, { version: ['--before-6-5'] });
}

/** Returns the same of a site to which the folder of the suite was not copied. */
export function printWordPressWithoutSuite(...plugins: readonly string[]): Promise<CmsPage> {
  return printVersion(plugins, { hasSuite: false });
}

function printVersion(
  plugins: readonly string[],
  {
    version = [],
    hasSuite = true,
  }: { readonly version?: readonly string[]; readonly hasSuite?: boolean } = {},
): Promise<CmsPage & { readonly allowed: readonly string[] }> {
  return inFolder((folder) => {
    const plugin = join(folder, 'rs-suite');
    mkdirSync(plugin);
    if (hasSuite) symlinkSync(join(root, 'dist'), join(plugin, 'dist'), 'junction');
    const files = plugins.map((path) => path.split('/').at(-1) ?? '');
    for (const [index, path] of plugins.entries())
      copyFileSync(join(examples, path), join(plugin, files[index] ?? ''));
    return php('wordpress.php', plugin, ...files, ...version);
  });
}

/** Puts the files of the examples into a template of Joomla, and returns a page with the policy of the examples. */
export function printJoomla({ hasSuite = true } = {}): Promise<CmsPage> {
  return inFolder(async (folder) => {
    const template = join(folder, 'template');
    mkdirSync(join(folder, 'media'));
    if (hasSuite) symlinkSync(join(root, 'dist'), join(folder, 'media', 'rs-suite'), 'junction');
    for (const part of ['starts', 'consent'])
      cpSync(join(examples, part, 'joomla'), template, { recursive: true });
    copyFileSync(join(import.meta.dirname, 'cassiopeia.php'), join(template, 'index.php'));
    const { html } = await php<{ readonly html: string }>('joomla.php', folder, template);
    return { html, headers: { 'Content-Security-Policy': joomlaPolicy() } };
  });
}

/** Returns the scripts that a file of the examples adds to a page of Joomla. */
export async function printJoomlaScripts(file: string): Promise<string> {
  const { html } = await php<{ readonly html: string }>('joomla.php', root, join(examples, file));
  return html;
}

/** Returns what the plugin "HTTP Headers" sends: the directives of the example, with the nonce of the page. */
function joomlaPolicy(): string {
  const text = fillExample(readText('docs', 'examples', 'consent', 'joomla', 'policy.txt'));
  const directives = text.trim().split('\n');
  return directives
    .map((line) => line.replace(/^(?:script|style)-src /, (start) => `${start}'nonce-bm9uY2U' `))
    .join('; ');
}
