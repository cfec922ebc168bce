/** Licences of the packages whose code is in the bundles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/;
const isNotice = (name) => /^(?:licen[cs]e|notice)(?:\.md|\.txt)?$/i.test(name);

/** Returns a Rollup plugin for several bundles, built one after the other: the last file has the notices of all. */
export function writeNotices() {
  const folders = new Set();
  return {
    name: 'write-notices',
    generateBundle({ file }, bundle) {
      for (const [id, { renderedLength }] of Object.values(bundle).flatMap(modulesOf)) {
        const [, folder] = packageFolder.exec(id) ?? [];
        if (folder && renderedLength > 0) folders.add(folder);
      }
      // One file beside the bundles is enough.
      if (file?.includes('/chunks/')) return;
      const source = [...folders]
        .sort()
        .map(noticeOf)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}

const modulesOf = ({ modules = {} }) => Object.entries(modules);

function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter(isNotice);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) texts.push(`Copyright by ${author}. The package has no file with its licence.`);
  return [`${name} ${version}, licence: ${license}`, ...texts, ''].join('\n\n');
}
