/** Tables of `shared/styles/tokens.md`, the one source of the suite's tokens. */

/**
 * Returns the rows of the table below a heading, each as its cells. The first cell is empty: a row starts with a bar.
 *
 * @param {string} markdown
 * @param {string} heading
 * @returns {string[][]}
 */
export function rowsBelow(markdown, heading) {
  const [, section = ''] = markdown.split(`## ${heading}\n`);
  const [table] = section.split(/\n## /);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Returns the text of a cell without the marks of code. */
export function bare(cell) {
  return cell.replaceAll('`', '');
}
