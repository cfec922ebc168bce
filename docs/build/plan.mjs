/** Lists the pages of the site, and what each is made of. */
import { messagePages } from './messages.mjs';
import { profileNames } from './profiles.mjs';
import { readTags, readText } from './sources.mjs';
import { pickChapters, withoutTitle } from './sections.mjs';
import { tagTexts } from './tag-chapters.mjs';

const whole = (file) => ({ file, text: withoutTitle(readText(...file.split('/'))) });

/** Returns a page that consists of texts of the repository; its title and its line are in `docs/texts`. */
const page = (key, group, ...sources) => ({ key, kind: 'text', group, sources });

/** Returns a page whose own text is translated chapter by chapter, as texts of the repository are. */
const chapteredPage = (key, group, ...sources) =>
  page(key, group, whole(`docs/content/en/${key}.md`), ...sources);

/** Returns the pages of a tag: its own, and those below it about use, looks and the whole reference. */
function tagPages({ tag, declaration }) {
  const { file, text } = whole(`elements/${tag}/README.md`);
  const { main, ...others } = tagTexts(text);
  const key = `tags/${tag}`;
  const below = { kind: 'tag-part', group: 'none', parent: key, tag };
  return [
    { key, kind: 'tag', group: 'tags', tag, sources: [{ file, text: main }] },
    ...Object.entries(others)
      .filter(([, chapters]) => chapters !== '')
      .map(([part, chapters]) => ({
        ...below,
        part,
        key: `${key}-${part}`,
        sources: [{ file, text: chapters }],
      })),
    { ...below, part: 'reference', key: `${key}-reference`, declaration, sources: [] },
  ];
}

/** Returns the pages of the first steps. */
function startPages() {
  return [
    page('getting-started', 'start'),
    { key: 'playground', kind: 'playground', group: 'start', sources: [] },
    ...['joomla', 'wordpress', 'vite', 'react', 'vue'].map((name) => page(`start/${name}`, 'start')),
    page('five-minutes', 'start'),
    page('bundlers', 'start'),
    ...['loading', 'compact', 'policy', 'integrity', 'frameworks'].map((key) => chapteredPage(key, 'start')),
  ];
}

/** Returns the pages about other servers than those of RSForm! Pro. */
function serverPages() {
  const file = 'elements/rs-form/README.md';
  const titles = ['Server validation', 'Sending without leaving the page'];
  return [
    page('protocol', 'servers', { file, text: pickChapters(readText(file), titles) }),
    page('servers', 'servers'),
  ];
}

/** Returns the pages about forms of other systems: one for each profile, and how a profile is written. */
function formPages() {
  const file = 'elements/rs-form/README.md';
  const text = pickChapters(
    readText(...file.split('/')),
    ['Forms of other systems'],
    ['A profile of your own'],
    true,
  );
  return [
    page('forms/index', 'forms', { file, text }),
    ...profileNames().map((profile) => ({
      ...page(`forms/${profile}`, 'forms'),
      kind: 'profile',
      profile,
    })),
    { ...page('forms/own-profile', 'forms'), kind: 'format' },
  ];
}

/** Returns all pages, in no language yet. */
export function planPages() {
  return [...pagesInNavigation(), ...messagePages()];
}

/** Returns the pages in the order of the navigation. */
function pagesInNavigation() {
  return [
    { key: 'index', kind: 'home', group: 'none', sources: [] },
    ...startPages(),
    // Before the tags: links to chapters that both have lead to the page of the tag.
    ...serverPages(),
    ...formPages(),
    ...readTags().flatMap(tagPages),
    chapteredPage('theming', 'guides', whole('shared/styles/tokens.md')),
    { key: 'theme-editor', kind: 'themes', group: 'guides', sources: [] },
    page('consent-recipes', 'guides'),
    page('optimisers', 'guides'),
    page('troubleshooting', 'guides'),
    chapteredPage('check-page', 'guides'),
    page('translating', 'guides'),
    chapteredPage('architecture', 'guides'),
    chapteredPage('rsform', 'moving', whole('compat/README.md')),
    ...['jce-mediabox', 'glightbox', 'cookiebot', 'vanilla-cookieconsent'].map((name) =>
      page(`moving/${name}`, 'moving'),
    ),
    page('browsers', 'reference'),
    { key: 'conformance', kind: 'conformance', group: 'reference', sources: [] },
    page('performance', 'reference'),
    { key: 'form-json', kind: 'schema', group: 'reference', sources: [] },
    page('messages', 'reference'),
    page('changelog', 'reference', whole('CHANGELOG.md')),
    { key: 'all', kind: 'list', group: 'reference', sources: [] },
  ];
}
