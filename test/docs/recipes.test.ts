import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import { pickChapters } from '../../docs/build/sections.mjs';
import { readText } from '../../docs/build/sources.mjs';
import { chaptersOf, readTranslations, translate } from '../../docs/build/translations.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { loader, page, policy, preloads } from '../cli/doctor/pages.js';
import { type Answer, own, withSite } from '../cli/doctor/site.js';

const answers = new Map<string, Answer>();
const site = withSite(() => answers);
const tags = tagsOf(process.cwd());

const recipesIn = (text: string) =>
  [...text.matchAll(/^```html\n([^]*?)^```/gm)].map(([, code = '']) => code);
const english = (tag: string) => pickChapters(readText('elements', tag, 'README.md'), ['Recipes']);
const translations = readTranslations('es');

/** Returns the recipes of a tag as the site has them in Spanish. */
function spanish(tag: string): string {
  const file = `elements/${tag}/README.md`;
  const chapters = chaptersOf({ file, text: readText(file) });
  const from = chapters.findIndex(({ label }) => label.endsWith('#recipes'));
  const recipes = chapters.slice(from + 1).filter(({ text }) => text.startsWith('### '));
  return recipes.map((chapter) => translate(chapter, translations) ?? '').join('\n');
}

/** Returns the markup of a recipe without its texts, which are in the language of the page. */
const withoutTexts = (recipe: string) =>
  recipe.replaceAll(/>[^<]*</g, '><').replaceAll(/ (alt|aria-label|text|title|values?)="[^"]*"/g, ' $1');

/** Returns the author's errors that doctor finds in a page with a recipe. */
async function errorsIn(recipe: string): Promise<readonly string[]> {
  const headers = { 'Content-Security-Policy': policy };
  answers.set('/page', { body: page(preloads + loader, recipe), headers });
  const findings = await findingsOf(`${site()}/page`, { own });
  return findings
    .filter(({ check }) => check === 'tags')
    .map(({ found, expected }) => `${found}; ${expected}`);
}

describe('docs: recipes', () => {
  for (const tag of tags)
    it(`the recipes of a tag contain no error of an author, and have the same markup in Spanish: <${tag}>`, async () => {
      const recipes = recipesIn(english(tag));
      assert.ok(recipes.some((recipe) => recipe.includes(`<${tag}`)));
      const translated = recipesIn(spanish(tag));
      for (const recipe of [...recipes, ...translated]) assert.deepEqual(await errorsIn(recipe), [], recipe);
      assert.deepEqual(translated.map(withoutTexts), recipes.map(withoutTexts));
    });
});
