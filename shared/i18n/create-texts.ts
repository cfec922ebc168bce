import { createFinder, type TextSources } from './find-text.js';
import { formatText } from './format-text.js';
import type { Translate } from './texts.js';

export type { TextSources, Translate };

/** The texts of an element, with values put in; the key itself where no language has a text for it. */
export function createTexts(sources: TextSources): Translate {
  const find = createFinder(sources);
  return (key, ...values) => {
    const [text, language] = find(key);
    return formatText(text, values, language);
  };
}
