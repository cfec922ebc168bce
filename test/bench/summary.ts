/** Summary of many visits: medians with their spread, and ratios, as a Markdown table. */

/** Figures of one visit, by what they are called. */
export type Figures = Readonly<Record<string, number>>;

/** A column of a table. */
export interface Column {
  /** Name of the figure. */
  readonly figure: string;
  readonly title: string;
}

/** All visits of one candidate. */
export interface Result {
  readonly name: string;
  readonly visits: readonly Figures[];
}

/** Median of numbers, with its quartiles. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the median and the quartiles of numbers, interpolated; `NaN` without any. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
    return below + (above - below) * (place % 1);
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Returns a number with at most three digits that count; thousands have commas, and all of their digits. */
export function numberText(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat('en', digits).format(value);
}

/**
 * Returns a cell: the median, the quartiles if they are not the same, and the ratio to the median of the first row.
 *
 * @example "54 (50–60) ×1.1"
 */
export function cellText(spread: Spread, first?: Spread): string {
  const [median, low, high] = [spread.median, spread.low, spread.high].map(numberText);
  const quartiles = low === high ? '' : ` (${low}–${high})`;
  const isComparable = first !== undefined && first.median > 0 && !Number.isNaN(spread.median);
  return `${median}${quartiles}${isComparable ? ` ×${numberText(spread.median / first.median)}` : ''}`;
}

/** Returns a table with a row for each candidate. Ratios are those to the first row. */
export function tableText(columns: readonly Column[], results: readonly Result[]): string {
  const spreads = results.map(({ visits }) =>
    columns.map(({ figure }) => spreadOf(visits.map((figures) => figures[figure] ?? NaN))),
  );
  const rows = results.map(({ name }, row) => [
    name,
    ...columns.map((_, at) => {
      const first = row === 0 ? undefined : spreads[0]?.[at];
      return cellText(spreads[row]?.[at] ?? spreadOf([]), first);
    }),
  ]);
  return [['', ...columns.map(({ title }) => title)], ['---', ...columns.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Returns a text with another one between two markers: `<!-- bench NAME -->` and `<!-- /bench -->`.
 *
 * @throws Error if the text does not have the markers.
 */
export function writeBetween(text: string, name: string, content: string): string {
  const start = `<!-- bench ${name} -->`;
  const from = text.indexOf(start);
  const to = text.indexOf('<!-- /bench -->', from);
  if (from < 0 || to < 0) throw new Error(`No place for "${name}": expected ${start} and <!-- /bench -->`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
