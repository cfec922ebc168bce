/** The kits: installable packages for content management systems, from `kits/<system>/` and the build. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfPages } from '../../cli/copy.mjs';
import { listTags, type Manifest } from './tag-list.js';
import { type Files, within, zip } from './zip.js';

/** Values of a release that its kits carry. */
export interface Release {
  /** Folder of the project. */
  readonly root: string;
  readonly version: string;
  /** Day of the commit, as `2026-11-28`. */
  readonly date: string;
}

export const systems = ['joomla', 'wordpress'] as const;
export type System = (typeof systems)[number];

/** Folder of the plugin of Joomla that has the suite's files; the others use them. */
const joomlaPlugin = 'plg_system_rs_suite';

/** Files that are copied with the version and the day in them. */
const isText = (path: string) => /\.(?:php|xml|txt|json|ini|js)$/.test(path);

/** Returns the files of a kit as its archive has them. */
export function filesOfKit(system: System, release: Release): Files {
  const sources = withVersion(filesIn(join(release.root, 'kits', system)), release);
  const suite = suiteFiles(release.root);
  const tags = new Map([['tags.json', tagList(release)]]);
  if (system === 'wordpress') {
    const plugin = new Map([...sources, ...tags, ...within(`suite-${release.version}`, suite)]);
    return within('rs-suite', plugin);
  }
  const media = within(`${joomlaPlugin}/media/${release.version}`, suite);
  return packPlugins(new Map([...sources, ...within(joomlaPlugin, tags), ...media]));
}

/** Returns the files of the build that pages load, by their paths in `dist`. */
export function suiteFiles(root: string): Files {
  const dist = join(root, 'dist');
  return new Map(filesOfPages(dist).map((path) => [path, readFileSync(join(dist, path))]));
}

/** Packs each folder `plg_…` into an archive in `packages/`, as an extension of Joomla's type "package" has them. */
function packPlugins(files: Files): Files {
  const packed = new Map([...files].filter(([path]) => !path.startsWith('plg_')));
  for (const folder of new Set([...files.keys()].flatMap((path) => /^plg_[^/]+/.exec(path) ?? []))) {
    const own = [...files].filter(([path]) => path.startsWith(`${folder}/`));
    const inside = new Map(own.map(([path, bytes]) => [path.slice(folder.length + 1), bytes]));
    packed.set(`packages/${folder}.zip`, zip(inside));
  }
  return packed;
}

function filesIn(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'README.md' && statSync(join(folder, path)).isFile());
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

function withVersion(files: Files, { version, date }: Release): Files {
  const write = (bytes: Uint8Array) =>
    Buffer.from(Buffer.from(bytes).toString().replaceAll('@version@', version).replaceAll('@date@', date));
  return new Map([...files].map(([path, bytes]) => [path, isText(path) ? write(bytes) : bytes]));
}

function tagList({ root, version }: Release): Uint8Array {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', 'custom-elements.json'), 'utf8')) as Manifest;
  return Buffer.from(`${JSON.stringify({ version, tags: listTags(manifest) }, null, 2)}\n`);
}
