/** Turns a JSON Schema into a reference: a table for each object in it. */
import { renderTable } from './api.mjs';
import { escapeHtml } from './highlight.mjs';

/** Returns the schema of the items of a list, of nested lists too; of other schemas the schema itself. */
function innermost(schema) {
  return schema.items === undefined ? schema : innermost(schema.items);
}

/**
 * Returns the objects in a schema, each with its path, `pages[].fields[]`, and its title. Of several at one path the keys are
 * in the titles.
 */
function objectsOf(schema, path) {
  const objects = (schema.anyOf ?? schema.oneOf ?? [schema]).filter(({ properties }) => properties);
  return objects.flatMap((variant) => {
    const keys = objects.length > 1 ? ` { ${Object.keys(variant.properties).join(', ')} }` : '';
    const own = { path, title: path + keys, schema: variant };
    return [own, ...Object.entries(variant.properties).flatMap(([key, value]) => below(key, value, path))];
  });
}

function below(key, schema, path) {
  const marks = schema.items === undefined ? '' : '[]';
  const inner = innermost(schema);
  return objectsOf(inner, path === '' ? key + marks : `${path}.${key}${marks}`);
}

const literal = (value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

function typeOf(schema, texts) {
  if (schema.const !== undefined) return literal(schema.const);
  // Only lists of objects refer to themselves.
  if (schema.$ref) return '<code>object</code>';
  if (schema.enum) return schema.enum.map(literal).join(', ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map((variant) => typeOf(variant, texts)).join(` ${texts.or} `);
  if (schema.items) return `${texts.listOf} ${typeOf(schema.items, texts)}`;
  const range = [
    schema.minimum !== undefined ? `≥ ${schema.minimum}` : '',
    schema.maximum !== undefined ? `≤ ${schema.maximum}` : '',
  ].filter((limit) => limit !== '');
  return [`<code>${escapeHtml(schema.type ?? '')}</code>`, ...range].join(' ');
}

/** Returns the default of a key. An object has a table of its own, with the defaults of its keys. */
function defaultOf({ default: value, properties }) {
  return value === undefined || properties ? '–' : literal(value);
}

function rowOf([key, schema], { path, required = [] }, texts, describe) {
  return [
    `<code>${escapeHtml(key)}</code>`,
    typeOf(schema, texts),
    required.includes(key) ? texts.required : defaultOf(schema),
    describe(path === '' ? key : `${path}.${key}`, schema.description ?? ''),
  ];
}

/**
 * Returns the sections of the reference: `{ id, title, html }` each.
 *
 * @param name Name of the schema in the labels of descriptions.
 * @param root Title of the section of the whole.
 * @param describe Returns the HTML of a description: `(label, text) => html`, with the label `rs-form.schema pages[].fields`.
 */
export function schemaSections(schema, { name, root }, texts, describe) {
  const { columns } = texts;
  return objectsOf(schema, '').map(({ path, title: own, schema: object }, index) => {
    const title = path === '' ? root : own;
    const rows = Object.entries(object.properties).map((entry) =>
      rowOf(entry, { path, required: object.required }, texts, (key, text) =>
        describe(`${name} ${key}`, text),
      ),
    );
    const html = renderTable(title, [columns.name, columns.type, columns.default, columns.description], rows);
    return {
      id: path === '' ? 'root' : `${path.replaceAll(/\W+/g, '-').replace(/-$/, '')}-${index}`,
      title,
      html,
    };
  });
}
