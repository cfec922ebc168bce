/**
 * Contact form and registration in plain HTML. Its arguments: a folder for the rows, a file for each form with a line of JSON
 * for each row, and a port of 127.0.0.1. RS_SUITE_HEAD, RS_SUITE_BEFORE_CONTACT, RS_SUITE_BEFORE_REGISTRATION and
 * RS_SUITE_AFTER are HTML for the head and around the forms, RS_SUITE is the folder at /rs-suite/.
 */
import { appendFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { contact } from './contact.mjs';
import { problemsIn, rowOf } from './form.mjs';
import { formPage, thanksPage } from './page.mjs';
import { registration } from './registration.mjs';
/** @import { Form, Values } from './form.mjs' */
/** @import { IncomingMessage, ServerResponse } from 'node:http' */

const [folder = '.', port = '0'] = process.argv.slice(2);
const forms = new Map([contact, registration].map((form) => [`/${form.name}`, form]));
const html = 'text/html; charset=utf-8';
const problemJson = 'application/problem+json';
/** @type {Readonly<Record<string, string>>} */
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const maxBytes = 3_000_000;

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {string | Buffer} body
 */
function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, Vary: 'Accept' }).end(body);
}

/**
 * Returns the values of a post in every encoding of a form, without line breaks of Windows. A file has its name for its value.
 * @param {Form} form
 * @param {IncomingMessage} request
 */
async function readPost({ fields }, request) {
  const body = await buffer(request);
  if (body.length > maxBytes) throw new RangeError('Too long');
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const post = await new Response(body, { headers }).formData();
  const pairs = fields.map(({ name }) => [
    name,
    post
      .getAll(name)
      .map((value) => (typeof value === 'string' ? value : value.name).replaceAll('\r\n', '\n').trim())
      .filter((value) => value !== ''),
  ]);
  return /** @type {Values} */ (Object.fromEntries(pairs));
}

/**
 * Answers a post: with a page or a redirect, or with problem details (RFC 9457) for a request that prefers JSON.
 * @param {Form} form
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function receive(form, request, response) {
  const values = await readPost(form, request);
  const problems = problemsIn(form, values);
  const isJson = /\bapplication\/(?:problem\+)?json\b/.test(request.headers.accept ?? '');
  if (problems.size === 0) {
    await appendFile(join(folder, `${form.name}.jsonl`), `${JSON.stringify(rowOf(form, values))}\n`);
    response.setHeader('Location', '/thanks');
    if (isJson)
      return send(response, 201, 'application/json', '{ "message": "We have received your message." }');
    return send(response, 303, html, '');
  }
  if (!isJson) return send(response, 422, html, formPage(form, values, problems));
  const errors = [...problems].map(([name, detail]) => ({ detail, pointer: `#/${name}` }));
  const details = { type: 'about:blank', title: 'The message has errors.', status: 422, errors };
  send(response, 422, problemJson, JSON.stringify(details));
}

/**
 * @param {string} path Path below /rs-suite/.
 * @param {ServerResponse} response
 */
async function sendSuite(path, response) {
  const suite = resolve(process.env['RS_SUITE'] ?? 'no-suite');
  const file = join(suite, path);
  const type = types[extname(file)];
  if (!type || !file.startsWith(suite + sep)) return send(response, 404, html, 'Not found');
  send(response, 200, type, await readFile(file));
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const form = forms.get(pathname);
  if (form && request.method === 'POST') return receive(form, request, response);
  if (form) return send(response, 200, html, formPage(form));
  if (pathname === '/thanks') return send(response, 200, html, thanksPage());
  if (pathname.startsWith('/rs-suite/')) return sendSuite(pathname.slice(10), response);
  send(response, 404, html, 'Not found');
}

const server = createServer((request, response) => {
  answer(request, response).catch((/** @type {unknown} */ error) => {
    if (!response.headersSent) send(response, 400, 'text/plain', String(error));
  });
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`);
});
