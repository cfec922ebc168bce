/** Prints the chapters that the site shows in English on pages of another language: `npm run docs:stale`. */
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { sourceChapters } from './body.mjs';
import { planPages } from './plan.mjs';
import { languages } from './sources.mjs';
import { readTranslations, staleLines } from './translations.mjs';

await prepareSuite('dist');
const chapters = planPages().flatMap(sourceChapters);
for (const language of languages.filter((name) => name !== 'en')) {
  const lines = staleLines(chapters, readTranslations(language));
  console.log(
    [...lines, `${language}: ${lines.length} of ${chapters.length} chapters are to be translated`].join('\n'),
  );
}
