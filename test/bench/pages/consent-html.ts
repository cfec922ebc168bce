/** Categories and texts of the consent banner that every candidate shows. */
export const categories = [
  { id: 'preferences', label: 'Preferences', description: 'Remembers what you have chosen.' },
  { id: 'statistics', label: 'Statistics', description: 'Counts visits.' },
  { id: 'marketing', label: 'Marketing', description: 'Measures advertisements.' },
];

const paragraph = 'We answer within two working days. Please write when we can reach you, and by which way. ';

/** Returns the page below the banner. */
export function articleHtml(): string {
  return `<main><h1>The practice</h1>${`<p>${paragraph.repeat(4)}</p>`.repeat(6)}</main>`;
}
