/** Cuts Markdown into sections by headings, so that a page can take chapters of a README. */
import { createMarkdown, headingsOf } from './markdown.mjs';

const parser = createMarkdown();

/** Returns the headings of a Markdown text: level, title, id, and the lines from the heading to the end of its section. */
export function sectionsOf(text) {
  const headings = headingsOf(parser.parse(text, {}));
  const lastLine = text.split('\n').length;
  return headings.map(({ token, level, title, id }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level);
    return { level, title, id, from: token.map[0], to: next?.token.map[0] ?? lastLine };
  });
}

/**
 * Returns chapters of a text as a text of their own. The heading of each gets the level 2, and those below follow.
 * A text of one chapter has no heading: the page's title is its heading.
 *
 * @param titles Titles of the chapters.
 * @param without Titles of sections inside them that are left out.
 * @param hasTitles False for a text without a heading for its only chapter.
 * @throws Error if a title is not in the text.
 */
export function pickChapters(text, titles, without = [], hasTitles = titles.length > 1) {
  const sections = sectionsOf(text);
  const lines = text.split('\n');
  const find = (title) => {
    const section = sections.find((candidate) => candidate.title === title);
    if (section === undefined) throw new Error(`No chapter "${title}"`);
    return section;
  };
  const left = without.map(find);
  return titles
    .map(find)
    .map(({ level, from, to }) =>
      withLevels(lines, hasTitles ? from : from + 1, to, hasTitles ? level - 2 : level - 1, (line) =>
        left.some((cut) => line >= cut.from && line < cut.to),
      ),
    )
    .join('\n\n');
}

/** Returns a text without the first heading. */
export function withoutTitle(text) {
  return text.replace(/^# .*\n/, '');
}

function withLevels(lines, from, to, raise, isLeftOut) {
  let inCode = false;
  return lines
    .slice(from, to)
    .map((line, index) => {
      if (isLeftOut(from + index)) return null;
      if (line.startsWith('```')) inCode = !inCode;
      if (inCode || raise === 0 || !/^#{2,6} /.test(line)) return line;
      return raise > 0 ? line.slice(raise) : '#'.repeat(-raise) + line;
    })
    .filter((line) => line !== null)
    .join('\n');
}
