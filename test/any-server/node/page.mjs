/** Pages of the Node server: HTML without a class or a framework. */
import { attributes, block } from './markup.mjs';
/** @import { Form, Values } from './form.mjs' */

/** @param {string} part */
const ofSuite = (part) => process.env[`RS_SUITE_${part}`] ?? '';

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    ${ofSuite('HEAD')}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
${body}
    </main>
  </body>
</html>
`;
}

/**
 * Returns the page of a form with the typed values and their problems.
 * @param {Form} form
 * @param {Values} values
 * @param {ReadonlyMap<string, string>} problems
 */
export function formPage({ name, title, button, fields }, values = {}, problems = new Map()) {
  const blocks = fields.map(
    (field) => `        ${block(field, values[field.name] ?? [], problems.get(field.name))}`,
  );
  const hasFiles = fields.some(({ type }) => type === 'file');
  const own = attributes({ method: 'post', action: `/${name}`, enctype: hasFiles && 'multipart/form-data' });
  return page(
    title,
    `      ${ofSuite(`BEFORE_${name.toUpperCase()}`)}
      <form${own}>
${blocks.join('\n')}
        <button>${button}</button>
      </form>
      ${ofSuite('AFTER')}`,
  );
}

/** Returns the page after an accepted post. */
export function thanksPage() {
  return page('Thank you', '      <p>We have received your message.</p>');
}
