/** Splits the README of a tag into the chapters of its pages: options, use, and looks. */
import { sectionsOf, pickChapters } from './sections.mjs';

/** Titles of the chapters with the options, which stay on the page of the tag. */
const options = /^(Attributes|The input|Rules|The JSON)$/;
/** Titles of the chapters about looks: parts, states, sheets, and the space before the script. */
const looks = /^(Parts\b.*|States|Styling|Texts|First paint|Space before the script)$/;

/** Returns the texts of the pages of a tag: `{ main, use, theming }`, of which the last two may be empty. */
export function tagTexts(text) {
  const chapters = sectionsOf(text).filter(({ level }) => level === 2);
  const preamble = text.split('\n').slice(0, chapters[0]?.from).join('\n');
  const pick = (isWanted) => {
    const titles = chapters.map(({ title }) => title).filter(isWanted);
    return titles.length === 0 ? '' : pickChapters(text, titles, [], true);
  };
  return {
    main: `${preamble}\n\n${pick((title) => options.test(title))}`,
    use: pick((title) => !options.test(title) && !looks.test(title)),
    theming: pick((title) => looks.test(title)),
  };
}
