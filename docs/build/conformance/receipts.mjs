/** Makes the sections about the receipts: the last results of Lighthouse, of the load times and of the soak. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderTable } from '../api.mjs';
import { escapeHtml } from '../highlight.mjs';
import { readJson, root } from '../sources.mjs';

const names = ['lighthouse', 'load', 'soak'];

/** Returns a receipt: its circumstances and its result. */
export const readReceipt = (name) => readJson('docs', 'conformance', `${name}.json`);

/** Returns true if a receipt has been written. */
export const isWritten = (name) => existsSync(join(root, 'docs', 'conformance', `${name}.json`));

/** Returns a number in a language, with at most three digits that count. */
export function numberIn(language, value) {
  const digits = Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(language, { ...digits, useGrouping: 'always' }).format(value);
}

/** Returns a median and its quartiles, unless they are the same. */
export function spreadIn(language, { median, low, high }) {
  const [middle, from, to] = [median, low, high].map((value) => numberIn(language, value));
  return from === to ? middle : `${middle} (${from}–${to})`;
}

/** Returns a text with the values of a receipt, which are escaped. */
function fill(text, values) {
  return text.replaceAll(/\{(\w+)\}/g, (_, key) => escapeHtml(String(values[key])));
}

/** Returns the name of a row or a column in the language of the page. */
function wordOf(words, key) {
  if (words[key] === undefined) throw new Error(`docs/texts: no words for "${key}" of a receipt`);
  return words[key];
}

function lighthouseTables({ scores }, language, { label, page, columns }) {
  const [first] = Object.values(scores);
  const keys = Object.keys(first);
  const headings = [page, ...keys.map((key) => wordOf(columns, key))];
  const rows = Object.entries(scores).map(([path, row]) => [
    `<code>${escapeHtml(path)}</code>`,
    ...keys.map((key) => numberIn(language, row[key])),
  ]);
  return renderTable(label, headings, rows);
}

function loadTables({ runs, tables }, language, { captions, rows, columns, page, visits }) {
  return Object.entries(tables)
    .map(([key, table]) => {
      const figures = Object.keys(Object.values(table)[0]);
      const cells = Object.entries(table).map(([title, row]) => [
        escapeHtml(wordOf(rows, title)),
        ...figures.map((figure) => spreadIn(language, row[figure])),
      ]);
      const caption = wordOf(captions, key);
      const headings = [page, ...figures.map((figure) => wordOf(columns, figure))];
      const count = fill(visits, { count: runs[key] });
      return `<p>${escapeHtml(caption)} ${count}</p>\n${renderTable(caption, headings, cells)}`;
    })
    .join('\n');
}

function soakTables(receipt, language, { label, page, columns, rows, summary }) {
  const number = (value) => numberIn(language, value);
  const sums = Object.fromEntries(
    Object.entries(receipt)
      .filter(([, value]) => typeof value === 'number')
      .map(([key, value]) => [key, number(value)]),
  );
  const cells = receipt.pages.map(({ title, rounds, first, last }) => [
    escapeHtml(wordOf(rows, title)),
    number(rounds),
    ...Object.keys(first).map((kind) => `${number(first[kind])} → ${number(last[kind])}`),
  ]);
  const kinds = Object.keys(receipt.pages[0].first);
  const headings = [page, columns.rounds, ...kinds.map((kind) => wordOf(columns, kind))];
  return `<p>${fill(summary, sums)}</p>\n${renderTable(label, headings, cells)}`;
}

const makers = { lighthouse: lighthouseTables, load: loadTables, soak: soakTables };

/** Returns the sections of the receipts that are written: `{ id, title, html }` each. */
export function receiptSections(language, texts) {
  return names.filter(isWritten).map((name) => {
    const receipt = readReceipt(name);
    const { circumstances, ...words } = texts.receipts;
    const { title, how } = words[name];
    const intro = `<p>${fill(how, receipt)} ${fill(circumstances, { ...receipt, name })}</p>`;
    return { id: name, title, html: `${intro}\n${makers[name](receipt, language, words[name])}` };
  });
}
