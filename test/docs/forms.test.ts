import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import { escapeHtml } from '../../docs/build/highlight.mjs';
import { readExample, savedContent } from '../../docs/build/included.mjs';
import { makePages, type SitePage } from '../../docs/build/pages.mjs';
import { profileNames, readProfile } from '../../docs/build/profiles.mjs';
import { searchScript } from '../../docs/build/search.mjs';
import { builtInProfiles } from '../../elements/rs-form/profiles/built-in.js';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { servePages } from './serve-pages.js';

const examples = [...profileNames().filter((name) => name !== 'rsform'), 'own-profile'];

/** Returns the texts and names in a profile. */
function valuesIn(profile: unknown): readonly string[] {
  if (typeof profile === 'string') return profile === '' ? [] : [profile];
  return typeof profile === 'object' && profile !== null ? Object.values(profile).flatMap(valuesIn) : [];
}

describe('docs: forms', () => {
  let pages: readonly SitePage[];
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    pages = makePages();
  });

  it('the documentation of forms of other systems has a page for each profile in both languages, which is in the menu and in the search', () => {
    assert.deepEqual(profileNames().toSorted(), builtInProfiles.map(({ name }) => name).toSorted());
    for (const language of ['en', 'es']) {
      const search = searchScript(pages, language);
      for (const name of [...profileNames(), 'index', 'own-profile']) {
        const page = pages.find((one) => one.key === `forms/${name}` && one.language === language);
        assert.ok(page, `${language} ${name}`);
        const shown = page.navigation.flatMap(({ pages: inMenu }) => inMenu.filter((one) => one.isCurrent));
        assert.equal(shown.length, 1, `${language} ${name}`);
        assert.equal(page.body.language, language);
        assert.ok(search.includes(page.address), page.address);
      }
    }
  });

  it('the documentation of forms of other systems shows each value of a profile in its table', () => {
    for (const { key, profile, table = '' } of pages.filter((page) => page.kind === 'profile')) {
      const own = Object.entries(readProfile(profile ?? '')).filter(([name]) => name !== '$schema');
      for (const value of valuesIn(Object.fromEntries(own)))
        assert.ok(table.includes(`<code>${escapeHtml(value)}</code>`), key);
    }
  });

  it('the documentation of forms of other systems explains every key of the format on the page about a profile of your own', () => {
    const own = pages.filter(({ key }) => key === 'forms/own-profile');
    for (const { sections = [] } of own) {
      const rows = sections.flatMap(({ html }) =>
        [...html.matchAll(/<tr><td>[^]*?<\/tr>/g)].map(([row]) => row),
      );
      assert.ok(rows.length > 15);
      for (const row of rows) assert.doesNotMatch(row, /<td><\/td><\/tr>$/, row);
    }
  });

  it('the documentation of forms of other systems shows forms that the systems write, without a handler or a style that a policy blocks', () => {
    const content = savedContent('gravity-forms/contact.html');
    assert.match(
      content,
      /<div class='gf_browser_chrome gform_wrapper[^]*<form [^>]*action="#sent"[^]*<\/form>/,
    );
    assert.doesNotMatch(content, / (?:on\w+|style)=|<h1>/);
    for (const name of examples)
      assert.match(readExample(`forms/${name}.html`), /<rs-form[^]*<form [^]*<\/rs-form>/);
  });

  it('the documentation of forms of other systems has no example in which doctor finds an error of its author', async () => {
    const served = examples.map((name) => [`/${name}`, { html: readExample(`forms/${name}.html`) }] as const);
    const { address, stop } = await servePages(Object.fromEntries(served));
    try {
      for (const [path] of served) {
        const found = (await findingsOf(address + path)).filter(({ check }) => check === 'tags');
        assert.deepEqual(found, [], path);
      }
    } finally {
      stop();
    }
  });
});
