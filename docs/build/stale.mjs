/** Prints the chapters and descriptions that the site shows in English on pages of another language: `npm --prefix docs run stale`. */
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { sourceChapters } from './body.mjs';
import { englishDescriptions, readDescriptions } from './descriptions.mjs';
import { planPages } from './plan.mjs';
import { languages } from './sources.mjs';
import { readTranslations, staleLines } from './translations.mjs';

await prepareSuite('dist');
const texts = [...planPages().flatMap(sourceChapters), ...englishDescriptions()];
for (const language of languages.filter((name) => name !== 'en')) {
  const lines = staleLines(texts, [...readTranslations(language), ...readDescriptions(language)]);
  console.log(
    [...lines, `${language}: ${lines.length} of ${texts.length} texts are to be translated`].join('\n'),
  );
}
