/**
 * Division of browser tests into pages. Files of one element share a page, because to open one takes longer than the
 * tests of most files.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { webKitSkips } from './webkit-tests.mjs';

/** Greatest number of files in a page. */
const most = 8;

/** Reasons for a page of its own, and what shows them in the path or in the text of a file. */
export const ownPageRules = [
  {
    why: 'It tests what is there before a file has come, or how much a page holds.',
    path: /\b(?:define|early|first|held|idle|large|late|leaks|load|loader|loading|lost|preloads)\b/,
  },
  { why: 'It imports at run time, or reads what the page has fetched.', text: /\bimport\(|getEntries/ },
  { why: 'It has hooks for every test of the page.', text: /^(?:before|after)(?:Each)?\(/m },
];

const needsOwnPage = (root, file) =>
  ownPageRules.some(
    ({ path, text }) => path?.test(file) || text?.test(readFileSync(join(root, file), 'utf8')),
  );

/** Returns the folder whose files may share a page: that of an element, or of a kind of tests. */
const groupOf = (file) => dirname(file).split('/').slice(0, 3).join('/');

/** Returns lists of files, one for each page. The first file gives the page its address. */
export function pagesOf(root, files) {
  const own = files.filter((file) => needsOwnPage(root, file));
  const shared = files.filter((file) => !own.includes(file));
  const groups = [...new Set(shared.map(groupOf))];
  return [
    ...own.map((file) => [file]),
    ...groups.flatMap((group) => divide(shared.filter((file) => groupOf(file) === group))),
  ];
}

/** Divides a group into as few pages as possible, with about the same number of files. */
function divide(files) {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, at) => files.filter((_file, index) => index % count === at));
}

const nameOf = 'name-tests-of:';

/** Returns the module that imports the files of a page one after the other. */
function pageModule(files) {
  const imports = files.map((file) => `import './${file}';\nimport '${nameOf}${file}';`);
  return ["import './test/plain-failures.mjs';", ...imports].join('\n');
}

/**
 * Returns the module after a file, which puts its path before the titles of what it has declared, and in WebKit skips
 * what `webkit-tests.mjs` lists.
 */
function namingModule(file) {
  const titles = JSON.stringify(webKitSkips(file).map(({ title }) => title));
  return `const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);
  const skipped = ({ fullTitle }) => ${titles}.some((title) => fullTitle.includes(title));
  const listed = ({ suites = [], tests = [], title }, above) =>
    [...tests.map((test) => ({ test, fullTitle: above + title + ' ' + test.title })),
     ...suites.flatMap((suite) => listed(suite, above + title + ' '))];
  for (const one of [...mocha.suite.suites, ...mocha.suite.tests]) {
    if (one.file) continue;
    if (isWebKit) for (const { test } of listed(one, '').filter(skipped)) test.pending = true;
    Object.assign(one, { file: '${file}', title: '${file}: ' + one.title });
  }`;
}

/** esbuild plugin that bundles the module of a page at the address of its first file. */
export function sharedPages(root, pages) {
  const pageAt = (path) => pages.find(([first]) => join(root, first) === resolve(root, path));
  return {
    name: 'shared-pages',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ kind, path }) => {
        if (path.startsWith(nameOf)) return { path: path.slice(nameOf.length), namespace: 'names' };
        return kind === 'entry-point' && pageAt(path) ? { path, namespace: 'page' } : undefined;
      });
      onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
        contents: pageModule(pageAt(path)),
        resolveDir: root,
      }));
      onLoad({ filter: /./, namespace: 'names' }, ({ path }) => ({ contents: namingModule(path) }));
    },
  };
}
