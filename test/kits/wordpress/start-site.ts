import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesOfKit } from '../../../scripts/release/kit.js';
import { type Files, zip } from '../../../scripts/release/zip.js';
import { startWordPress } from '../../any-server/wordpress/wordpress.js';
import { getModernWordPress } from './get-wordpress.js';
import { blockPage, shortcodePage } from './pages.js';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, 'site');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The systems of the proof: the oldest one, and one with script modules and a theme of blocks. */
export const wordPresses = {
  'WordPress 6.1 with a classic theme': () => ({}),
  'WordPress 6.5 with a theme of blocks': () => ({
    program: getModernWordPress(),
    theme: 'twentytwentyfour',
  }),
} as const;

export const password = 'only for a test on this machine';

/** Settings that change most. */
const everything = {
  banner: '1',
  comments: '1',
  gallery: '1',
  policy: 'enforce',
  policy_href: '/cookies',
  categories: ['preferences', 'statistics'],
  revision: '2',
  days: '300',
};

/** Returns the files of the plugin, as its archive has them. */
export function pluginFiles(): Files {
  return filesOfKit('wordpress', { root, version, date: '2026-11-28' });
}

/** Returns the path of the plugin's archive, and a function that removes it. */
export function writeArchive(files = pluginFiles()): { path: string; remove(): void } {
  const out = mkdtempSync(join(tmpdir(), 'rs-suite-kit-'));
  const path = join(out, 'rs-suite.zip');
  writeFileSync(path, zip(files));
  return { path, remove: () => rmSync(out, { recursive: true }) };
}

/** Writes files below a folder. */
export function writeFiles(target: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
}

/** Starts a new WordPress without the plugin, with a script of the site that reads the visitor's answer in PHP. */
export async function startSite(name: keyof typeof wordPresses) {
  const plugins = [join(folder, 'probe.php'), join(folder, 'consent-api.js')];
  const wordpress = await startWordPress(undefined, { ...wordPresses[name](), plugins });
  const runPhp = (script: string, variables: Readonly<Record<string, string>> = {}) =>
    wordpress.runScript(join(folder, script), {
      HTTP_HOST: new URL(wordpress.address).host,
      ...variables,
    });
  /** Stores pages as an editor, by their titles, and returns their ids. */
  const storeAll = async (pages: Readonly<Record<string, string>>) => {
    const ids = JSON.parse(await runPhp('pages.php', { RS_PAGES: JSON.stringify(pages) })) as object;
    return Object.values(ids).map(String);
  };
  return {
    ...wordpress,
    runPhp,
    /** Stores the two pages with all tags, and returns their addresses. */
    async storePages(): Promise<readonly string[]> {
      const ids = await storeAll({ Blocks: blockPage(), Shortcodes: shortcodePage() });
      return ids.map((id) => `${wordpress.address}/?page_id=${id}`);
    },
    /** Stores a page, and returns its id. */
    async storePage(title: string, content: string): Promise<string> {
      return (await storeAll({ [title]: content }))[0] ?? '';
    },
    /** Stores settings beside those that change most. */
    async store(settings: object = {}): Promise<void> {
      await runPhp('settings.php', { RS_SETTINGS: JSON.stringify({ ...everything, ...settings }) });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Returns the hashes of inline scripts that a theme prints without the functions of WordPress, so without a nonce. */
export function hashesOf(html: string): readonly string[] {
  return [
    ...html.matchAll(
      /<script(?![^>]*\b(?:nonce|src|data-revision)=|[^>]*application\/)[^>]*>([^]*?)<\/script>/g,
    ),
  ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
