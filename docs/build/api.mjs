/** Turns the manifest's entry of a tag into tables. */
import { escapeHtml } from './highlight.mjs';

const code = (text) => (text === undefined || text === '' ? '–' : `<code>${escapeHtml(text)}</code>`);
const typeOf = ({ type }) => code(type?.text.replaceAll('"', "'"));

const isPublic = (member) => !member.static && (member.privacy ?? 'public') === 'public';
const fields = ({ members = [] }) =>
  members.filter((member) => member.kind === 'field' && isPublic(member) && member.description !== undefined);
const methods = ({ members = [] }) =>
  members.filter(
    (member) => member.kind === 'method' && isPublic(member) && member.description !== undefined,
  );

const signature = ({ name, parameters = [], return: result }) =>
  `${name}(${parameters.map(({ name, type }) => (type ? `${name}: ${type.text}` : name)).join(', ')})` +
  (result?.type?.text && result.type.text !== 'void' ? `: ${result.type.text}` : '');

const descriptionOf = ({ name, description = '' }, describe) => describe(name || '-', description);

function describeMethod({ name, description, parameters = [] }, describe) {
  const named = parameters.filter((parameter) => parameter.description);
  return [
    describe(name, description),
    ...named.map(
      (parameter) =>
        `${code(parameter.name)}: ${describe(`${name}/${parameter.name}`, parameter.description)}`,
    ),
  ].join(' ');
}

/**
 * Tables in their order: the key of their heading, their rows, and their columns by the key of the column's heading. A
 * column makes a cell of a row and of `describe(name, text)`.
 */
const tables = [
  {
    key: 'attributes',
    rows: ({ attributes = [] }) => attributes,
    columns: [
      ['name', ({ name }) => code(name)],
      ['property', ({ fieldName }) => code(fieldName)],
      ['type', typeOf],
      ['default', ({ default: value }) => code(value)],
      ['description', descriptionOf],
    ],
  },
  {
    key: 'properties',
    rows: (declaration) => fields(declaration).filter(({ attribute }) => attribute === undefined),
    columns: [
      ['name', ({ name }) => code(name)],
      ['type', typeOf],
      ['description', descriptionOf],
    ],
  },
  {
    key: 'methods',
    rows: methods,
    columns: [
      ['method', (method) => code(signature(method))],
      ['description', describeMethod],
    ],
  },
  {
    key: 'events',
    rows: ({ events = [] }) => events.filter(({ name }) => name),
    columns: [
      ['name', ({ name }) => code(name)],
      ['class', typeOf],
      ['description', descriptionOf],
    ],
  },
  ...[
    ['slots', 'slots', ({ name }) => (name === '' ? '–' : code(name))],
    ['parts', 'cssParts', ({ name }) => code(name)],
    ['states', 'cssStates', ({ name }) => code(name)],
  ].map(([key, list, name]) => ({
    key,
    rows: (declaration) => declaration[list] ?? [],
    columns: [
      ['name', name],
      ['description', descriptionOf],
    ],
  })),
  {
    key: 'cssProperties',
    rows: ({ cssProperties = [] }) => cssProperties,
    columns: [
      ['name', ({ name }) => code(name)],
      ['default', ({ default: value }) => code(value)],
      ['description', descriptionOf],
    ],
  },
];

/** Returns a table that scrolls on its own. */
export function renderTable(label, headings, rows) {
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="scroller" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`;
}

/**
 * Returns the tables of a tag: `{ id, title, html }` each. Empty ones are left out.
 *
 * @param describe Returns the HTML of a description: `(label, text) => html`, with the label `rs-form attributes/src`.
 */
export function apiTables(declaration, texts, describe) {
  return tables.flatMap(({ key, rows, columns }) => {
    const found = rows(declaration);
    if (found.length === 0) return [];
    const title = texts.api[key];
    const headings = columns.map(([column]) => texts.columns[column]);
    const own = (name, text) => describe(`${declaration.tagName} ${key}/${name}`, text);
    const html = renderTable(
      title,
      headings,
      found.map((row) => columns.map(([, cell]) => cell(row, own))),
    );
    return [{ id: `api-${key}`, title, html }];
  });
}
