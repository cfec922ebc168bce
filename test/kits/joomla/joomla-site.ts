/** A site of Joomla with the kit: its stand-ins run in PHP, on files that a test writes. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folder of the kit's sources. */
export const sources = join(import.meta.dirname, '..', '..', '..', 'kits', 'joomla');
/** Versions of Joomla, between which the stand-ins differ. */
export const versions = [4, 5, 6] as const;
export const version = '0.1.0';
/** Folder of the suite's files in a page. */
export const folder = `/media/rs_suite/${version}/`;
/** Inline stub of the site. */
export const stub = '(function(){"rs_consent"})();';

/** One request of a site. */
export interface Site {
  readonly joomla?: (typeof versions)[number];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly client?: 'site' | 'administrator';
  readonly type?: 'html' | 'error' | 'feed';
  readonly input?: Readonly<Record<string, string>>;
  readonly headers?: readonly Header[];
  /** True for a user who manages articles, false for one who does not; none for a guest. */
  readonly manager?: boolean;
  readonly language?: string;
  /** Folder of the site on its host. */
  readonly folder?: string;
  readonly nonce?: string;
  readonly component?: string;
  readonly modules?: readonly string[];
  /** Scripts of other extensions. */
  readonly scripts?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly body?: string;
}

interface Header {
  readonly name: string;
  readonly value: string;
}

/** A page as Joomla sends it. */
export interface Answer {
  readonly body: string;
  readonly headers: readonly Header[];
  readonly messages: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

const template =
  '<!doctype html><html lang="es"><head>{styles}{scripts}</head><body class="site">' +
  '{modules}<main>{component}</main></body></html>';

/** Files of the suite, of which a request reads the lists. */
const suiteFiles = new Map([
  ['suite.js', ''],
  ['compact/suite.js', ''],
  ['consent-stub.js', stub],
  ['themes/cassiopeia.css', ''],
  ['themes/cookie-consent/first-paint.css', ''],
  [
    'preload.json',
    JSON.stringify({
      'tab-set': ['chunks/runtime-1.js', 'chunks/tab-set-2.js'],
      'media-box': ['chunks/runtime-1.js', 'chunks/media-box-3.js'],
      'cookie-consent': ['chunks/runtime-1.js', 'chunks/cookie-consent-4.js'],
      en: ['chunks/en-5.js'],
    }),
  ],
  [
    'compact/preload.json',
    JSON.stringify({ 'tab-set': ['chunks/runtime-1.js', 'compact/chunks/tab-set-6.js'] }),
  ],
]);

const attribute = (name: string, type = 'string') => ({ name, type, description: '' });
const tags = [
  { tag: 'tab-set', attributes: [attribute('breakpoint'), attribute('activation', 'enum')] },
  {
    tag: 'media-box',
    attributes: [
      ...[attribute('group'), attribute('scope', 'enum'), attribute('without-overlay', 'boolean')],
      ...[attribute('privacy', 'enum'), attribute('locale')],
    ],
  },
  { tag: 'whatsapp-link', attributes: [attribute('phone'), attribute('text')] },
  { tag: 'back-to-top', attributes: [attribute('threshold', 'number')] },
  { tag: 'cookie-consent', attributes: [attribute('revision', 'number')] },
];

/**
 * Site with the kit installed, with files that are small stand-ins of the suite's, or those of a build. Call `remove` in the end.
 */
export class JoomlaSite {
  readonly root = mkdtempSync(join(tmpdir(), 'rs-suite-joomla-'));
  readonly kit = join(this.root, 'kit');

  constructor({
    dist = '',
    known = tags,
  }: { readonly dist?: string; readonly known?: readonly object[] } = {}) {
    cpSync(sources, this.kit, { recursive: true });
    for (const path of readdirSync(this.kit, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:php|xml|ini|js)$/.test(path)) replaceIn(join(this.kit, path));
    for (const plugin of [
      join(this.kit, 'plg_system_rs_suite'),
      join(this.root, 'plugins', 'system', 'rs_suite'),
    ])
      write(join(plugin, 'tags.json'), JSON.stringify({ version, tags: known }));
    const button = 'plg_editors-xtd_rs_suite';
    cpSync(join(this.kit, button, 'media'), join(this.root, 'media', button), { recursive: true });
    if (dist) {
      mkdirSync(join(this.root, 'media', 'rs_suite'), { recursive: true });
      symlinkSync(dist, join(this.root, 'media', 'rs_suite', version), 'junction');
    } else for (const [name, text] of suiteFiles) write(this.pathOf(name), text);
  }

  /** Returns the path of a file of the suite. */
  pathOf(name: string): string {
    return join(this.root, folder, name);
  }

  request(site: Site = {}): Answer {
    const [answer] = this.requestAll([site], site.joomla);
    if (!answer) throw new Error('No answer');
    return answer;
  }

  /** Sends several requests to one version of Joomla. */
  requestAll(sites: readonly Site[], joomla: Site['joomla'] = 5): readonly Answer[] {
    const { kit } = this;
    const requests = sites.map((site) => ({ params: {}, body: template, kit, ...site }));
    return this.run('request.php', { joomla, requests });
  }

  /** Runs a script of this folder, which reads JSON and prints JSON. */
  run<Result>(script: string, given: object): Result {
    const input = JSON.stringify({ root: this.root, kit: this.kit, ...given });
    const { stdout, stderr } = spawnSync('php', [join(import.meta.dirname, script)], {
      input,
      encoding: 'utf8',
    });
    try {
      return JSON.parse(stdout) as Result;
    } catch {
      throw new Error(stdout + stderr);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

function replaceIn(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('@version@', version));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
