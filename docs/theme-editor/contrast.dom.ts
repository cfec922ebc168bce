/** Table of contrasts. */
import { criterionOf, measurePairs, type ContrastPair, type MeasuredPair } from './contrast.model.js';
import { coloursOf, type Scheme, type Theme, type ThemeData } from './theme.model.js';
import { find } from './find.dom.js';

/** Texts of the table. */
export interface ContrastTexts {
  readonly tokens: Readonly<Record<string, string>>;
  readonly on: string;
  readonly enough: string;
  readonly oneLow: string;
  readonly manyLow: string;
  readonly low: string;
}

const schemes: readonly Scheme[] = ['light', 'dark'];

function cell(pair: MeasuredPair, texts: ContrastTexts): HTMLTableCellElement {
  const element = document.createElement('td');
  const number = document.createElement('span');
  number.textContent = `${pair.ratio.toFixed(2)} : 1`;
  element.append(number);
  if (!pair.isEnough) {
    const warning = document.createElement('strong');
    warning.className = 'theme-warning';
    warning.textContent = texts.low
      .replace('{needed}', `${pair.needed}`)
      .replace('{criterion}', criterionOf(pair));
    element.append(warning);
  }
  return element;
}

/** Shows the contrast of each pair as a number, with a warning in words where it is too low, and how many are. */
export function showContrast(
  results: HTMLElement,
  { pairs, texts }: { readonly pairs: readonly ContrastPair[]; readonly texts: ContrastTexts },
  theme: Theme,
  data: ThemeData,
): void {
  const measured = schemes.map((scheme) => measurePairs(pairs, coloursOf(data, theme, scheme)));
  const rows = (measured[0] ?? []).map(({ foreground, background }, index) => {
    const row = document.createElement('tr');
    const name = document.createElement('th');
    name.scope = 'row';
    name.textContent = texts.on
      .replace('{foreground}', texts.tokens[foreground] ?? foreground)
      .replace('{background}', texts.tokens[background] ?? background);
    row.append(
      name,
      ...measured.flatMap((list) => list.slice(index, index + 1)).map((pair) => cell(pair, texts)),
    );
    return row;
  });
  find(results, '[data-contrast]').replaceChildren(...rows);
  const low = measured.flat().filter(({ isEnough }) => !isEnough).length;
  const text = low === 0 ? texts.enough : low === 1 ? texts.oneLow : texts.manyLow;
  const summary = find(results, '[data-contrast-summary]');
  const line = text.replace('{count}', `${low}`);
  if (summary.textContent !== line) summary.textContent = line;
}
