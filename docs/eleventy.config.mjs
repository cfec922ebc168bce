/**
 * The documentation site: `npm run docs` serves it, `npm --prefix docs run build` writes it to `docs/_site`. Every address is
 * relative and every script is a classic one, so that the pages also work from a file.
 */
import { prepareSuite } from '../scripts/build/prepare.mjs';
import { frameSheet } from './build/frame-heights.mjs';
import { readLiveExamples, readTagExamples } from './build/included.mjs';
import { makePages } from './build/pages.mjs';
import { bundlePlayground, playgroundCopies } from './build/playground.mjs';
import { llmsText, searchScript } from './build/search.mjs';
import { languages, readJson } from './build/sources.mjs';
import { bundleThemeEditor, themeCopies } from './build/theme-bundle.mjs';
import { homeExamples } from './build/home.mjs';
import { readVariants } from './build/variants.mjs';

/** Files that the site takes as they are, and where it has them. */
const copies = {
  'docs/assets': 'assets',
  'docs/examples/assets': 'examples/assets',
  'docs/examples/starts/plain/page.css': 'examples/starts/plain/page.css',
  'dist/suite.single.js': 'rs-suite/suite.single.js',
  'dist/themes': 'rs-suite/themes',
  'docs/node_modules/minisearch/dist/umd/index.js': 'assets/minisearch.js',
  ...playgroundCopies,
  ...themeCopies,
};

/** Files that the pages read beside their templates. */
const watched = [
  ...['CHANGELOG.md', 'elements/*/README.md', 'shared/styles/tokens.md'],
  'docs/{content,texts,examples,pictures,playground,theme-editor,translations,variants}/**/*',
];

export default function configure(eleventy) {
  const isServed = process.env.ELEVENTY_RUN_MODE === 'serve';
  eleventy.setUseGitIgnore(false);
  eleventy.setQuietMode(true);
  eleventy.addPassthroughCopy(copies);
  for (const glob of watched) eleventy.addWatchTarget(`./${glob}`);
  eleventy.on('eleventy.before', async () => {
    if ((await prepareSuite('dist')) === null) throw new Error('The suite could not be built');
  });
  eleventy.on('eleventy.after', ({ directories }) => bundlePlayground(directories.output));
  eleventy.on('eleventy.after', ({ directories }) => bundleThemeEditor(directories.output));
  let pages;
  eleventy.on('eleventy.before', () => (pages = undefined));
  const allPages = () => (pages ??= makePages());
  eleventy.addGlobalData('isServed', isServed);
  eleventy.addGlobalData('examples', () => [
    ...readTagExamples(),
    ...readLiveExamples(),
    ...readVariants(),
    ...homeExamples(),
  ]);
  eleventy.addGlobalData('sitePages', allPages);
  eleventy.addGlobalData('searchScripts', () =>
    languages.map((language) => ({ language, text: searchScript(allPages(), language) })),
  );
  eleventy.addGlobalData('version', () => readJson('package.json').version);
  eleventy.addGlobalData('frameSheet', frameSheet);
  eleventy.addGlobalData('llms', () => llmsText(allPages()));
  return {
    dir: { input: 'docs/site', output: process.env.DOCS_OUTPUT ?? 'docs/_site' },
    templateFormats: ['njk'],
  };
}
