import { readFileSync, readdirSync } from 'node:fs';

const template = readFileSync('contact.html', 'utf8');
const files = readdirSync('public', { recursive: true }).map((name) => `/${name.replaceAll('\\', '/')}`);
const types = new Map([
  ['css', 'text/css'],
  ['js', 'text/javascript'],
]);

/** Fills in the page: `{{#key}}…{{/key}}` stays if the key has a value, `{{key}}` becomes the escaped value. */
export function render(values) {
  const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return template
    .replace(/{{#(.+?)}}([^]*?){{\/\1}}/g, (_, key, part) => (values[key] ? part : ''))
    .replace(/{{(.+?)}}/g, (_, key) => escape(values[key] ?? ''));
}

/** Sends the file of `public/` at a path, or a 404. Returns false for the path of the page. */
export function sendFile(path, response) {
  if (path === '/') return false;
  const type = types.get(path.split('.').at(-1));
  // A path of a visitor is only compared: it never leads to the disk.
  if (type && files.includes(path)) {
    response.setHeader('Content-Type', type).end(readFileSync(`public${path}`));
  } else {
    response.writeHead(404).end('Not found');
  }
  return true;
}
