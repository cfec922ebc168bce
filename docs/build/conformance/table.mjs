/** Makes the tables of the page about conformance: the criteria with their adherence, and where each is shown. */
import { renderTable } from '../api.mjs';
import { escapeHtml } from '../highlight.mjs';
import { receiptSections } from './receipts.mjs';
import { readCriteria } from './reports.mjs';

/** Returns the sections of the page: `{ id, title, html }` each. */
function conformanceSections(language, texts) {
  const { criteria, others } = readCriteria();
  const words = texts.conformance;
  const { criterion, adherence, remark } = words.columns;
  const headings = [criterion, adherence, remark];
  const section = (id, title, rows) => ({ id, title, html: renderTable(title, headings, rows) });
  const rowOf = (one) => [
    escapeHtml(`${one.num} ${one.name[language]}`),
    escapeHtml(words.levels[one.adherence]),
    escapeHtml(
      [one.remark[language], lookedIn(one, language, words)].filter((text) => text !== '').join(' '),
    ),
  ];
  const ofLevel = (level) => criteria.filter((one) => one.level === level).map(rowOf);
  return [
    section('level-a', words.levelA, ofLevel('A')),
    section('level-aa', words.levelAA, ofLevel('AA')),
    section('en-301-549', words.en301549, others.map(rowOf)),
  ];
}

function lookedIn({ looked }, language, words) {
  if (looked === undefined) return '';
  return words.looked.replace('{date}', looked.date).replace('{with}', looked.with[language]);
}

/** Returns the page about conformance in a language. */
export function conformancePage({ key }, language, _context, texts) {
  const tables = conformanceSections(language, texts);
  const receipts = receiptSections(language, texts);
  const headings = [...tables, ...receipts].map(({ id, title }) => ({ level: 2, title, id }));
  const body = { html: '', language };
  return { ...texts.pages[key], body, headings, tables, receipts, methods: readCriteria().methods[language] };
}
